"use strict";
// Before the page is painted: the theme that the reader chose last.
(() => {
  let chosen = null;
  try { chosen = localStorage.getItem("hatas-theme"); } catch { /* storage may be forbidden */ }
  if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
})();

import { liveForms, livePolls } from "./live.js";
import { copying } from "./copy.js";
import { dropping } from "./drop.js";
import { trying } from "./try.js";

const root = document.documentElement;
const theme = document.getElementById("theme");
theme.hidden = false;
theme.addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try { localStorage.setItem("hatas-theme", root.dataset.theme); } catch { /* it holds for this page only */ }
});

liveForms();
livePolls();
copying();
dropping();
trying();

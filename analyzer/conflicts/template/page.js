"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const articles = [...document.querySelectorAll("article")];
  const texts = articles.map((article) => article.querySelector(".sides").textContent.toLocaleLowerCase());
  const count = document.getElementById("count");
  const nothing = document.getElementById("nothing");
  const field = (name) => form.elements[name];
  form.hidden = false;

  const fits = (article, text) => {
    const effect = field("effect").value;
    const words = field("search").value.toLocaleLowerCase().split(/\s+/);
    return (!effect || article.dataset.a === effect || article.dataset.b === effect)
      && ["rule", "kind", "status", "doubt"].every((name) => !field(name).value || article.dataset[name] === field(name).value)
      && words.every((word) => text.includes(word));
  };

  const apply = () => {
    let shown = 0;
    articles.forEach((article, n) => {
      article.hidden = !fits(article, texts[n]);
      if (!article.hidden) shown += 1;
    });
    count.textContent = shown;
    nothing.hidden = shown > 0;
  };

  const fromAddress = () => {
    const match = location.hash.match(/^#effect=(.*)$/);
    if (match) {
      form.reset();
      field("effect").value = decodeURIComponent(match[1]);
      apply();
      document.getElementById("list").scrollIntoView();
    } else if (/^#c\d+$/.test(location.hash)) {
      const target = document.getElementById(location.hash.slice(1));
      if (target && target.hidden) { form.reset(); apply(); }
      if (target) { target.scrollIntoView(); target.focus({ preventScroll: true }); }
    }
  };

  const step = (by) => {
    const visible = articles.filter((article) => !article.hidden);
    const at = visible.indexOf(document.activeElement.closest("article"));
    const next = visible[at < 0 ? (by > 0 ? 0 : visible.length - 1) : at + by];
    if (next) { next.scrollIntoView({ block: "start" }); next.focus({ preventScroll: true }); }
  };

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  addEventListener("hashchange", fromAddress);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") { form.reset(); return; }
    if (event.target.closest("input, select, button")) return;
    if (event.key === "/") { event.preventDefault(); field("search").focus(); }
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  });
  fromAddress();
})();

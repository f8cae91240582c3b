"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const list = document.getElementById("list");
  const articles = [...list.children];
  const count = document.getElementById("count");
  const nothing = document.getElementById("nothing");
  const filtered = document.getElementById("filtered");
  const names = ["level", "mode", "csak", "code", "type", "edition"].filter((name) => form.elements[name]);
  const several = new Set(["csak", "code"]);
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const low = (text) => text.toLocaleLowerCase("hu");
  const part = (article, selector) => { const found = article.querySelector(selector); return found ? found.textContent : ""; };
  let texts = null;
  let order = "";
  for (const each of [form, document.querySelector(".keys")]) each.hidden = false;

  // What is searched: texts as written, and without accents for words typed without them. Made when first needed.
  const searched = () => {
    texts ||= articles.map((article) => {
      const text = low([".id", ".name", ".text"].map((selector) => part(article, selector)).join("\n"));
      return [text, bare(text)];
    });
    return texts;
  };

  const fits = (value, wanted, many) => {
    if (!many) return value === wanted;
    const has = value.split(" ").filter(Boolean);
    if (wanted === "*") return has.length > 0;
    if (wanted === "-") return has.length === 0;
    return has.includes(wanted);
  };

  const chosen = () => names.map((name) => [name, form.elements[name].value]).filter(([, value]) => value);

  const apply = () => {
    const words = low(form.elements.search.value).split(/\s+/).filter(Boolean).map((word) => [word, word === bare(word)]);
    const wanted = chosen();
    const text = words.length ? searched() : null;
    let shown = 0;
    articles.forEach((article, n) => {
      const fit = wanted.every(([name, value]) => fits(article.dataset[name], value, several.has(name)))
        && words.every(([word, plain]) => text[n][plain ? 1 : 0].includes(word));
      if (article.hidden === fit) article.hidden = !fit;
      if (fit) shown += 1;
    });
    count.textContent = shown;
    nothing.hidden = shown > 0;
    const said = [...wanted.map(([name]) => form.elements[name].selectedOptions[0].textContent), form.elements.search.value].filter(Boolean);
    filtered.hidden = said.length === 0;
    filtered.textContent = `${form.dataset.filtered} ${said.join(" · ")} – ${shown}`;
  };

  const number = (article, name) => Number(article.dataset[name]);
  const orders = {
    "": () => 0,
    worst: (a, b) => number(b, "rank") - number(a, "rank") || number(b, "count") - number(a, "count"),
    count: (a, b) => number(b, "count") - number(a, "count"),
    id: (a, b) => collator.compare(a.key, b.key),
    name: (a, b) => collator.compare(a.key, b.key),
    type: (a, b) => collator.compare(a.key, b.key),
    edition: (a, b) => collator.compare(a.key, b.key),
  };
  const keys = {
    id: (article) => part(article, ".id"),
    name: (article) => part(article, ".name"),
    type: (article) => article.dataset.type,
    edition: (article) => article.dataset.edition,
  };

  const sort = () => {
    const by = form.elements.sort.value;
    if (by === order) return;
    order = by;
    const rows = articles.map((article) => ({ article, dataset: article.dataset, key: keys[by] ? keys[by](article) : "" }));
    rows.sort(orders[by]);
    list.replaceChildren(); // taking out thousands one by one, in another order, would take a browser minutes
    list.append(...rows.map((row) => row.article));
  };

  const remember = () => {
    const state = new URLSearchParams(chosen());
    if (form.elements.search.value) state.set("search", form.elements.search.value);
    if (form.elements.sort.value) state.set("sort", form.elements.sort.value);
    const hash = state.toString();
    try { history.replaceState(null, "", hash ? `#${hash}` : "#effects"); } catch { /* a page in a frame may not */ }
  };

  const take = (query) => {
    const state = new URLSearchParams(query);
    form.reset();
    for (const name of [...names, "search", "sort"]) if (state.has(name)) form.elements[name].value = state.get(name);
    sort();
    apply();
  };

  const go = (article) => { article.scrollIntoView({ block: "start" }); article.focus({ preventScroll: true }); };

  const fromAddress = () => {
    const hash = location.hash.slice(1);
    if (hash.includes("=")) {
      take(hash);
      document.getElementById("effects").scrollIntoView();
    } else if (/^e\d+$/.test(hash)) {
      const target = document.getElementById(hash);
      if (target && target.hidden) { form.reset(); sort(); apply(); }
      if (target) go(target);
    }
  };

  const step = (by) => {
    const visible = [...list.children].filter((article) => !article.hidden);
    const at = visible.indexOf(document.activeElement.closest("article"));
    const next = visible[at < 0 ? (by > 0 ? 0 : visible.length - 1) : at + by];
    if (next) go(next);
  };

  let waiting = 0;
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (event.target.name === "sort") sort();
      apply();
      remember();
    }, event.target.name === "search" ? 150 : 0);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(() => { sort(); apply(); remember(); }));
  addEventListener("hashchange", fromAddress);
  addEventListener("click", (event) => {
    const link = event.target.closest("a[data-filter]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const [name, ...value] = link.dataset.filter.split("=");
    take(new URLSearchParams([[name, value.join("=")]]));
    remember();
    document.getElementById("effects").scrollIntoView();
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") { form.reset(); return; }
    if (event.target.closest("input, select, button, summary")) return;
    if (event.key === "/") { event.preventDefault(); form.elements.search.focus(); }
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  });
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details:not([open])")];
    for (const each of opened) each.open = true;
  });
  addEventListener("afterprint", () => { for (const each of opened) each.open = false; });
  fromAddress();
})();

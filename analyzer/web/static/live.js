// Pages that follow their form while it is filled in: the same address is fetched that a submit would open, and the
// parts that are marked with data-live are put in the place of the present ones. Without this script the submit works.

const WAIT = 300;
const parser = new DOMParser();

export const announce = (text) => {
  const place = document.getElementById("announce");
  if (text && place.textContent !== text) place.textContent = text;
};

const swap = (page) => {
  for (const old of document.querySelectorAll("[data-live]")) {
    const fresh = page.getElementById(old.id);
    if (!fresh || fresh.outerHTML === old.outerHTML) continue;
    const open = [...old.querySelectorAll("details")].map((details) => details.open);
    const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
    old.className = fresh.className;
    old.hidden = fresh.hidden;
    old.replaceChildren(...fresh.childNodes);
    old.querySelectorAll("details").forEach((details, n) => { details.open = open[n] ?? details.open; });
    if (focused) document.getElementById(focused)?.focus();
    announce(fresh.dataset.announce);
  }
  document.title = page.title;
  document.dispatchEvent(new Event("hatas:swapped"));
};

const tell = (text) => {
  const head = document.querySelector("[data-live] h1") ?? document.querySelector("h1");
  let place = document.getElementById("trouble");
  if (!place) {
    place = document.createElement("p");
    place.id = "trouble";
    place.setAttribute("role", "alert");
    head.after(place);
  }
  place.textContent = text;
};

const addressOf = (form) => {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (value !== "") address.searchParams.set(name, value.replaceAll("\r\n", "\n"));
  }
  return address;
};

const tooLong = (form) => {
  const limit = Number(form.dataset.limit ?? 0);
  return limit > 0 && [...form.querySelectorAll("textarea")].some((area) => [...area.value].length > limit);
};

let asked = null;
const fetched = async (address) => {
  asked?.abort();
  const mine = new AbortController();
  asked = mine;
  try {
    const answer = await fetch(address, { signal: mine.signal, headers: { Accept: "text/html" } });
    swap(parser.parseFromString(await answer.text(), "text/html"));
    return true;
  } catch (error) {
    if (error.name !== "AbortError") tell(document.body.dataset.offline);
    return false;
  } finally {
    if (asked === mine) asked = null;
  }
};

const follow = async (form) => {
  if (tooLong(form)) {
    asked?.abort();
    tell(form.dataset.tooLong);
    return;
  }
  const address = addressOf(form);
  form.setAttribute("aria-busy", "true");
  const done = await fetched(address);
  form.removeAttribute("aria-busy");
  if (done) history.replaceState(null, "", address);
};

export const liveForms = () => {
  for (const form of document.querySelectorAll("form[data-live-form]")) {
    let timer = 0;
    const soon = (wait) => { clearTimeout(timer); timer = setTimeout(follow, wait, form); };
    form.addEventListener("input", () => soon(WAIT));
    form.addEventListener("change", () => soon(0));
    form.addEventListener("submit", (event) => { event.preventDefault(); soon(0); });
  }
};

// A page that shows work in progress asks again until it is done.
export const livePolls = () => {
  const again = async () => {
    const running = document.querySelector("[data-poll]");
    if (!running) return;
    await fetched(location.href);
    setTimeout(again, Number(document.querySelector("[data-poll]")?.dataset.poll ?? 1000));
  };
  if (document.querySelector("[data-poll]")) setTimeout(again, 500);
};

// Buttons that copy: shown only where this script runs.
import { announce } from "./live.js";

const write = async (text) => {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Without https, browsers copy from a field only.
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
};

const show = () => {
  for (const button of document.querySelectorAll("[data-copy], [data-copy-link]")) button.hidden = false;
};

export const copying = () => {
  show();
  document.addEventListener("hatas:swapped", show);
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy], [data-copy-link]");
    if (!button) return;
    const from = button.dataset.copy && document.getElementById(button.dataset.copy);
    try {
      await write(from ? from.value : document.getElementById("permalink").href);
      const said = button.textContent;
      button.textContent = `✓ ${document.body.dataset.copied}`;
      announce(document.body.dataset.copied);
      setTimeout(() => { button.textContent = said; }, 1500);
    } catch {
      from?.select();  // then the reader can copy by hand
    }
  });
};

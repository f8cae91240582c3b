// A field for a file that files can be dropped on; one too large is refused before it is sent.
export const dropping = () => {
  const form = document.querySelector("form[data-drop]");
  if (!form) return;
  const field = form.querySelector("input[type=file]");
  const trouble = form.querySelector("[role=alert]");
  const fits = () => {
    const file = field.files[0];
    const good = !file || file.size <= Number(form.dataset.drop);
    trouble.textContent = good ? "" : form.dataset.tooLarge;
    return good;
  };
  field.addEventListener("change", fits);
  form.addEventListener("submit", (event) => {
    if (!fits()) { event.preventDefault(); return; }
    form.classList.add("busy");
    form.querySelector("button").textContent = form.dataset.uploading;
  });
  for (const kind of ["dragenter", "dragover"]) {
    form.addEventListener(kind, (event) => { event.preventDefault(); form.classList.add("over"); });
  }
  form.addEventListener("dragleave", (event) => {
    if (!form.contains(event.relatedTarget)) form.classList.remove("over");
  });
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    form.classList.remove("over");
    if (event.dataTransfer.files.length === 0) return;
    field.files = event.dataTransfer.files;
    if (fits()) form.requestSubmit();
  });
};

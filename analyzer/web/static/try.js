// The page of the REST interface: sends the example as it stands in the field and shows the answer.
export const trying = () => {
  for (const form of document.querySelectorAll("form[data-try]")) {
    form.hidden = false;
    const place = form.querySelector("output");
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      place.textContent = "…";
      try {
        const answer = await fetch(form.dataset.try, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: form.querySelector("textarea").value,
        });
        place.textContent = `${answer.status}\n${JSON.stringify(await answer.json(), null, 2)}`;
      } catch {
        place.textContent = document.body.dataset.offline;
      }
    });
  }
};

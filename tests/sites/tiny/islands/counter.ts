let loaves = 0;
document.querySelector("[data-count]")?.addEventListener("click", event => {
  loaves++;
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.textContent = `${loaves} loaves`;
});

for (const article of document.querySelectorAll(".game")) {
  const { turns, boards } = games[Number(article.dataset.game)];
  const pieces = article.querySelectorAll(".piece");
  const output = article.querySelector("output");
  let at = turns.length;
  const show = () => {
    boards[at].split(",").forEach((sign, n) => { pieces[n].textContent = sign; });
    output.textContent = at === 0 ? "0" : `${at}. ${turns[at - 1]}`;
  };
  const steps = { first: () => 0, back: () => Math.max(0, at - 1), on: () => Math.min(turns.length, at + 1), last: () => turns.length };
  for (const button of article.querySelectorAll("button")) {
    button.addEventListener("click", () => { at = steps[button.dataset.step](); show(); });
  }
}

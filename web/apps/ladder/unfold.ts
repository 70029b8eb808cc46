/// <reference lib="dom" />

/** What an address leads to is unfolded, as not every browser does by itself. */
export function unfoldTarget(): void {
  unfold();
  addEventListener('hashchange', unfold);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) unfold();
  });
}

function unfold(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest('details:not([open])');
  if (!target || !folded) return;
  folded.setAttribute('open', '');
  target.scrollIntoView();
}

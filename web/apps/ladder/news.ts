/// <reference lib="dom" />

/** How long somebody who has moved stays marked, in milliseconds. */
const MARKED = 8000;

const rows = (page: Document) => page.querySelectorAll<HTMLElement>('.ladder tr[id]');
const playerIn = (row: Element): string => row.querySelector('a')?.getAttribute('href') ?? '';
const rungIn = (row: Element): string => row.querySelector('th')?.firstChild?.textContent ?? '';

/** On which rung everybody stands, by the address of their own page. */
export const rungsOn = (page: Document): ReadonlyMap<string, string> =>
  new Map([...rows(page)].map((row) => [playerIn(row), rungIn(row)]));

/** Marks those who stand on another rung than before; who rises passes over the others. */
export function highlight(before: ReadonlyMap<string, string>): void {
  for (const row of rows(document)) {
    const rung = before.get(playerIn(row));
    if (rung === undefined || rung === rungIn(row)) continue;
    row.dataset['moved'] = Number(rungIn(row)) < Number(rung) ? 'up' : '';
    setTimeout(() => row.removeAttribute('data-moved'), MARKED);
  }
}

/** The newest result, and whose turn it is, where they are others than before. */
export const newsIn = (then: Document, now: Document): string =>
  ['.results tbody td', '.games summary', '.turn']
    .flatMap((place) => {
      const [before, after] = [then, now].map((page) => textOf(page.querySelector(place)));
      return after !== undefined && after !== '' && after !== before ? [after] : [];
    })
    .join('. ');

const textOf = (element: Element | null): string | undefined => element?.textContent?.replace(/\s+/g, ' ').trim();

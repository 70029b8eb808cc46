/// <reference lib="dom" />

/** From as many rows on, a ladder is searched more easily than looked through. */
const MANY = 12;

/** Without accents and capitals, as people type a name. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ladder tbody tr')];
const nameIn = (row: Element): string => row.querySelector('bdi')?.textContent ?? '';
const wanted = (): string => plain(document.querySelector<HTMLInputElement>('#find')?.value.trim() ?? '');

/** Shows the rows of those whose name has in it what was typed; all if nothing was. */
export function filterRows(): number {
  const text = wanted();
  let shown = 0;
  for (const row of rows()) {
    row.hidden = !plain(nameIn(row)).includes(text);
    if (!row.hidden) shown++;
  }
  return shown;
}

/** A field above a long ladder, to find a name. */
export function offerSearch(tell: (words: string) => void): void {
  const table = document.querySelector('.ladder table');
  if (!table || rows().length < MANY) return;
  const label = document.createElement('label');
  const field = document.createElement('input');
  label.dataset['own'] = '';
  label.className = 'find';
  field.id = 'find';
  field.type = 'search';
  field.autocomplete = 'off';
  field.addEventListener('input', () => {
    const shown = filterRows();
    tell(shown === 1 ? 'one player' : `${shown} players`);
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter')
      rows()
        .find(({ hidden }) => !hidden)
        ?.querySelector('a')
        ?.focus();
  });
  label.append('Find a name', field);
  table.before(label);
}

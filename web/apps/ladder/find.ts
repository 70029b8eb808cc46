/// <reference lib="dom" />

import type { NamesView } from '#shared/contract/names.ts';
import { addressOfRow, rowOf } from '#shared/view/pages-of-rows.ts';
import { plain, Search, type SearchResult } from '#web/ui/forms/searching.ts';
import { RENEWED, readFile } from '#web/ui/page/published.ts';
import { LOADING, PEOPLE } from '#web/ui/texts.ts';

/** As many names are shown at once of a ladder on several pages. */
const SHOWN = 20;

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ladder tr[id]')];
const nameIn = (row: Element): string => row.querySelector('bdi')?.textContent ?? '';
const typed = (): string => document.querySelector<HTMLInputElement>('#find')?.value.trim() ?? '';

type Tell = (words: string) => void;

/** Shows those whose name has in it what was typed; all if nothing was. */
export function searchAgain(tell: Tell = () => {}): void {
  if (isPaged()) void listFound(tell);
  else tell(PEOPLE.found(filterRows()));
}

function filterRows(): number {
  const text = plain(typed());
  let shown = 0;
  for (const row of rows()) {
    row.hidden = !plain(nameIn(row)).includes(text);
    if (!row.hidden) shown++;
  }
  return shown;
}

/** If something else is typed while the names load, that counts. */
async function listFound(tell: Tell): Promise<void> {
  const [list, text] = [document.querySelector('#found'), typed()];
  const found = text === '' ? NOTHING : await findOnPages(text, SHOWN);
  if (!list || typed() !== text) return;
  list.replaceChildren(...(found ? itemsOf(found, text) : [lineOf(LOADING.failed)]));
  if (found && text !== '') tell(PEOPLE.found(found.count));
}

const NOTHING: SearchResult<ListedPlayer> = { first: [], count: 0 };

function itemsOf({ first, count }: SearchResult<ListedPlayer>, text: string): readonly HTMLElement[] {
  if (count === 0 && text !== '') return [lineOf(PEOPLE.found(0))];
  return [...first.map(itemOf), ...(count > first.length ? [lineOf(PEOPLE.more(count - first.length))] : [])];
}

function lineOf(words: string): HTMLElement {
  const line = document.createElement('li');
  line.textContent = words;
  return line;
}

/** "257 Ann Brown", which leads to her row. */
function itemOf({ name, rung, address }: ListedPlayer): HTMLElement {
  const [line, number, link, text] = [
    document.createElement('li'),
    document.createElement('small'),
    document.createElement('a'),
    document.createElement('bdi'),
  ];
  number.textContent = String(rung);
  text.textContent = name;
  link.href = address;
  link.append(text);
  line.append(number, ' ', link);
  return line;
}

/** A field above a long ladder, to find a name, unless it is there. A page may become long while it is open. */
export function offerSearch(tell: Tell): void {
  const table = document.querySelector('.ladder .searched');
  if (!table) return;
  const label = document.querySelector('.ladder .find') ?? searchField(tell);
  if (!label.isConnected) table.before(label);
  if (isPaged() && !document.querySelector('#found')) label.after(foundList());
}

function searchField(tell: Tell): HTMLElement {
  const label = document.createElement('label');
  const field = document.createElement('input');
  label.dataset['own'] = '';
  label.className = 'find';
  field.id = 'find';
  field.type = 'search';
  field.autocomplete = 'off';
  field.addEventListener('input', () => searchAgain(tell));
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') firstFound()?.focus();
  });
  label.append(PEOPLE.find, field);
  return label;
}

function foundList(): HTMLElement {
  const list = document.createElement('ul');
  list.dataset['own'] = '';
  list.id = 'found';
  list.className = 'found';
  return list;
}

const firstFound = (): HTMLElement | null | undefined =>
  isPaged()
    ? document.querySelector<HTMLElement>('#found a')
    : rows()
        .find(({ hidden }) => !hidden)
        ?.querySelector('a');

const HASH = `#${rowOf('')}`;

/** A player's row may have moved to another page since the link was made. */
export async function goToRow(): Promise<void> {
  const hash = decodeURIComponent(location.hash);
  if (!hash.startsWith(HASH) || !isPaged() || document.getElementById(hash.slice(1))) return;
  const address = await rowAddress(hash.slice(HASH.length));
  if (address !== undefined && new URL(address, location.href).pathname !== location.pathname)
    location.replace(address);
}

/** Where the ladder's own page lies, seen from this one. */
export const ladderFrom = (): string =>
  document.querySelector<HTMLElement>('main[data-ladder]')?.dataset['ladder'] ?? '';

/** Whether the rows of the ladder lie on several pages. */
export const isPaged = (): boolean => document.querySelector('nav.pages') !== null;

interface ListedPlayer {
  readonly name: string;
  readonly rung: number;
  readonly address: string;
}

interface Index {
  readonly search: Search<ListedPlayer>;
  readonly byId: ReadonlyMap<string, ListedPlayer>;
}

let index: Promise<Index | undefined> | undefined;
document.addEventListener(RENEWED, () => {
  index = undefined;
});

/** The names of all pages, read when they are first asked for, or undefined if they can't be read. */
async function indexOf(): Promise<Index | undefined> {
  index ??= read();
  const known = await index;
  if (!known) index = undefined;
  return known;
}

async function read(): Promise<Index | undefined> {
  const names = await readFile<NamesView>(`${ladderFrom()}names.json`);
  if (!names) return undefined;
  const { players } = names;
  const listed = players.map(([id, name, rung], place): readonly [string, ListedPlayer] => [
    id,
    { name, rung, address: `${ladderFrom()}${addressOfRow(id, place + 1, players.length)}` },
  ]);
  const all = listed.map(([, each]) => each);
  return { search: new Search(all, ({ name }) => name), byId: new Map(listed) };
}

/** The players on all pages whose name contains what was typed, or undefined if the names can't be read. */
const findOnPages = async (typed: string, most: number): Promise<SearchResult<ListedPlayer> | undefined> =>
  (await indexOf())?.search.find(typed, most);

const rowAddress = async (id: string): Promise<string | undefined> => (await indexOf())?.byId.get(id)?.address;

/// <reference lib="dom" />
import type { NamesView } from '#shared/contract/names.ts';
import { addressOfRow } from '#shared/view/pages-of-rows.ts';
import { type Found, Search } from '#web/ui/forms/searching.ts';
import { RENEWED, readFile } from '#web/ui/page/published.ts';

/** Where the ladder's own page lies, seen from this one. */
export const ladderFrom = (): string =>
  document.querySelector<HTMLElement>('main[data-ladder]')?.dataset['ladder'] ?? '';

/** Whether the rows of the ladder lie on several pages. */
export const isPaged = (): boolean => document.querySelector('nav.pages') !== null;

/** Somebody on the ladder, on whichever page. */
export interface Listed {
  readonly name: string;
  readonly rung: number;
  /** Where their row is. */
  readonly address: string;
}

interface Index {
  readonly search: Search<Listed>;
  readonly byId: ReadonlyMap<string, Listed>;
}

let index: Promise<Index | undefined> | undefined;
document.addEventListener(RENEWED, () => {
  index = undefined;
});

/** The names of all pages, read when they are first asked for; nothing where they cannot be read. */
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
  const listed = players.map(([id, name, rung], place): readonly [string, Listed] => [
    id,
    { name, rung, address: `${ladderFrom()}${addressOfRow(id, place + 1, players.length)}` },
  ]);
  const all = listed.map(([, each]) => each);
  return { search: new Search(all, ({ name }) => name), byId: new Map(listed) };
}

/** Those on all pages whose name has in it what was typed; nothing where that cannot be said. */
export const findOnPages = async (typed: string, most: number): Promise<Found<Listed> | undefined> =>
  (await indexOf())?.search.find(typed, most);

/** Where the row of a player is. */
export const rowAddress = async (id: string): Promise<string | undefined> => (await indexOf())?.byId.get(id)?.address;

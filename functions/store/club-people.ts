import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import { readClub } from './clubs.ts';
import type { Reader } from './database.ts';
import { HEAD, ladderPartition, PLAYER, pageName, ROSTER } from './keys.ts';
import { partOf } from './load.ts';
import { type PagePart, playersOn } from './pages.ts';
import { type HeadPart, type Part, playerParts } from './parts.ts';
import type { LadderKey, LadderPeople } from './port.ts';
import { readSeasons } from './seasons.ts';

/** How many ladders are looked at at once. */
const AT_ONCE = 8;

/** Who is or was on each ladder of a club in its present season: what is stored of players and their order, and no more. */
export async function readPeople(database: Reader, club: string): Promise<readonly LadderPeople[]> {
  const ladders = (await readClub(database, club))?.ladders ?? [];
  const found: LadderPeople[] = [];
  for (let first = 0; first < ladders.length; first += AT_ONCE) {
    const some = ladders.slice(first, first + AT_ONCE).map((ladder) => peopleOf(database, { club, ladder }));
    found.push(...(await Promise.all(some)).filter((each) => each !== undefined));
  }
  return found;
}

async function peopleOf(database: Reader, key: LadderKey): Promise<LadderPeople | undefined> {
  const { present } = await readSeasons(database, key);
  const parts: Part[] = [];
  // Between them lie the pages of the order and the players.
  const names = { from: HEAD, to: `${ROSTER}~` };
  for await (const item of database.query({ pk: ladderPartition({ ...key, season: present }), sk: names }))
    if (item['value'] !== undefined) parts.push(partOf(item));
  const head = parts.find(({ name }) => name === HEAD)?.value as HeadPart | undefined;
  if (!head) return undefined;
  const byName = new Map(parts.map(({ name, value }) => [name, value as PagePart]));
  const on = new Set(head.pages.flatMap((page) => playersOn(byName.get(pageName(page)) ?? '')));
  const people = [...playerParts(parts).values()].map(({ id, name, rating }) => ({
    id,
    ...(name !== undefined && { name }),
    ...(rating !== undefined && { rating }),
    isOn: on.has(id),
  }));
  return { ladder: key.ladder, name: head.header.name ?? key.ladder, people };
}

/** The ladders of a club on which somebody ever was, in whichever season. */
export async function laddersOnceOn(database: Reader, club: string, id: PlayerId): Promise<readonly string[]> {
  const found: string[] = [];
  for (const ladder of (await readClub(database, club))?.ladders ?? [])
    if (await wasOn(database, { club, ladder }, id)) found.push(ladder);
  return found;
}

async function wasOn(database: Reader, key: LadderKey, id: PlayerId): Promise<boolean> {
  const { present, ended } = await readSeasons(database, key);
  for (const season of [present, ...ended.map(({ number }) => number)]) {
    const pk = ladderPartition({ ...key, season });
    if (await database.get({ pk, sk: `${PLAYER}${id}` }, ['line'])) return true;
    for await (const item of database.query({ pk, sk: { beginsWith: ROSTER } }))
      if (playerParts([partOf(item)]).has(id)) return true;
  }
  return false;
}

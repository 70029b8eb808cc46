import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../club/clubs.ts';
import type { Reader } from '../database/database.ts';
import { HEAD, type LadderKey, ladderPartition, PLAYER, pageName, ROSTER } from '../database/keys.ts';
import { partOf } from '../ladders/load.ts';
import { type PagePart, playersOn } from '../ladders/pages.ts';
import { type HeadPart, type Part, playerParts } from '../ladders/parts.ts';
import type { PlayerPart } from '../ladders/players.ts';
import { readSeasons } from '../ladders/seasons.ts';

export interface LadderPeople {
  readonly ladder: string;
  /** What the ladder is called. */
  readonly name: string;
  readonly people: readonly PersonOnLadder[];
}

/** Somebody who is on a ladder, has left it, or was on it in a season before and not in this one. */
export interface PersonOnLadder {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  readonly place: 'on' | 'left' | 'before';
}

/** How many ladders are looked at at once. */
const AT_ONCE = 8;

/** Who is or was on each ladder of a club, in all of its seasons: what is stored of players and their order, and no more. */
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
  const { present, ended } = await readSeasons(database, key);
  const now = await readPlayers(database, { ...key, season: present }, HEAD);
  const head = now.find(({ name }) => name === HEAD)?.value as HeadPart | undefined;
  if (!head) return undefined;
  const byName = new Map(now.map(({ name, value }) => [name, value as PagePart]));
  const on = new Set(head.pages.flatMap((page) => playersOn(byName.get(pageName(page)) ?? '')));
  const people = new Map<PlayerId, PersonOnLadder>();
  for (const { number } of ended)
    for (const each of playerParts(await readPlayers(database, { ...key, season: number }, PLAYER)).values())
      people.set(each.id, personOf(each, 'before'));
  for (const each of playerParts(now).values()) people.set(each.id, personOf(each, on.has(each.id) ? 'on' : 'left'));
  return { ladder: key.ladder, name: head.header.name ?? key.ladder, people: [...people.values()] };
}

const personOf = ({ id, name, rating }: PlayerPart, place: PersonOnLadder['place']): PersonOnLadder => ({
  id,
  ...(name !== undefined && { name }),
  ...(rating !== undefined && { rating }),
  place,
});

/** The players of a season. Between its head and them lie the pages of the order, which come along if asked for `from` there. */
async function readPlayers(database: Reader, key: LadderKey, from: string): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for await (const item of database.query({ pk: ladderPartition(key), sk: { from, to: `${ROSTER}~` } }))
    if (item['value'] !== undefined) parts.push(partOf(item));
  return parts;
}

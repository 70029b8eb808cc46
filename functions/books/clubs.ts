import * as z from 'zod/mini';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database, Reader } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import {
  CLEARANCES,
  CLUB,
  CLUB_LADDER,
  CLUBS,
  CLUBS_GONE,
  clubPartition,
  FACES,
  type LadderKey,
  RESTORED,
} from '../database/keys.ts';
import { byName, stored } from '../database/stored.ts';
import { absent, stillOrLacking, type Write } from '../database/transaction.ts';
import { allOf } from '../runtime/at-once.ts';
import { attributesOf, type Chosen, chosenIn } from './choices.ts';

export interface NewClub extends Pick<Club, 'id' | 'name'> {
  readonly unlisted?: boolean | undefined;
}

export interface Club extends ListedClub {
  readonly ladders: readonly string[];
  /** Ladders that are not on its page. */
  readonly hidden?: readonly string[];
  /** The files of its players' photographs, shown or not; missing where nobody ever added one. */
  readonly faceFiles?: FaceFiles;
}

export interface ListedClub extends Chosen {
  readonly id: string;
  readonly name: string;
  /** The files of the crests that it had last, which are to be taken away. */
  readonly crestsBefore?: readonly string[];
  /** How often what is chosen for it was changed, or what its page shows of its ladders. */
  readonly switched?: number;
}

/** The name of a photograph's file, which changes with what is in it, by player. */
export type FaceFiles = Readonly<Record<string, string>>;

export const faceFilesIn = stored<FaceFiles>(byName(z.string()));

export const clubKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: CLUB });
export const clubLadderItem = ({ club, ladder }: LadderKey): Item => ({
  pk: clubPartition(club),
  sk: `${CLUB_LADDER}${ladder}`,
  ladder,
});

export async function addClub(database: Database, club: NewClub): Promise<'created' | 'exists'> {
  const end = await writeAll(database, creating(club));
  return end === 'committed' ? 'created' : end;
}

export function creating({
  id,
  name,
  ...chosen
}: NewClub & Pick<Club, 'language' | 'untried'>): readonly Write<'exists'>[] {
  const club = { ...clubKey(id), name, ...attributesOf(chosen) };
  return [
    { put: club, condition: absent('exists') },
    { put: inList(id, club) },
    // What was there before under this name may still have to be cleared away.
    { check: { pk: CLEARANCES, sk: id }, condition: absent('exists') },
  ];
}

/** A club in the list of all clubs: as its own item has it, so that one query tells of all that the list shows. */
export const inList = (id: string, club: Item): Item => ({ ...club, pk: CLUBS, sk: id });

export async function readClub(database: Reader, id: string): Promise<Club | undefined> {
  let club: Item | undefined;
  const ladders: string[] = [];
  const hidden: string[] = [];
  let faceFiles: FaceFiles | undefined;
  for await (const item of database.query({ pk: clubPartition(id), sk: { beginsWith: CLUB } })) {
    if (item.sk === CLUB) club = item;
    else if (item.sk === FACES) faceFiles = faceFilesIn(item);
    else {
      ladders.push(String(item['ladder']));
      if (item['hidden'] === 1) hidden.push(String(item['ladder']));
    }
  }
  return (
    club && {
      ...clubFromItem(id, club),
      ladders,
      ...(hidden.length > 0 && { hidden }),
      ...(faceFiles && { faceFiles }),
    }
  );
}

export function clubFromItem(id: string, item: Item): ListedClub {
  const { name, crestsBefore, switched } = item;
  return {
    id,
    name: String(name),
    ...chosenIn(item),
    ...(crestsBefore !== undefined && { crestsBefore: String(crestsBefore).split(' ') }),
    ...(switched !== undefined && { switched: Number(switched) }),
  };
}

export const isSuspended = async (database: Reader, id: string): Promise<boolean> =>
  (await database.get(clubKey(id), ['suspended']))?.['suspended'] === 1;

/** Writes a club whose page shows something else, counted on unless others have; the table's stream tells of it. */
export function switched(id: string, club: Item, more: number): readonly Write<'club-changed'>[] {
  const before = club['switched'];
  const put = { ...club, switched: Number(before ?? 0) + more };
  return [{ put, condition: stillOrLacking('club-changed', 'switched', before) }, { put: inList(id, put) }];
}

export async function pageChanged(database: Database, id: string): Promise<readonly Write<'club-changed'>[]> {
  const club = await database.get(clubKey(id));
  return club ? switched(id, club, 1) : [];
}

/** All clubs in the order of their ids, as the list has them: only what the list needs is read of each. */
export const readClubs = async (database: Reader): Promise<readonly ListedClub[]> =>
  (await allOf(database.query({ pk: CLUBS }))).map((item) => clubFromItem(item.sk, item));

/** In order. */
export async function* readClubIds(database: Reader): AsyncGenerator<string> {
  for await (const { sk } of database.query({ pk: CLUBS })) yield sk;
}

/** The ladders of all clubs, or of one, in the order in which pages list them. */
export async function* readLadderKeys(database: Reader, only?: string): AsyncGenerator<LadderKey> {
  for await (const club of only === undefined ? readClubIds(database) : [only])
    for (const ladder of (await readClub(database, club))?.ladders ?? []) yield { club, ladder };
}

export const clubsGone: ItemKey = { pk: CLUBS_GONE, sk: CLUBS_GONE };

/** What deleted clubs had counted for the list of clubs, so that its version only ever grows. */
export const readClubsGone = async (database: Reader): Promise<number> =>
  Number((await database.get(clubsGone))?.['count'] ?? 0);

/** What the site has beside its clubs: no club can be called so. */
const RESERVED: readonly string[] = ['about', 'api', 'apps', 'assets', 'enter', 'join', 'new', 'sign-up'];

export const isReserved = (club: string): boolean => RESERVED.includes(club);

const restoredKey = (club: string) => ({ pk: clubPartition(club), sk: RESTORED });

export const restoredItem = (club: string, at: number): Item => ({ ...restoredKey(club), at });

/** Whether something was told before its club came out of a backup, whose every line is new to its table. */
export const isFromBackup = async (database: Reader, club: string, at: Instant): Promise<boolean> =>
  at <= (await lastRestored(database, club));

/** The last instant of which something may come from a backup; before all others where a club never did. */
export const lastRestored = async (database: Reader, club: string): Promise<number> =>
  Number((await database.get(restoredKey(club)))?.['at'] ?? Number.NEGATIVE_INFINITY);

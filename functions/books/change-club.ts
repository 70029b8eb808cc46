import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import type { Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';
import { attributesOf, type ChoiceName, type Choosing, type Chosen, changedNames } from './choices.ts';
import { clubFromItem, clubKey, type ListedClub, switched } from './clubs.ts';
import { crestWrite } from './crests.ts';
import type { PictureFile } from './picture-files.ts';

export type ClubChange = 'changed' | 'unchanged' | 'no-such-club';

export interface ClubChoice extends Omit<Chosen, 'suspended' | 'untried' | 'crest'> {
  readonly crest?: PictureFile | null;
}

/** Lines of the admin history, by what they tell of. */
export type ChoiceTold = { readonly [Name in ChoiceName]?: AdminChange | undefined };

/** Changes the given fields of a club in one transaction; the rest stays. Real changes are noted in the admin history. */
export const changeClub = (
  database: Database,
  id: string,
  { crest, ...choice }: ClubChoice,
  told?: ChoiceTold,
): Promise<ClubChange> =>
  crest === undefined
    ? choose(database, id, choice, told)
    : choose(database, id, { ...choice, crest: crest?.name }, told, [crestWrite(id, crest)]);

/** Suspends a club, or lifts that: the operator has then looked at it. */
export const setSuspended = (
  database: Database,
  id: string,
  suspended: boolean,
  change?: AdminChange,
): Promise<ClubChange> =>
  choose(database, id, suspended ? { suspended } : { suspended, untried: false }, {
    suspended: change,
    untried: change,
  });

/** Gives a club another name, which all of its pages say. */
export const renameClub = (database: Database, id: string, name: string, change: AdminChange): Promise<ClubChange> =>
  untilWritten(database, id, (seen) =>
    seen['name'] === name ? [] : [...switched(id, { ...seen, ...clubKey(id), name }, 1), ...lineOf(id, change)],
  );

/** Chooses something else for a club, writes `also` with it, and who did that; 'unchanged' if it is so already. */
export const choose = (
  database: Database,
  id: string,
  choice: Choosing,
  told: ChoiceTold = {},
  also: readonly Write<never>[] = [],
): Promise<ClubChange> =>
  untilWritten(database, id, (seen) => {
    const club = clubFromItem(id, seen);
    const chosen: Choosing = { ...club, ...choice };
    const changed = changedNames(club, chosen);
    if (changed.length === 0) return [];
    // One line may tell of several.
    const lines = [...new Set(changed.map((name) => told[name]))].flatMap((each) => lineOf(id, each));
    return [...choosing(club, chosen), ...also, ...lines];
  });

/**
 * Writes what should change of a club, on the club as stored, and again if others change it too; 'unchanged' if there is
 * nothing to write.
 */
const untilWritten = (
  database: Database,
  id: string,
  writesFor: (seen: Item) => readonly Write<'club-changed'>[],
): Promise<ClubChange> =>
  untilThrough(database, id, async () => {
    const seen = await database.get(clubKey(id));
    if (!seen) return 'no-such-club';
    const writes = writesFor(seen);
    if (writes.length === 0) return 'unchanged';
    return (await writeAll(database, writes)) === 'committed' ? 'changed' : AGAIN;
  });

/** How many crests of before are remembered, so that their files are taken away. */
const CRESTS_BEFORE = 5;

function choosing(
  { id, name, switched: before, ...club }: ListedClub,
  chosen: Choosing,
): readonly Write<'club-changed'>[] {
  const crests = [...(club.crestsBefore ?? []), ...(club.crest === undefined ? [] : [club.crest])];
  const crestsBefore = crests.filter((each) => each !== chosen.crest).slice(-CRESTS_BEFORE);
  const item = {
    ...clubKey(id),
    name,
    ...attributesOf(chosen),
    ...(crestsBefore.length > 0 && { crestsBefore: crestsBefore.join(' ') }),
  };
  return switched(id, before === undefined ? item : { ...item, switched: before }, 1);
}

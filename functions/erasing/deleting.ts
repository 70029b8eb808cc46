import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type AdminChange, lineOf } from '../books/admin-history.ts';
import { type Clearance, clearanceKey, clearanceWrite, endClearance } from '../books/clearances.ts';
import { clubKey, clubLadderItem, clubsGone, switched } from '../books/clubs.ts';
import { contactGone, readContacts } from '../books/contacts.ts';
import { WEBHOOK_PLACES, webhookPlace } from '../books/webhooks.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import { laddersOf, tallyOf } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import { keyOf } from '../database/item.ts';
import {
  CLUB_LADDER,
  CLUBS,
  clubPartition,
  FIRST_SEASON,
  HEAD,
  homePartition,
  IMPORTS,
  type LadderKey,
  ladderPartition,
  ratePartition,
  SEASONS,
  sessionPartition,
  usePartition,
} from '../database/keys.ts';
import { absent, MOST_ITEMS, newToken, still, type Write } from '../database/transaction.ts';
import { EPOCH, headKey, markIn, SHUT, stillAt } from '../ladders/head.ts';
import { notTurned, readSeasons, type StoredSeasons, seasonsKey } from '../ladders/seasons.ts';
import { allOf } from '../runtime/at-once.ts';

/**
 * Begins to delete a ladder: from then on its head says only that, its club does not list it, nobody is told of it, and every
 * command is refused. Whoever is rewriting it then finds that it is no longer theirs. The rest is worked off, portion by
 * portion.
 */
export async function beginDeletingLadder(
  database: Database,
  key: LadderKey,
  at: Instant,
  change?: AdminChange,
): Promise<'begun' | 'no-such-ladder'> {
  return untilThrough(database, key.club, async () => {
    const [head, club] = await Promise.all([database.get(headKey(key)), database.get(clubKey(key.club))]);
    const seasons = await readSeasons(database, key);
    const { shut, epoch } = head ? markIn(head) : {};
    if (!head || shut === 'deleting') return 'no-such-ladder';
    const line = Number(head['line']);
    const found: Clearance = { name: `${key.club}/${key.ladder}`, kind: 'ladder', ...key, begun: at };
    return ended(
      await writeAll(database, [
        {
          put: { ...headKey(key), line, [EPOCH]: newToken(), [SHUT]: 'deleting' },
          condition: stillAt('ladder-changed', line, epoch),
        },
        ...headGone(key, seasons),
        clearanceWrite(found),
        { remove: keyOf(clubLadderItem(key)) },
        // The page lists one fewer, and yet its version has to grow.
        ...(club ? switched(key.club, club, 2) : []),
        ...Array.from({ length: WEBHOOK_PLACES }, (_, index) => ({ remove: webhookPlace(key, index) })),
        ...lineOf(key.club, change),
      ]),
    );
  });
}

/** The head of a ladder's present season, if that is not the first, which says that all of it is being deleted. */
const headGone = (key: LadderKey, seasons: StoredSeasons): readonly Write<'ladder-changed'>[] => [
  { check: seasonsKey(key), condition: notTurned(seasons) },
  ...(seasons.present === FIRST_SEASON ? [] : [{ remove: headKey({ ...key, season: seasons.present }) }]),
];

/** Begins to delete a club: it is on no list any more, and no ladder can be made in it. */
export async function beginDeletingClub(
  database: Database,
  id: string,
  at: Instant,
): Promise<'begun' | 'no-such-club'> {
  return untilThrough(database, id, async () => {
    const [club, gone] = await Promise.all([database.get(clubKey(id)), database.get(clubsGone)]);
    if (!club) return 'no-such-club';
    const before = gone?.['count'];
    const count = Number(before ?? 0) + Number(club['switched'] ?? 0) + 2;
    const seen = club['switched'];
    return ended(
      await writeAll(database, [
        {
          remove: clubKey(id),
          condition:
            seen === undefined
              ? { name: 'club-changed', holds: { all: ['present', { lacks: 'switched' }] } }
              : still('club-changed', 'switched', seen),
        },
        { remove: { pk: CLUBS, sk: id } },
        clearanceWrite({ name: id, kind: 'club', club: id, begun: at }),
        {
          put: { ...clubsGone, count },
          condition: before === undefined ? absent('counted') : still('counted', 'count', before),
        },
      ]),
    );
  });
}

const ended = (end: string): 'begun' | typeof AGAIN => (end === 'committed' ? 'begun' : AGAIN);

/** Deletes one portion of what lies of a ladder, in all of its seasons, beside its head and the list of them; the number of items. */
export async function clearLadder(database: Database, key: LadderKey): Promise<number> {
  const { given } = await readSeasons(database, key);
  for (let season = FIRST_SEASON + 1; season <= given; season++) {
    const count = await clearSome(database, ladderPartition({ ...key, season }));
    if (count > 0) return count;
  }
  return clearSome(database, homePartition(key), (sk) => sk !== HEAD && sk !== SEASONS);
}

/** Deletes one portion of what lies of a club beside its ladders; the number of items. */
export async function clearClub(database: Database, id: string): Promise<number> {
  const contacts = await readContacts(database, id, { most: MOST_ITEMS / 2 });
  if (contacts.length > 0)
    return removeSome(
      database,
      contacts.flatMap((each) => contactGone(id, each, 'changed')),
    );
  for (const partition of [clubPartition(id), sessionPartition(id), usePartition(id), ratePartition(id)]) {
    const count = await clearSome(database, partition);
    if (count > 0) return count;
  }
  return clearSome(database, IMPORTS, (sk) => sk.startsWith(`${id}/`), `${id}/`);
}

async function clearSome(
  database: Database,
  pk: string,
  isMeant: (sk: string) => boolean = () => true,
  beginsWith?: string,
): Promise<number> {
  const some: Write<never>[] = [];
  const names = beginsWith === undefined ? {} : { sk: { beginsWith } };
  for await (const { sk } of database.query({ pk, ...names, limit: MOST_ITEMS + 1 })) {
    if (isMeant(sk)) some.push({ remove: { pk, sk } });
    if (some.length === MOST_ITEMS) break;
  }
  return removeSome(database, some);
}

async function removeSome(database: Database, some: readonly Write<string>[]): Promise<number> {
  if (some.length > 0) await writeAll(database, some);
  return some.length;
}

/** Ends the deletion of a ladder: its address may be taken again, and its club has room for one more. */
export async function freeLadder(database: Database, key: LadderKey): Promise<void> {
  await untilThrough(database, key.club, async () => {
    const { oneLess } = await tallyOf(database, laddersOf(key.club));
    const club = await database.get(clubKey(key.club));
    const end = await writeAll<'not-deleting' | 'counted'>(database, [
      { remove: headKey(key), condition: still('not-deleting', SHUT, 'deleting') },
      { remove: seasonsKey(key) },
      { remove: clearanceKey(`${key.club}/${key.ladder}`) },
      ...(club ? [oneLess] : []),
    ]);
    if (end === 'counted') return AGAIN;
    if (end === 'not-deleting') await endClearance(database, `${key.club}/${key.ladder}`);
    return undefined;
  });
}

/** The ladders that a club has still listed, whether or not there is the club. */
export async function laddersListed(database: Database, id: string): Promise<readonly string[]> {
  const items = await allOf(database.query({ pk: clubPartition(id), sk: { beginsWith: CLUB_LADDER } }));
  return items.map(({ ladder }) => String(ladder));
}

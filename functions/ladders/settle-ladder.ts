import { parseInstant } from '#shared/calendar/moment.ts';
import { settlingDueAt } from '#shared/engine/due.ts';
import { type Instant, instant, isId } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import type { DueLadder } from './head.ts';
import type { LadderStore } from './store.ts';
import type { Submission } from './submit.ts';

/** By how much the clocks of two servers may differ at most, in milliseconds. */
const CLOCKS_DIFFER = 60_000;

export type SettleEnd = 'settled' | 'touched' | 'nothing-due';

/** Settles what time changed, repeatably. `since`: when another clock found it due. Throws where it is still due. */
export async function settleLadder(
  { store, now }: { readonly store: LadderStore; readonly now: () => Instant },
  key: LadderKey,
  since?: Instant,
): Promise<SettleEnd> {
  return untilThrough(store.database, nameOf(key), async () => {
    const outcome = await catchUp(store, key, present(now(), since));
    return outcome === 'ladder-changed' ? AGAIN : outcome;
  });
}

/** A clock that is a little behind the one that found the ladder due does not make it wait for another hour. */
const present = (now: Instant, since: Instant = now): Instant =>
  since - now > CLOCKS_DIFFER ? now : instant(Math.max(now, since));

async function catchUp(store: LadderStore, key: LadderKey, at: Instant) {
  const ladder = await store.load(key);
  // Read after the ladder: if another was quicker, both agree that nothing is due any more.
  const next = await store.dueAt(key);
  if (!ladder || next === undefined || next > at) return 'nothing-due';
  const due = settlingDueAt(ladder);
  if (due === undefined || due > at) return touched(await store.touch(key, at));
  const command = { at, by: 'timer', verb: 'settle', body: {} } as const;
  return settled(await store.submit(key, command, { ifVersion: ladder.line }));
}

const touched = (outcome: 'touched' | 'ladder-changed' | 'no-such-ladder') =>
  outcome === 'no-such-ladder' ? 'nothing-due' : outcome;

/** Where a ladder was closed or deleted meanwhile, nothing is due on it any more. */
function settled(submission: Submission): SettleEnd | 'ladder-changed' {
  const { kind } = submission;
  if (kind === 'accepted') return 'settled';
  if (kind === 'closed' || kind === 'gone' || kind === 'no-such-ladder') return 'nothing-due';
  if (submission.kind === 'ladder-changed') return submission.kind;
  throw new Error(submission.kind === 'refused' ? submission.refusal.message : submission.kind);
}

/** What the queue carries of a ladder that is due, and since when: "riverside/main 2021-09-30T23:00:00.000Z". */
export const formatDue = ({ at, ...key }: DueLadder): string => `${nameOf(key)} ${new Date(at).toISOString()}`;

export interface DueMessage {
  readonly key: LadderKey;
  readonly at?: Instant;
}

/** Reads a message. An operator's own may say no more than which ladder. */
export function parseDue(text: string): DueMessage | undefined {
  const [, club = '', ladder = '', time] = /^([^/ ]+)\/([^/ ]+)(?: (\S+))?$/.exec(text) ?? [];
  const at = time === undefined ? undefined : parseInstant(time);
  if (!isId(club) || !isId(ladder) || (time !== undefined && at === undefined)) return undefined;
  return { key: { club, ladder }, ...(at !== undefined && { at }) };
}

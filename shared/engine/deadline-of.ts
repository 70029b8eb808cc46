import { asRemembered } from '../rules/inactivity/attendance.ts';
import type { DeadlineSettlement } from '../vocabulary/entry.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { Table } from '../vocabulary/table.ts';
import type { ChallengeId } from '../vocabulary/vocabulary.ts';
import { duesOf } from './settle.ts';

/** What becomes of a challenge that is not accepted, or not played, in time; nothing where it has no deadline. */
export function deadlineOf(ladder: Ladder, id: ChallengeId): DeadlineSettlement | undefined {
  const challenge = ladder.challenges.get(id);
  if (!challenge) return undefined;
  const alone = { ...ladder, challenges: Table.empty<ChallengeId, Challenge>().set(id, challenge) };
  for (const { due } of duesOf(alone, asRemembered)) {
    const { settlement } = due.settle(asRemembered, due.at);
    if (settlement?.kind === 'deadline') return settlement;
  }
  return undefined;
}

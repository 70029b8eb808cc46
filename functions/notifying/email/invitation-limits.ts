import type { Club } from '#functions/club/clubs.ts';
import type { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

const DAY = 24 * 3_600_000;
/** How many invitations go to one player, and e-mails to all of a club: fewer while the operator has not looked at it. */
const THEIRS: Rate = { most: 3, per: DAY };
export const ofClub = ({ untried }: Club, most: number): Rate => ({ most: untried ? 100 : most, per: DAY });

/** Whether one more invitation may go to a player, whoever has it sent; it is counted then. */
export async function mayInvite(
  buckets: Pick<StoredBuckets, 'tryAcquire'>,
  of: Club,
  player: PlayerId,
): Promise<boolean> {
  for (const [name, rate] of [
    [`invite#${player}`, THEIRS],
    ['invites', ofClub(of, 1000)],
  ] as const)
    if ((await buckets.tryAcquire({ club: of.id, name }, rate)) > 0) return false;
  return true;
}

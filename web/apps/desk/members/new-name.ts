import type { MemberView } from '../../../../shared/contract/members.ts';
import { ask } from '../../../kit/api.ts';
import { randomName } from '../../../kit/random.ts';

/** What became of it on a ladder: why not, where it was not done. */
export interface Renamed {
  readonly ladder: string;
  readonly no?: string;
}

/** The ladders of the present season on which a member is called otherwise. */
export const laddersToRename = ({ name: now, ladders }: MemberView, name: string): readonly string[] =>
  name === ''
    ? []
    : ladders.filter((each) => each.left !== 'before' && (each.name ?? now) !== name).map(({ ladder }) => ladder);

/** Who is to be called how, and under which names that is sent. */
interface Renaming {
  readonly club: string;
  readonly player: string;
  readonly name: string;
  readonly keys: Map<string, string>;
}

/**
 * Gives a player another name on some ladders, one after the other; each is a line of its log. Broken off, it goes on with
 * those that still have the old name: sent twice it is done once.
 */
export async function renameOn(
  { club, player, name, keys }: Renaming,
  ladders: readonly string[],
  tell: (renamed: readonly Renamed[]) => void,
): Promise<'done' | 'refused' | 'lost'> {
  const renamed: Renamed[] = [];
  for (const ladder of ladders) {
    const idempotencyKey = keys.get(`${ladder} ${name}`) ?? randomName();
    keys.set(`${ladder} ${name}`, idempotencyKey);
    const path = `/api/clubs/${club}/ladders/${ladder}/rename`;
    const outcome = await ask<'renamePlayer'>(path, { body: { player, name }, idempotencyKey });
    if (outcome.kind === 'unreached') return 'lost';
    renamed.push({ ladder, ...(outcome.kind === 'refused' && { no: outcome.problem.detail }) });
    tell([...renamed]);
  }
  return renamed.some(({ no }) => no !== undefined) ? 'refused' : 'done';
}

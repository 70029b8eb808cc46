import { type ChallengeId, parseChallengeId } from '../../../shared/vocabulary/vocabulary.ts';

/** The id of a new match: two tablets must not hit on the same one. */
export function matchId(unique: string): ChallengeId {
  const id = parseChallengeId(`m${unique.slice(0, 12)}`);
  if (id === undefined) throw new Error(`${unique} makes no id`);
  return id;
}

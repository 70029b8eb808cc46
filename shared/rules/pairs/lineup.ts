import { PLAYING } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type TheTwo, twoNames } from '../challenge/the-two.ts';
import { peopleBehind } from '../entrants/people.ts';
import { PAIRS } from '../texts.ts';

/** Two of each pair played, where it is said who did (P6). */
export function* mustBeTwoOfEach(
  ladder: Ladder,
  two: TheTwo | undefined,
  lineup: readonly PlayerId[] | undefined,
): Generator<Refusal> {
  if (!two || !lineup) return;
  const isRight = [two.challenger, two.challenged].every((pair) => {
    const people = new Set(peopleBehind(ladder, pair));
    return lineup.filter((person) => people.has(person)).length === PLAYING;
  });
  if (!isRight) yield refusal('not-in-pair', PAIRS.notInPair(twoNames(ladder, two)), 'P6');
}

/** Who played a match of pairs. */
interface Lineup {
  /** The challenger’s two first. */
  readonly lineup: readonly PlayerId[];
  /** Those of them who played in the place of one who usually does. */
  readonly standIns?: readonly PlayerId[];
}

/** Who played for two entrants on a ladder, be it said or usual (P6); undefined of players. */
export function lineupOn(
  ladder: Ladder,
  { challenger, challenged }: TheTwo,
  said?: readonly PlayerId[],
): Lineup | undefined {
  if (!ladder.header.entrants) return undefined;
  const [ours, theirs] = [peopleBehind(ladder, challenger), peopleBehind(ladder, challenged)];
  const usual = [ours, theirs].flatMap((people) => people.slice(0, PLAYING));
  if (!said) return { lineup: usual };
  const lineup = [...said.filter((id) => ours.includes(id)), ...said.filter((id) => !ours.includes(id))];
  const standIns = lineup.filter((id) => !usual.includes(id));
  return { lineup, ...(standIns.length > 0 && { standIns }) };
}

import { type Awaiting, type Challenge, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { inARow } from '#shared/words/lists.ts';
import { isReader } from '#shared/words/reader.ts';
import { CHALLENGE } from '../texts.ts';

export interface TheTwo {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
}

export const theTwoOf = ({ challenger, challenged }: TheTwo): TheTwo => ({ challenger, challenged });

/** A challenge with its result from a line. What is new comes first: see `commandOf`. */
export function decidedOn(line: LineNumber, { decided: _, ...challenge }: Challenge): Challenge {
  return { decided: line, ...challenge };
}

export function* mustBeTwo({ challenger, challenged }: TheTwo, clause: Clause): Generator<Refusal> {
  if (challenger === challenged) yield refusal('self-challenge', CHALLENGE.themselves, clause);
}

export function* mustBeNew(ladder: Ladder, id: ChallengeId): Generator<Refusal> {
  if (!findChallenge(ladder, id)) return;
  yield refusal('duplicate-id', CHALLENGE.taken(id), '§0');
}

export const twoNames = (ladder: Ladder, { challenger, challenged }: TheTwo): string =>
  inARow([nameOf(ladder, challenger), nameOf(ladder, challenged)]);

/** The other one's name, where one of the two reads this on a page of their own. */
export const nameBesideReader = (ladder: Ladder, { challenger, challenged }: TheTwo): string | undefined =>
  isReader(challenger) ? nameOf(ladder, challenged) : isReader(challenged) ? nameOf(ladder, challenger) : undefined;

/** The two names after "between": "you and Ann" for one of them, on their own page. */
export function betweenThem(ladder: Ladder, two: TheTwo): string {
  const other = nameBesideReader(ladder, two);
  return other === undefined ? twoNames(ladder, two) : CHALLENGE.youAnd(other);
}

export const awaitsWhat = ({ reported }: Awaiting): 'approval' | 'confirmation' =>
  reported === undefined ? 'approval' : 'confirmation';

const overWords = (ladder: Ladder, ended: Challenge): string =>
  ended.decided === undefined
    ? CHALLENGE.ended(betweenThem(ladder, ended))
    : CHALLENGE.decided(betweenThem(ladder, ended), nameBesideReader(ladder, ended));

/** Refuses a challenge that has a result or ended without one, and one that never was. */
export function* mustBeOpen(ladder: Ladder, id: ChallengeId | undefined, clause: Clause): Generator<Refusal> {
  if (id === undefined) return;
  const [open, ended] = [ladder.challenges.get(id), ladder.past.ended.get(id)];
  if (open && !open.awaiting) return;
  if (open?.awaiting)
    yield refusal('closed-challenge', CHALLENGE.awaits[awaitsWhat(open.awaiting)](betweenThem(ladder, open)), clause);
  else if (ended) yield refusal('closed-challenge', overWords(ladder, ended), clause);
  else yield refusal('unknown-challenge', CHALLENGE.none(id), clause);
}

/** At most one open challenge of the same two, in either direction (§0). */
export function* mustHaveNoneOpen(ladder: Ladder, { challenger, challenged }: TheTwo): Generator<Refusal> {
  for (const open of ladder.challenges.values()) {
    const players = [open.challenger, open.challenged];
    if (challenger === challenged || !players.includes(challenger) || !players.includes(challenged)) continue;
    const two = { challenger, challenged };
    yield refusal('already-open', CHALLENGE.open(twoNames(ladder, two), nameBesideReader(ladder, two)), '§0');
    return;
  }
}

export const findChallenge = (ladder: Ladder, id: ChallengeId | undefined): Challenge | undefined =>
  id === undefined ? undefined : (ladder.challenges.get(id) ?? ladder.past.ended.get(id));

/** The challenge that an entry names, where it is open. */
export const openIn = (ladder: Ladder, { challenge: id }: NamesOne): Challenge | undefined =>
  id === undefined ? undefined : ladder.challenges.get(id);

export interface NamesOne {
  readonly challenge?: ChallengeId;
}

/** The challenge that an entry of a replay decides or ends: open, or closed by leaving or its last day alone (§0 Voiding). */
export function stillToPlay(ladder: Ladder, id: ChallengeId | undefined): Challenge | undefined {
  const challenge = findChallenge(ladder, id);
  if (!challenge || challenge.awaiting || challenge.decided !== undefined) return undefined;
  return ladder.challenges.has(challenge.id) || challenge.left || challenge.lapsed ? challenge : undefined;
}

export const stillToPlayIt = (ladder: Ladder, id: ChallengeId | undefined): readonly PlayerId[] => {
  const challenge = stillToPlay(ladder, id);
  return challenge ? [challenge.challenger, challenge.challenged] : [];
};

import { decide, looksBack } from '#shared/engine/decide.ts';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import type { Command, GamePoints, Score, Unfinished } from '#shared/vocabulary/command.ts';
import { unfinishedIn } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { commandOf, dated, type Tap, type TapQueue } from '../tablet/queue.ts';
import { formatBody } from '../tablet/tablet.ts';

/** A match of two as it was recorded, and on which ladder by which line; the score from the challenger’s side. */
export interface RecordedMatch extends TheTwo, HowEnded {
  readonly ladder: string;
  readonly line: number;
  readonly score: Score;
  readonly points?: GamePoints | undefined;
  readonly playedAt?: Instant | undefined;
}

type HowEnded = { readonly [How in Unfinished]?: true | undefined };

/** The match whose result a tap has recorded; undefined as long as it has not. */
export function matchTapped(ladder: string, two: TheTwo | undefined, tap: Tap | undefined): RecordedMatch | undefined {
  if (!two || tap?.line === undefined || tap.command.verb !== 'result') return undefined;
  const { challenger, challenged } = two;
  return { ...tap.command.body, ladder, line: tap.line, challenger, challenged };
}

/** The last result that was recorded from here, of one challenge or of any. */
export const resultTapped = ({ taps, done }: TapQueue, challenge?: ChallengeId): Tap | undefined =>
  [...done, ...taps].findLast(
    ({ line, undone, command: { verb, body } }) =>
      line !== undefined && !undone && verb === 'result' && (!challenge || body.challenge === challenge),
  );

/** Who is on another ladder, top first, and what is open there. */
interface Other {
  readonly standings: readonly { readonly player: PlayerId }[];
  readonly challenges: readonly (TheTwo & { readonly id: ChallengeId })[];
}

/** What an official asks of another ladder; undefined where one of the two is not on it. */
export function asCountedOn(other: Other, match: RecordedMatch, at: Instant): Command<'result' | 'match'> | undefined {
  const [own, theirs] = [match.challenger, match.challenged].map((id) =>
    other.standings.findIndex(({ player }) => player === id),
  );
  const id = parseChallengeId(nameOf(match));
  if (own === undefined || theirs === undefined || own < 0 || theirs < 0 || !id) return undefined;
  const open = other.challenges.find((each) => isOf(match, each));
  // Where neither has challenged, the one who is below on that ladder is the challenger.
  const challenger = open?.challenger ?? (own > theirs ? match.challenger : match.challenged);
  const game = gameOf(match, challenger);
  if (open) return commandOf({ at }, 'result', { challenge: open.id, ...game });
  return commandOf({ at }, 'match', { id, ...theTwoOf(match, challenger), ...game });
}

const isOf = (match: TheTwo, { challenger, challenged }: TheTwo): boolean =>
  [challenger, challenged].every((id) => id === match.challenger || id === match.challenged);

const theTwoOf = (match: TheTwo, challenger: PlayerId): TheTwo => ({
  challenger,
  challenged: challenger === match.challenger ? match.challenged : match.challenger,
});

/** The game from the side of the challenger on another ladder. */
function gameOf({ score, points, playedAt, ...match }: RecordedMatch, challenger: PlayerId) {
  const isTurned = challenger !== match.challenger;
  const how = unfinishedIn(match);
  return {
    score: isTurned ? turned(score) : score,
    ...(points && { points: isTurned ? points.map(turned) : points }),
    ...(playedAt !== undefined && { playedAt }),
    ...(how && { [how]: true as const }),
  };
}

const turned = ([one, other]: Score): Score => [other, one];

/** The same for the same match, no matter who counts it there too: it counts once on each ladder. */
const nameOf = ({ ladder, line }: RecordedMatch): string => `also-${line}-${ladder}`.slice(0, 64);

/**
 * What a player of the match asks of another ladder, or why its rules leave that to an organiser or scorer; undefined where
 * nobody could count it there. Players record no match from a sheet: they give the challenge that the two have open there
 * its result, or challenge first.
 */
export function asOwnOn(
  other: Ladder,
  match: RecordedMatch,
  player: PlayerId,
  at: Instant,
): readonly Command[] | Refusal | undefined {
  const two = theTwoOf(match, player);
  const open = [...other.challenges.values()].find((each) => isOf(match, each));
  const id = open?.id ?? parseChallengeId(nameOf(match));
  if (!id || !other.order.has(two.challenger) || !other.order.has(two.challenged)) return undefined;
  const result = commandOf({ at }, 'result', { challenge: id, ...gameOf(match, open?.challenger ?? player) });
  const commands = open ? [result] : [commandOf({ at }, 'challenge', { id, ...two }), result];
  const no = refusedOn(other, commands);
  return no ? (isSoft(no.code) ? no : undefined) : commands;
}

/** The first refusal of commands after each other; what only the log can tell is left to the service. */
function refusedOn(ladder: Ladder, commands: readonly Command[]): Refusal | undefined {
  let now = ladder;
  for (const command of commands) {
    const current = dated(command, now);
    if (looksBack(now, current)) return undefined;
    const { refusal, ladder: after } = decide(now, current);
    if (refusal) return refusal;
    now = after;
  }
  return undefined;
}

/** What another ladder is asked for, one request after the other. */
export const askedBy = (commands: readonly Command[]) =>
  commands.map((command) => ({ verb: command.verb, body: formatBody(command) }));

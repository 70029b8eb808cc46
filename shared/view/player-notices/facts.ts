import { deadlineOf } from '#shared/engine/due.ts';
import { findChallenge } from '#shared/rules/challenge/the-two.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { silentOf } from '#shared/rules/deadlines/deadline.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { mayBeLostBySilence } from '#shared/systems/silence.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import type { AnswerGiven, PersonalFacts } from './notice.ts';
import type { NoticeWords } from './words.ts';

export type AskedFacts =
  | PersonalFacts<'challenged' | 'confirm' | 'entered'>
  | (PersonalFacts<'answered'> & { readonly how: AnswerGiven; readonly other: PlayerId });

export interface Around {
  readonly entry: Entry;
  readonly before: Ladder;
  readonly after: Ladder;
  /** Where the line stands in the place of a result that was wrong: who played by that. */
  readonly mistaken?: readonly PlayerId[];
  /** What the line voids. */
  readonly undone?: Command | undefined;
  /** Whether the next line was recorded by the same request. */
  readonly goesOn?: boolean;
}

/** What became of a challenge, game or result of a player's by no hand of theirs, and how it is said. */
export interface EndedFacts {
  readonly facts: PersonalFacts<'answered' | 'lost'>;
  readonly said: (named: Named, ladder: string) => NoticeWords;
}

/** What a line asks of players or answers them; the player who did it knows it already. */
export function asked({ entry: { command }, before, after, mistaken, goesOn }: Around): readonly AskedFacts[] {
  const { verb, body, at } = command;
  switch (verb) {
    case 'challenge':
      // The next line, which is told, ends it.
      if (mistaken && goesOn) return [];
      return [{ kind: 'challenged', player: body.challenged, challenge: body.id, challenger: body.challenger }];
    case 'accept':
    case 'decline':
      return answer(
        before,
        body.challenge,
        verb === 'accept' ? 'accepted' : 'declined',
        ({ challenger }) => challenger,
      );
    case 'withdraw':
      return answer(before, body.challenge, 'withdrawn', ({ challenged }) => challenged);
    case 'postpone':
      return postponed(after, body);
    case 'offer':
      return offered(after, body);
    case 'reject':
      return disputed(before, body);
    case 'result': {
      const played = findChallenge(before, body.challenge);
      return [
        ...toConfirm(after, body.challenge),
        ...(played ? entered(after, played, { ...body, at }, mistaken) : []),
      ];
    }
    case 'match':
      return [...toConfirm(after, body.id), ...entered(after, body, { ...body, at }, mistaken)];
    case 'finish':
      return scoresToConfirm(after, body.game);
    default:
      return [];
  }
}

function answer(
  before: Ladder,
  id: ChallengeId,
  how: AnswerGiven,
  whom: (challenge: Challenge) => PlayerId | undefined,
): readonly AskedFacts[] {
  const found = findChallenge(before, id);
  if (!found) return [];
  const player = whom(found);
  if (player === undefined) return [];
  const other = player === found.challenger ? found.challenged : found.challenger;
  return [{ kind: 'answered', player, challenge: id, how, other }];
}

/** What one of the two says is told to the other; an official moves a deadline of both. */
function postponed(after: Ladder, { challenge: id, player }: Bodies['postpone']): readonly AskedFacts[] {
  if (player === undefined) return [];
  const isAgreed = findChallenge(after, id)?.postponing === undefined;
  return answer(after, id, isAgreed ? 'postponed' : 'postponing', ({ challenger, challenged }) =>
    challenger === player ? challenged : challenger,
  );
}

/** An offered day is news to the other player, who has offered none and would lose. */
function offered(after: Ladder, { challenge: id }: Bodies['offer']): readonly AskedFacts[] {
  const open = after.challenges.get(id);
  const player = open && mayBeLostBySilence(after, open) ? silentOf(open) : undefined;
  const falls = player === undefined ? undefined : deadlineOf(after, id)?.at;
  return answer(after, id, 'offered', () => player).map((facts) => ({
    ...facts,
    ...(falls !== undefined && { falls }),
  }));
}

function disputed(before: Ladder, body: Entry<'reject'>['command']['body']): readonly AskedFacts[] {
  const id = body.challenge ?? body.game;
  const waits = findChallenge(before, body.challenge)?.awaiting ?? findGame(before, body.game)?.awaiting;
  const player = waits?.reported;
  if (id === undefined || body.disputed === undefined || player === undefined || player === body.disputed) return [];
  return [{ kind: 'answered', player, challenge: id, how: 'disputed', other: body.disputed }];
}

function toConfirm(after: Ladder, id: ChallengeId): readonly AskedFacts[] {
  const challenge = after.challenges.get(id);
  const { reported, score, points, counts, disputed: isDisputed } = challenge?.awaiting ?? {};
  if (!challenge || !score || reported === undefined || isDisputed) return [];
  const player = reported === challenge.challenger ? challenge.challenged : challenge.challenger;
  const waits = { score, ...(points && { points }), ...(counts !== undefined && { counts }) };
  return [{ kind: 'confirm', player, challenge: id, reported, ...waits }];
}

/** What counts already, for the one of the two who did not enter it. At a club night both are there, unless a later day corrects it. */
function entered(
  after: Ladder,
  { id, challenger, challenged }: Pick<Challenge, 'id' | 'challenger' | 'challenged'>,
  {
    score,
    points,
    reported,
    playedAt,
    at,
  }: Pick<Bodies['result'], 'score' | 'points' | 'reported' | 'playedAt'> & { readonly at: Instant },
  mistaken: Around['mistaken'],
): readonly AskedFacts[] {
  const isToday = dayOf(after, playedAt ?? at) === dayOf(after, at);
  const isAtNight = systemOf(after).controls.hasNights && (isToday || !mistaken);
  if (isAtNight || after.challenges.get(id)?.awaiting) return [];
  const result = { challenge: id, score, ...(points && { points }), ...(reported && { reported }) };
  return [challenger, challenged]
    .filter((player) => player !== reported)
    .map((player) => ({ kind: 'entered', player, other: player === challenger ? challenged : challenger, ...result }));
}

function scoresToConfirm(after: Ladder, id: ChallengeId): readonly AskedFacts[] {
  const game = findGame(after, id);
  const { reported, counts } = game?.awaiting ?? {};
  if (!game || reported === undefined) return [];
  return game.players
    .filter((player) => player !== reported)
    .map((player) => ({ kind: 'confirm', player, challenge: id, reported, ...(counts !== undefined && { counts }) }));
}

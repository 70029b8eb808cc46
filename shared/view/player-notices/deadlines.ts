import { formatLocal } from '#shared/calendar/zone.ts';
import { deadlineOf } from '#shared/engine/due.ts';
import { awayUntil } from '#shared/rules/away/days.ts';
import { dayOf, playsIn } from '#shared/rules/common/standing.ts';
import type { DeadlineSettlement } from '#shared/vocabulary/entry.ts';
import { byIssue, type Challenge } from '#shared/vocabulary/ladder.ts';
import { instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import type { Named } from '#shared/words/names.ts';
import { type Phrase, say, type Who } from '#shared/words/phrase.ts';
import { HAPPENED } from '#shared/words/texts.ts';
import { PERSONAL } from '../texts.ts';
import type { Around } from './facts.ts';
import type { DeadlineMoved, PersonalFacts } from './notice.ts';
import type { NoticeWords } from './words.ts';

/** A player’s challenge whose deadline has moved, why, and where to. */
export interface MovedDeadline {
  readonly facts: PersonalFacts<'answered'> & { readonly other: PlayerId };
  readonly why: Why;
  readonly now: DeadlineSettlement | undefined;
}

type Why = (other: Who) => Phrase;

/** Players whose deadlines a line moves: a player’s days away move those of their opponents, an official those of both. */
export function deadlinesMoved(around: Around): readonly MovedDeadline[] {
  const { entry, before, after } = around;
  const { verb, body, at } = entry.command;
  switch (verb) {
    case 'away': {
      const days = [shortDay(body.from), shortDay(body.to)] as const;
      return ofOpponents(around, body.player, 'away', (other) => say`${HAPPENED.away(other, ...days)}.`);
    }
    case 'back': {
      const how = awayUntil(before, body.player, dayOf(before, at)) ? 'back' : 'stays';
      return ofOpponents(around, body.player, how, (other) =>
        how === 'back' ? say`${HAPPENED.back(other)}.` : PERSONAL.deadline.stays(other),
      );
    }
    case 'postpone': {
      const challenge = body.player === undefined ? after.challenges.get(body.challenge) : undefined;
      if (!challenge) return [];
      const of = movedIn(around, challenge, 'put-off', (other) => PERSONAL.deadline.putOff(other));
      return [challenge.challenger, challenge.challenged].flatMap(of);
    }
    default:
      return [];
  }
}

function ofOpponents(around: Around, player: PlayerId, how: DeadlineMoved, why: Why): readonly MovedDeadline[] {
  return [...around.after.challenges.values()]
    .filter((challenge) => playsIn(challenge, player))
    .toSorted(byIssue)
    .flatMap((challenge) => movedIn(around, challenge, how, why)(opponentOf(challenge, player)));
}

const opponentOf = ({ challenger, challenged }: Challenge, player: PlayerId): PlayerId =>
  player === challenger ? challenged : challenger;

/** Tells one of the two of a challenge, if its deadline has moved. */
function movedIn({ before, after }: Around, challenge: Challenge, how: DeadlineMoved, why: Why) {
  const { id } = challenge;
  const [then, now] = [deadlineOf(before, id), deadlineOf(after, id)];
  const isMoved = then?.at !== now?.at || then?.unaccepted !== now?.unaccepted;
  const falls = now && { falls: now.at };
  return (player: PlayerId): readonly MovedDeadline[] => {
    const other = opponentOf(challenge, player);
    return isMoved ? [{ facts: { kind: 'answered', player, challenge: id, how, other, ...falls }, why, now }] : [];
  };
}

/** Why a deadline has moved, and until when there is time now. */
export function saidOfDeadline(
  { after: { header } }: Around,
  { facts, why, now }: MovedDeadline,
  named: Named,
  ladder: string,
): NoticeWords {
  const because = why(named(facts.other));
  if (!now) return { title: [PERSONAL.deadline.none], text: say`${because} ${PERSONAL.deadline.open(ladder)}` };
  const until = shortDay(formatLocal(header.timezone, instant(now.at - 1)));
  const then = PERSONAL.deadline[now.unaccepted ? 'accept' : 'play'](ladder, until);
  return { title: [PERSONAL.deadline.title(until)], text: say`${because} ${then}` };
}

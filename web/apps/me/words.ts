import { findChallenge, type TheTwo } from '#shared/rules/challenge/the-two.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import type { Named } from '#shared/words/names.ts';
import type { Phrase, Who } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { outcomeOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ACCOUNT_TEXT, ANSWERS, SCORES, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';

export const shutWords = ({ code, detail }: { readonly code: string; readonly detail: string }): string =>
  code === 'no-key' ? ACCOUNT_TEXT.nobody : detail;

export function commandWords(command: Command, ladder: Ladder, player: PlayerId): Phrase {
  const named = namesIn(ladder);
  const { commands } = TEXT;
  const { verb, body } = command;
  switch (verb) {
    case 'challenge':
      return commands.challenge(named(body.challenged));
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'postpone':
    case 'result':
      return aboutWords(command, ladder, player, named);
    case 'match':
      return resultFor(player, body, body.score, ladder);
    case 'away':
      return [commands.away(shortDay(body.from), shortDay(body.to))];
    case 'arrive':
      return [WORDS.checkIn];
    case 'back':
    case 'join':
    case 'prefer':
    case 'finish':
      return [commands[verb]];
    case 'approve':
      return approveWords(ladder, player, body.challenge) ?? [commands.approve];
    case 'reject':
      return [body.disputed ? commands.dispute : commands.takeBack];
    default:
      return [verb];
  }
}

/** What the player says is right: who has won, and how. */
function approveWords(ladder: Ladder, player: PlayerId, id: ChallengeId | undefined): Phrase | undefined {
  const challenge = findChallenge(ladder, id);
  return challenge?.awaiting && resultFor(player, challenge, challenge.awaiting.score, ladder);
}

function aboutWords(
  { verb, body }: Command<'accept' | 'decline' | 'withdraw' | 'postpone' | 'result'>,
  ladder: Ladder,
  player: PlayerId,
  named: Named,
): Phrase {
  const challenge = findChallenge(ladder, body.challenge);
  if (!challenge) return [verb === 'result' ? SCORES.result : ANSWERS[verb]];
  if (verb === 'result') return resultFor(player, challenge, body.score, ladder);
  const other = named(otherThan(player, challenge));
  if (verb === 'postpone' && challenge.postponing !== undefined) return TEXT.commands.postponeToo(other);
  return TEXT.commands[verb](other);
}

const otherThan = (player: PlayerId, { challenger, challenged }: TheTwo): PlayerId =>
  challenger === player ? challenged : challenger;

const resultFor = (player: PlayerId, two: TheTwo, score: Score, ladder: Ladder): Phrase =>
  resultWords(
    fromOwnSide(score, two.challenger === player),
    namesIn(ladder)(otherThan(player, two)),
    outcomeOf(ladder, score) === 'drawn',
  );

/** `score`: their own first. `drawn`: nobody has won, be it that one was ahead when the match was broken off. */
export function resultWords(score: Score, other: Who, drawn: boolean): Phrase {
  const [own, others] = score;
  const { beat, lostTo, drew, brokenOff } = TEXT.commands;
  if (!drawn && own > others) return beat(other, scoreWords(score));
  return (!drawn ? lostTo : own === others ? drew : brokenOff)(scoreWords(score), other);
}

import { findChallenge } from '#shared/rules/challenge/the-two.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { capital, type Phrase, say } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ACCOUNT_TEXT, ANSWERS, OFFICIALS, TERMS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';

/** What may be said for a command that the rules are against. */
export function reasonsFor({ verb }: Command): readonly string[] {
  const { agreed, nobodyElse, club } = TEXT.reasons;
  return verb === 'challenge' ? [agreed, nobodyElse, club] : [club];
}

export function shutWords({ code, detail }: { readonly code: string; readonly detail: string }): string {
  switch (code) {
    case 'no-key':
      return ACCOUNT_TEXT.nobody;
    case 'session-ended':
      return OFFICIALS.signedOut;
    case 'other-club':
      return TEXT.otherClub;
    case 'not-your-role':
      return OFFICIALS.only;
    default:
      return detail;
  }
}

/** "12 min". */
export const minutesWords = (minutes: number): string =>
  minutes < 60 ? TERMS.main(minutes) : TEXT.hours(Math.floor(minutes / 60), minutes % 60);

export function tapWords(command: Command, ladder: Ladder): Phrase {
  const named = namesIn(ladder);
  const { taps } = TEXT;
  const { verb, body } = command;
  switch (verb) {
    case 'join':
      return HAPPENED.joined({ id: body.player, name: body.name ?? named(body.player).name });
    case 'arrive':
      return HAPPENED.checkedIn(named(body.player));
    case 'depart':
      return HAPPENED.checkedOut(named(body.player));
    case 'pass':
      return HAPPENED.passed(named(body.player));
    case 'challenge':
      return HAPPENED.challenged(named(body.challenger), named(body.challenged));
    case 'result': {
      const match = findChallenge(ladder, body.challenge);
      const score = scoreWords(body.score);
      return match ? say`${named(match.challenger)} ${score} ${named(match.challenged)}` : [score];
    }
    case 'match':
      return say`${named(body.challenger)} ${scoreWords(body.score)} ${named(body.challenged)}`;
    case 'abandon': {
      const match = findChallenge(ladder, body.challenge);
      return match ? taps.abandon(named(match.challenger), named(match.challenged)) : [ANSWERS.abandon];
    }
    case 'correct':
      return [capital(HAPPENED.corrected(body.score && scoreWords(body.score)))];
    case 'playoff': {
      const [gone = body.winner] = body.players.filter((player) => player !== body.winner);
      return body.walkover
        ? HAPPENED.playoffNotTaken(named(body.winner), named(gone))
        : HAPPENED.playoffWon(named(body.winner));
    }
    case 'void':
      return [capital(WORDS.undone)];
    case 'close':
      return [HAPPENED.closed];
    default:
      return [verb];
  }
}

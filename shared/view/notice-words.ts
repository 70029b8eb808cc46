import type { PotGameView } from '../contract/pots.ts';
import type { ResultView, SettlementView } from '../contract/view.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { counted } from '../words/english.ts';
import { asUnplayed } from '../words/games.ts';
import { few, list } from '../words/in-a-row.ts';
import type { Named } from '../words/names.ts';
import { type Phrase, say } from '../words/phrase.ts';
import { scoreWords, signed } from '../words/score.ts';
import { WORDS } from '../words/words.ts';

/** How many are named in one sentence. */
const NAMED = 12;

/** Said ahead of a result that was told before. */
const again = ({ command }: Entry): string => (command.verb === 'correct' ? 'corrected: ' : '');

/** "Bob 2–0 Ann; Bob took rung 1." */
export const resultWords = (entry: Entry, { challenger, score, challenged, moved, ...how }: ResultView): Phrase =>
  say`${again(entry)}${challenger} ${scoreWords(score)} ${challenged}${asUnplayed(how)}; ${moved}.`;

/** "a game for 300 points: Ann 627 (+88), Bob 400 (−88)." */
export function potWords(entry: Entry, { pot, rows, state }: PotGameView): Phrase {
  if (state === 'void') return say`a game of ${list(rows)} was ${WORDS.games.voided}.`;
  if (state === 'rejected')
    return say`the scores of a game of ${list(rows)} were withdrawn or rejected, so they don’t count.`;
  const scores = rows.map((row, index) => say`${index > 0 ? ', ' : ''}${row} ${row.score} (${signed(row.net)})`);
  const waits = state === 'awaiting' ? '; the scores are awaiting confirmation' : '';
  return say`${again(entry)}a game for ${pot} points: ${scores.flat()}${waits}.`;
}

/** "Dee (rung 4) challenged Cy (rung 3)." */
export function challengeWords(ladder: Ladder, challenger: PlayerId, challenged: PlayerId, named: Named): Phrase {
  const placed = (id: PlayerId): Phrase => {
    const rung = ladder.order.rungOf(id);
    return rung === undefined ? say`${named(id)}` : say`${named(id)} (rung ${rung})`;
  };
  return say`${placed(challenger)} challenged ${placed(challenged)}.`;
}

/** "no match in October 2021. Dropped: Ann and Bob. Removed: Cy." */
export function penaltyWords({ cause, dropped, removed, forfeited = [] }: SettlementView): Phrase {
  const forfeits = forfeited.slice(0, NAMED).map((each) => `${each.name} ${each.points}`);
  const others = forfeited.length > NAMED ? [counted(forfeited.length - NAMED, 'other')] : [];
  const parts: readonly (readonly [string, Phrase])[] = [
    ['Dropped', few(dropped, NAMED)],
    ['Removed', few(removed, NAMED)],
    ['Forfeited points', list([...forfeits, ...others])],
  ];
  const said = parts.filter(([, who]) => who.length > 0).map(([what, who]) => say` ${what}: ${who}.`);
  return say`${cause}.${said.flat()}`;
}

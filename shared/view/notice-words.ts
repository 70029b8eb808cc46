import type { PotGameView } from '../contract/pots.ts';
import type { ResultView, SettlementView } from '../contract/view.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { asPlayed } from '../words/games.ts';
import { few, list } from '../words/in-a-row.ts';
import type { Named } from '../words/names.ts';
import { type Phrase, say } from '../words/phrase.ts';
import { scoreWords, signed } from '../words/score.ts';
import { GAMES } from '../words/texts.ts';
import { TEXT } from './texts.ts';

const { notices: NOTICES } = TEXT;

/** How many are named in one sentence. */
const NAMED = 12;

/** Says of a result that it was told before. */
const again = ({ command }: Entry, what: Phrase): Phrase =>
  command.verb === 'correct' ? NOTICES.corrected(what) : what;

/** "Bob 2–0 Ann; Bob took rung 1." */
export const resultWords = (entry: Entry, { challenger, score, challenged, moved, ...how }: ResultView): Phrase =>
  again(entry, NOTICES.result(say`${challenger} ${scoreWords(score)} ${challenged}${asPlayed(how)}`, moved));

/** "a game for 300 points: Ann 627 (+88), Bob 400 (−88)." */
export function potWords(entry: Entry, { pot, rows, state }: PotGameView): Phrase {
  if (state === 'void') return NOTICES.gameVoided(list(rows), GAMES.voided);
  if (state === 'rejected') return NOTICES.scoresRejected(list(rows));
  const scores = rows.map((row, index) => say`${index > 0 ? ', ' : ''}${row} ${row.score} (${signed(row.net)})`);
  return again(entry, (state === 'awaiting' ? NOTICES.potAwaiting : NOTICES.pot)(pot, scores.flat()));
}

/** "Dee (rung 4) challenged Cy (rung 3)." */
export function challengeWords(ladder: Ladder, challenger: PlayerId, challenged: PlayerId, named: Named): Phrase {
  const placed = (id: PlayerId): Phrase => {
    const rung = ladder.order.rungOf(id);
    return rung === undefined ? say`${named(id)}` : NOTICES.onRung(named(id), rung);
  };
  return NOTICES.challenged(placed(challenger), placed(challenged));
}

/** "no match in October 2021. Dropped: Ann and Bob. Removed: Cy." */
export function penaltyWords({ cause, dropped, removed, forfeited = [] }: SettlementView): Phrase {
  const forfeits = forfeited.slice(0, NAMED).map((each) => `${each.name} ${each.points}`);
  const others = forfeited.length > NAMED ? [NOTICES.others(forfeited.length - NAMED)] : [];
  return say`${cause}.${[
    ...(dropped.length > 0 ? NOTICES.dropped(few(dropped, NAMED)) : []),
    ...(removed.length > 0 ? NOTICES.removed(few(removed, NAMED)) : []),
    ...(forfeited.length > 0 ? NOTICES.forfeited(list([...forfeits, ...others])) : []),
  ]}`;
}

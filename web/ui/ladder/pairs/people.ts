import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import type { Who } from '#shared/words/phrase.ts';
import { type Bout, type BoutOutcome, boutOf, type Tally, tallyOf } from '../record.ts';

/** A result as one of those who played it tells it. */
interface PersonalBout extends Bout {
  /** With whom they played. */
  readonly partner: string | undefined;
}

/** The results of a person, the newest first, whichever pair they played for. */
export function boutsOfPerson(history: HistoryView, person: string): readonly PersonalBout[] {
  return history.results
    .flatMap((played) => {
      const ids: readonly string[] = played.lineup ?? [];
      const seat = ids.indexOf(person);
      // The challenger's two come first.
      const pair = played.players[seat < 2 ? 0 : 1];
      if (seat < 0 || pair === undefined || played.slip) return [];
      return [{ ...boutOf(history, played, pair), partner: ids[seat % 2 === 0 ? seat + 1 : seat - 1] }];
    })
    .toReversed();
}

export interface RecordWith {
  readonly who: Who;
  readonly tally: Tally;
}

/** How a person has fared with each of those with whom they have played, those with whom most often first. */
export function recordsWith(history: HistoryView, bouts: readonly PersonalBout[]): readonly RecordWith[] {
  const met = new Map<string, BoutOutcome[]>();
  for (const { partner, outcome } of bouts)
    if (partner !== undefined && outcome) met.set(partner, [...(met.get(partner) ?? []), outcome]);
  return (history.people ?? [])
    .flatMap((who) => {
      const outcomes = met.get(who.id);
      return outcomes ? [{ who, tally: tallyOf(outcomes), times: outcomes.length }] : [];
    })
    .toSorted((one, other) => other.times - one.times);
}

/** The pairs as which a person plays, top first. */
export const pairsOf = ({ standings }: Pick<LadderView, 'standings'>, person: string): readonly StandingView[] =>
  standings.filter(({ people = [] }) => people.some(({ id }) => id === person));

import { apart, forgotten, published, toldOnce, writtenOnce } from './club-laws.ts';
import type { Evidence, Law, Violation } from './evidence.ts';
import { checkLadder, undoneIn } from './ladder-laws.ts';
import { seasonsOf } from './raw.ts';

/** Everything that is wrong. */
export function check(evidence: Evidence): readonly Violation[] {
  const found: Violation[] = [];
  for (const { club, ladders } of evidence.clubs)
    for (const ladder of ladders) {
      const history = evidence.history.filter((each) => each.club === club && each.ladder === ladder);
      const seasons = seasonsOf(evidence.items, club, ladder);
      const say = (law: Law, what: string) => found.push({ law, what: `${club}/${ladder}: ${what}` });
      if (seasons.length === 0) say('stored is the fold of the log', 'there is no ladder');
      else checkLadder({ history, seasons, undone: undoneIn(evidence.items, club, ladder) }, say);
      published(evidence, `/${club}/${ladder}`, seasons, say);
    }
  apart(evidence, found);
  toldOnce(evidence, found);
  writtenOnce(evidence, found);
  forgotten(evidence, found);
  return found;
}

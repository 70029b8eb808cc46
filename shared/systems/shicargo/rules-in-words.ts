import { venueRule } from '../../rules/common/venue.ts';
import { confirmingScoresRule } from '../../rules/pots/confirming-in-words.ts';
import { ADMISSION } from '../../rules/pots/purses.ts';
import type { Header } from '../../vocabulary/header.ts';
import { ordinal } from '../../words/english.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { shicargoSettings } from './declaration.ts';

/** The Shicargo rules as this ladder has them. */
export const shicargoRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'S'),
  rule(
    'Points',
    'S',
    `Everyone starts with ${ADMISSION} points, when they’re added or with their first game. Most points is rung 1; players with equal points share a rung, listed in the order they joined.`,
  ),
  rule(
    'The pot',
    'S',
    `At the start of a game each player pays ${shicargoSettings.stake.of({ header })} points into its pot; at its end the pot is shared out. Two or more can play; a player who quits keeps the score they had. If a game is cancelled, the stakes are returned.`,
  ),
  rule(
    'Your share',
    'S',
    'Your spread is your score − the lowest score. Your share of the pot is your spread ÷ all spreads added up, rounded down to a tenth of a percent and then to whole points. Points left over go one each from the best score down; of equal scores, the one entered first goes first. If all scores are equal, everyone gets their stake back.',
  ),
  ...confirmingScoresRule(header, '§0'),
  stayingAway(header),
  rule(
    'Leaving',
    'S',
    `When a player leaves, their points are shared equally among everyone who stays. A player who comes back starts afresh with ${ADMISSION} points.`,
  ),
  rule('Boasting and whining', 'S', 'You may boast more the higher you are, and whine more the lower.'),
];

function stayingAway(header: Header): WrittenRule {
  const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  const [percent, months] = [forfeitPercent.of({ header }), monthsUntilRemoval.of({ header })];
  return rule(
    'Missing a month',
    'S',
    `A calendar month without a game costs ${percent}% of the points you had when you stopped playing, rounded down. They go in equal parts to those who took part in a game of that month; points left over go one each from the top. A ${ordinal(months)} month in a row takes all you have left, and your place. A month doesn’t count if you joined after its first day, nobody played in it, the club was closed throughout, or the season began in its second half. With no points, there’s nothing to forfeit.`,
  );
}

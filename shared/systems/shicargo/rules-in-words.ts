import { venueRule } from '../../rules/common/venue.ts';
import { confirmingScoresRule } from '../../rules/pots/confirming-in-words.ts';
import { ADMISSION } from '../../rules/pots/purses.ts';
import type { Header } from '../../vocabulary/header.ts';
import { ordinal } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { shicargoSettings } from './declaration.ts';

/** The Shicargo rules as this ladder has them. */
export const shicargoRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'S'),
  rule(
    'Points',
    'S',
    `Everybody starts with ${ADMISSION} points, when they’re added or with their first game. Most points is rung 1; equal points share a rung, whoever joined first listed first.`,
  ),
  rule(
    'The pot',
    'S',
    `At the start of a game each player pays ${shicargoSettings.stake.of({ header })} points into its pot; at its end the pot is shared out. Two or more can play; a player who quits keeps the score they had. A game that’s called off gives the stakes back.`,
  ),
  rule(
    'Your share',
    'S',
    'Your spread is your score less the lowest one. Your rating is your spread as a percentage of all spreads together, rounded down to a tenth of a percent; you get that much of the pot, rounded down. Points left over go one each from the best score down; of equal scores, to the one entered first. If all scores are equal, everybody gets their stake back.',
  ),
  ...confirmingScoresRule(header, '§0'),
  stayingAway(header),
  rule(
    'Leaving',
    'S',
    `A player who leaves spreads their points equally among all who stay. Anybody who comes back is new, with ${ADMISSION} points.`,
  ),
  rule('Boasting and whining', 'S', 'You may boast by how far up you stand, and whine by how far down.'),
];

function stayingAway(header: Header): WrittenRule {
  const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  const [percent, months] = [forfeitPercent.of({ header }), monthsUntilRemoval.of({ header })];
  return rule(
    'Missing a month',
    'S',
    `A calendar month without a game costs ${percent}% of the points you had when you stopped playing, rounded down. They go in equal parts to those who took part in a game of that month; points left over go one each from the top. The ${ordinal(months)} month in a row takes all you have left, and your place. A month doesn’t count for players who joined after its first day, nor for anybody if nobody played in it, if the club was shut throughout, or if the season began in its second half. With no points, there’s nothing to forfeit.`,
  );
}

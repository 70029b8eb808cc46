import { ADMISSION } from '../../rules/pots/purses.ts';
import type { Header } from '../../vocabulary/header.ts';
import { ordinal } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { shicargoSettings } from './declaration.ts';

/** The Shicargo rules as this ladder has them. */
export const shicargoRules = (header: Header): readonly WrittenRule[] => [
  rule(
    'Points',
    'S',
    `Everybody starts with ${ADMISSION} points, at the latest with their first game. Whoever has most points stands on rung 1; equal points share a rung.`,
  ),
  rule(
    'The pot',
    'S',
    `At the start of a game each player pays ${shicargoSettings.stake.of({ header })} points into its pot; at its end the pot is shared out. Two players or more can play, and whoever quits keeps the score they had.`,
  ),
  rule(
    'Your share',
    'S',
    'Your spread is your score less the lowest one. Your rating is your part of all spreads together, and you get as much of the pot. Everything is rounded down; points that are left over go one each to the best scores. If all scores are equal, everybody gets their stake back.',
  ),
  stayingAway(header),
  rule('Leaving', 'S', 'Whoever leaves spreads their points among all who stay. Whoever comes back is new.'),
];

function stayingAway(header: Header): WrittenRule {
  const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  const [percent, months] = [forfeitPercent.of({ header }), monthsUntilRemoval.of({ header })];
  return rule(
    'Missing a month',
    'S',
    `A calendar month without a game costs ${percent}% of the points that you had when you stopped playing, shared among those who took part in a game of that month. With the ${ordinal(months)} month in a row all that is left goes to them, and you are removed.`,
  );
}

import { confirmingRule } from '../../rules/challenge/confirming-in-words.ts';
import { movementRules } from '../../rules/challenge/half-distance-in-words.ts';
import { venueRule } from '../../rules/common/venue.ts';
import type { Header } from '../../vocabulary/header.ts';
import { counted } from '../../words/english.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { creweSettings } from './declaration.ts';

/** The Crewe rules as this ladder has them. */
export const creweRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'C1'),
  rule(
    'A game',
    'C3, C13',
    'One game at a long time control. The challenger plays Black, the challenged player White.',
  ),
  rule(
    'Who you can challenge',
    'C11',
    `Anyone up to ${counted(creweSettings.reach.of({ header }), 'place')} above or below you. That’s a guide: if you both agree, you can play further apart.`,
  ),
  rule(
    'Accepting',
    'C12',
    'Please accept if you can: declining is counted and shown, but costs nothing else. Once accepted, a challenge can’t be declined or withdrawn.',
  ),
  ...movementRules(header, { fromBelow: 'C4–C5', fromAbove: 'C6', drawn: 'C7' }),
  ...confirmingRule(header, 'C8'),
  rule('In between', 'C8', 'You also move when other results change the order around you.'),
  rule(
    'Rated or not',
    'C14',
    'You choose rated or unrated for the whole season, before your first result; unrated if you don’t choose. A game is rated only if both players chose rated.',
  ),
  rule(
    'Starting, joining, staying away',
    'C9–C10',
    'The season starts in order of rating, the lowest-rated player on rung 1. New players, and those who come back, start at the bottom. Staying away costs nothing by itself.',
  ),
];

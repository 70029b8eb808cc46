import { movementRules } from '../../rules/challenge/half-distance-in-words.ts';
import type { Header } from '../../vocabulary/header.ts';
import { counted } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { creweSettings } from './declaration.ts';

/** The Crewe rules as this ladder has them. */
export const creweRules = (header: Header): readonly WrittenRule[] => [
  rule(
    'A game',
    'C3, C13',
    'One game at a long time control. The challenger plays Black, the challenged player White.',
  ),
  rule(
    'Whom you may challenge',
    'C11',
    `Anybody up to ${counted(creweSettings.reach.of({ header }), 'rung')} above or below you. That is a guide: two who both want to play may do so further apart.`,
  ),
  rule(
    'Accepting',
    'C12',
    'Please accept if you can: declining is counted and shown, and costs nothing else. A challenge that was accepted can be neither declined nor withdrawn.',
  ),
  ...movementRules(header, { fromBelow: 'C4–C5', fromAbove: 'C6', drawn: 'C7' }),
  rule('In between', 'C8', 'You also move when others pass you, or move past one another around you.'),
  rule(
    'Rated or not',
    'C14',
    'Everybody chooses rated or unrated for the whole season, before their first result. A game is rated only if both have chosen rated.',
  ),
  rule(
    'Joining, and staying away',
    'C9–C10',
    'The season begins in the order of rating, the weakest on rung 1. New players start at the bottom. Staying away costs nothing by itself.',
  ),
];

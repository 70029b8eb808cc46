import type { Header } from '../../vocabulary/header.ts';
import { sentence } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { words } from './settings.ts';

/** Where a club plays, in its own words. */
export const venue = words('venue', 'Where you play', 200);

/** It stands among the rules, where a ladder has one. */
export const venueRule = (header: Header, clause: string): readonly WrittenRule[] => {
  const where = venue.of({ header }).trim();
  return where === '' ? [] : [rule('Where', clause, sentence(where))];
};

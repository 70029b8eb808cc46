import type { Header } from '../../vocabulary/header.ts';
import { sentence } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { WRITTEN } from '../texts.ts';
import { venue } from './settings.ts';

/** Where a club plays stands among the rules, where it is said. */
export const venueRule = (header: Header, clause: string): readonly WrittenRule[] => {
  const where = venue.of({ header }).trim();
  return where === '' ? [] : [rule(WRITTEN.venue, clause, sentence(where))];
};

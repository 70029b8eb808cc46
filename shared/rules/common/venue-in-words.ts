import type { Header } from '#shared/vocabulary/header.ts';
import { sentence } from '#shared/words/phrase.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { WRITTEN } from '../texts.ts';
import { venue } from './settings.ts';

/** Where a club plays stands among the rules, where it is said. */
export const venueRule = (header: Header, clause: string): readonly WrittenRule[] => {
  const where = venue.of({ header }).trim();
  return where === '' ? [] : [rule(WRITTEN.venue, clause, sentence(where))];
};

import type { Header } from '#shared/vocabulary/header.ts';
import { sentence } from '#shared/words/phrase.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { WRITTEN } from '../texts.ts';
import { venue } from './settings.ts';

/** Where a club plays stands among the rules, where it is said: no system has a clause of that. */
export const venueRule = (header: Header): readonly WrittenRule[] => {
  const where = venue.of({ header }).trim();
  return where === '' ? [] : [rule(WRITTEN.venue, '§0', sentence(where))];
};

/** What is so on ladders of every system: the rules are what is usual, and whoever lets them pass says why. */
export const exceptionRule = (): WrittenRule => rule(WRITTEN.exceptions.heading, '§0', WRITTEN.exceptions.text);

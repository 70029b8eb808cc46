import type { Header } from '#shared/vocabulary/header.ts';
import { sentence } from '#shared/words/phrase.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { WRITTEN } from '../texts.ts';
import { venue } from './settings.ts';

/** Where a club plays stands among the rules, where it is said: no system has a clause of that. */
function venueRule(header: Header): SettableRule {
  const where = venue.of({ header }).trim();
  return rule(WRITTEN.venue, '§0', where === '' ? undefined : sentence(where), [venue]);
}

/** What is so on ladders of every system: the rules are what is usual, and whoever lets them pass says why. */
const exceptionRule = (): SettableRule => rule(WRITTEN.exceptions.heading, '§0', WRITTEN.exceptions.text);

/** The rules of a system, among those that ladders of all systems have. */
export const withCommon = (header: Header, rules: readonly SettableRule[]): readonly SettableRule[] => [
  venueRule(header),
  ...rules,
  exceptionRule(),
];

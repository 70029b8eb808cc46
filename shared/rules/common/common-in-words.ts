import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { WRITTEN } from '../texts.ts';
import { ownWords } from './own-words.ts';
import { words } from './settings.ts';

/** What holds on ladders of every system: an official may allow an exception, and says why. */
const exceptionRule = (): SettableRule => rule(WRITTEN.exceptions.heading, '§0', WRITTEN.exceptions.text);

/** What the club says itself, where it says something: no system has a clause of that. */
const ownRule = (header: Header): SettableRule => rule(WRITTEN.own, '§0', ownWords(header) || undefined, [words]);

/** The rules of a system, and under them those that ladders of all systems have. */
export const withCommon = (header: Header, rules: readonly SettableRule[]): readonly SettableRule[] => [
  ...rules,
  exceptionRule(),
  ownRule(header),
];

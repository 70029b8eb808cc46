import type { Header } from '#shared/vocabulary/header.ts';
import { LONGEST_LINE, venue, words } from './settings.ts';

type HeaderSettings = Pick<Header, 'settings'>;

/** What the club says itself beside the rules, line by line; where it plays first, where an older ladder says that apart. */
export const ownWords = (header: HeaderSettings): string =>
  [venue, words]
    .map((setting) => setting.of({ header }).trim())
    .filter((text) => text !== '')
    .join('\n');

/** Where the club plays: the first line of its own words, unless that is too long to be an address. */
export function whereOf(header: HeaderSettings): string | undefined {
  const [first = ''] = ownWords(header).split(/\r?\n/);
  const where = first.trim();
  return where === '' || where.length > LONGEST_LINE ? undefined : where;
}

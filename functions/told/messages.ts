import { isId, type LineNumber, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../store/port.ts';

/** A notice to one player on its way: the line that it is about, and which it is of those of the line. */
export interface Telling {
  readonly key: LadderKey;
  readonly line: LineNumber;
  readonly nth: number;
}

/** What the queue carries of it, "riverside/main/856~3": numbers, and no player. */
export const formatTelling = ({ key: { club, ladder }, line, nth }: Telling): string =>
  `${club}/${ladder}/${line}~${nth}`;

const TELLING = /^([^/~]+)\/([^/~]+)\/([1-9]\d{0,7})~(\d{1,5})$/;

export function parseTelling(text: string): Telling | undefined {
  const [, club = '', ladder = '', line, nth] = TELLING.exec(text) ?? [];
  if (!isId(club) || !isId(ladder)) return undefined;
  return { key: { club, ladder }, line: lineNumber(Number(line)), nth: Number(nth) };
}

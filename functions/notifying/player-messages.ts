import { isId, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../store/port.ts';
import type { Occasion } from '../store/telling-port.ts';

/** A notice to one player on its way: what it is about, and which it is of those about that. */
export interface Telling {
  readonly key: LadderKey;
  readonly line: Occasion;
  readonly nth: number;
}

/** What the queue carries of it, "riverside/main/856~3": numbers, and no player. */
export const formatTelling = ({ key: { club, ladder }, line, nth }: Telling): string =>
  `${club}/${ladder}/${line}~${nth}`;

const TELLING = /^([^/~]+)\/([^/~]+)\/([1-9]\d{0,7}|date-[0-9a-f]{16}-\d{1,6}|soon-[0-9a-f]{16})~(\d{1,5})$/;

export function parseTelling(text: string): Telling | undefined {
  const [, club = '', ladder = '', line = '', nth] = TELLING.exec(text) ?? [];
  if (!isId(club) || !isId(ladder)) return undefined;
  const of = /^\d/.test(line) ? lineNumber(Number(line)) : line;
  return { key: { club, ladder }, line: of, nth: Number(nth) };
}

/** The date of a game that was proposed, agreed or called off. */
export interface NewDate {
  readonly key: LadderKey;
  /** What queues call it. */
  readonly name: string;
}

export const formatNewDate = ({ key: { club, ladder }, name }: NewDate): string => `${club}/${ladder}/date-${name}`;

const NEW_DATE = /^([^/~]+)\/([^/~]+)\/date-([0-9a-f]{16})$/;

export function parseNewDate(text: string): NewDate | undefined {
  const [, club = '', ladder = '', name = ''] = NEW_DATE.exec(text) ?? [];
  return isId(club) && isId(ladder) ? { key: { club, ladder }, name } : undefined;
}

/** What is told of the date of a game as it was when it had been changed so often. */
export const dateOccasion = (name: string, version: number): Occasion => `date-${name}-${version}`;

const DATE_OCCASION = /^date-([0-9a-f]{16})-(\d{1,6})$/;

export function parseDateOccasion(of: Occasion): { readonly name: string; readonly version: number } | undefined {
  const [, name, version] = DATE_OCCASION.exec(String(of)) ?? [];
  return name === undefined ? undefined : { name, version: Number(version) };
}

/** What the queue carries of a ladder whose players are to be reminded of what lies ahead. */
export const formatReminding = ({ club, ladder }: LadderKey): string => `${club}/${ladder}/soon`;

const REMINDING = /^([^/~]+)\/([^/~]+)\/soon$/;

export function parseReminding(text: string): LadderKey | undefined {
  const [, club = '', ladder = ''] = REMINDING.exec(text) ?? [];
  return isId(club) && isId(ladder) ? { club, ladder } : undefined;
}

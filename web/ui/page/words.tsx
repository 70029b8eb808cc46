import type { When } from '#shared/calendar/moment.ts';
import type { Reason } from '#shared/contract/view.ts';
import { clockTime, fullDay, fullMoment, shortDay, shortestDay } from '#shared/words/dates.ts';
import type { Phrase, Who } from '#shared/words/phrase.ts';
import { TEXT } from '#shared/words/texts.ts';

/** A name, kept apart from the text around it in any script and direction. */
export const Name = ({ of }: { readonly of: Who }) => <bdi>{of.name}</bdi>;

/** A score and the number of a rung stay on one line, by a word joiner and a space that does not break. */
export const unbroken = (text: string): string =>
  text.replace(/–(?=[\d½])/g, '–\u2060').replace(/(rung|rang|Platz) (?=\d)/g, '$1\u00a0');

export const Words = ({ of }: { readonly of: Phrase }) => (
  <>{of.map((part) => (typeof part === 'string' ? unbroken(part) : <Name of={part} />))}</>
);

/** " (5 → 3)": from which rung to which that moved a player, behind the reason. */
export const placesIn = ({ from, to }: Pick<Reason, 'from' | 'to'>): string => (to ? ` (${from} → ${to})` : '');

/** The same where a line could break beside the arrow. */
export const placesTogether = (reason: Pick<Reason, 'from' | 'to'>): string =>
  placesIn(reason).replace(/ (?=[→\d])/g, '\u00a0');

/** Results are confirmed within days: after this many milliseconds the page also says when it counted. */
const LONG = 3 * 86_400_000;

/** Of a game that counted long after it was played, or after the day from which on changes are counted: when that was. */
export function countedOn({ at, counted }: Pick<Reason, 'at' | 'counted'>, since = ''): string {
  if (counted === undefined) return '';
  const isLate = Date.parse(counted) - Date.parse(at) >= LONG;
  const isAcross = at.slice(0, 10) < since && counted.slice(0, 10) >= since;
  return isLate || isAcross ? `, ${TEXT.countedOn(shortestDay(counted))}` : '';
}

export const Names = ({ of, last = 'and' }: { readonly of: readonly Who[]; readonly last?: 'and' | 'or' }) => (
  <>
    {of.map((who, index) => (
      <>
        {index === 0 ? '' : index === of.length - 1 ? TEXT[last] : ', '}
        <Name of={who} />
      </>
    ))}
  </>
);

/** "Monday 1 November 2021, 20:14". */
export const Moment = ({ at }: { readonly at: When }) => <time dateTime={at}>{fullMoment(at)}</time>;
/** "20:14". */
export const Clock = ({ at }: { readonly at: When }) => <time dateTime={at}>{clockTime(at)}</time>;
/** "1 November". */
export const ShortDay = ({ at }: { readonly at: When }) => <time dateTime={at.slice(0, 10)}>{shortDay(at)}</time>;
/** "Monday 1 November 2021". */
export const FullDay = ({ at }: { readonly at: When }) => <time dateTime={at.slice(0, 10)}>{fullDay(at)}</time>;

/** A score stands out between two names. */
export const Score = ({ children }: { readonly children: string }) => <span class="score">{children}</span>;

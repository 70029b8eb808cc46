import { CLUB } from '../texts.ts';

const W = CLUB.outcomes;

/** Errors of connections that people can do something about, by their codes. */
const REASONS: ReadonlyMap<string, 'unknown' | 'closed' | 'late'> = new Map([
  ['ENOTFOUND', 'unknown'],
  ['ECONNREFUSED', 'closed'],
  ['no answer in time', 'late'],
]);

/** How an attempt to reach a program went, in words: a status that was answered, or why there was none. */
export function outcomeWords(outcome: string): string {
  if (/^2\d\d$/.test(outcome)) return W.accepted(outcome);
  if (/^\d{3}$/.test(outcome)) return W.answered(outcome);
  const reason = REASONS.get(outcome);
  return reason ? W[reason] : W.failed(outcome);
}

import * as WORDS from './words.ts';

const W = WORDS.outcomes;

/** Errors of connections that people can do something about, by their codes. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', W.unknown],
  ['ECONNREFUSED', W.closed],
  ['no answer in time', W.late],
]);

/** How an attempt to reach a program went, in words: a status that was answered, or why there was none. */
export function outcomeWords(outcome: string): string {
  if (/^2\d\d$/.test(outcome)) return W.accepted(outcome);
  if (/^\d{3}$/.test(outcome)) return W.answered(outcome);
  return REASONS.get(outcome) ?? W.failed(outcome);
}

import { lineView } from '../contract/entries.ts';
import type { Verb } from '../vocabulary/vocabulary.ts';
import { LADDER, type Operation } from './operation.ts';

/** Something is recorded, or was before under the same name, or would be. */
export const recorded = { 200: lineView } as const;
/** The same, where it makes something; 200 is then for what would be. */
export const created = { 200: lineView, 201: lineView } as const;

type Given = Pick<Operation, 'id' | 'roles' | 'rates' | 'answers' | 'tag' | 'summary' | 'description'>;

/** A verb of the season log is a POST whose body is the verb's object. */
export const verb = <const O extends Given>(name: Verb, given: O) =>
  ({
    ...given,
    method: 'POST',
    path: `${LADDER}/${name}`,
    lambda: 'challenges-and-results',
    verb: name,
    query: ['dryRun'],
    headers: ['Idempotency-Key', 'If-Match', 'Ladder-Seen'],
    rates: ['records', ...(given.rates ?? [])],
  }) as const;

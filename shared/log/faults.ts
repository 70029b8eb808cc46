import type * as z from 'zod/mini';
import { FAULTS } from './fault-words.ts';

type Issue = z.core.$ZodIssue;

/** What the library says where it has no words for an issue. */
const WORDLESS = 'Invalid input';

/** All of what is read, and not one of its fields. */
export type Whole = keyof typeof FAULTS.whole;

/** What is wrong with a value, as one sentence that names the field. `whole` is what to call all of it. */
export function faultOf(error: z.core.$ZodError, value: unknown, whole: Whole): string {
  const [issue] = error.issues;
  if (!issue) return FAULTS.notValid(FAULTS.whole[whole]);
  const where = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, where);
  const says = inWords(issue, at(value, issue.path));
  return `${where || FAULTS.whole[whole]}: ${says}${/[.?]$/.test(says) ? '' : '.'}`;
}

export const unknownFields = (names: readonly string[], where = ''): string =>
  where ? FAULTS.unknownIn(where, names.join(', ')) : FAULTS.unknown(names.join(', '));

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const found = Object.entries(value ?? {}).find(([name]) => name === String(first));
  return at(found?.[1], rest);
}

function inWords(issue: Issue, given: unknown): string {
  if (!issue.message.startsWith(WORDLESS)) return issue.message;
  if (given === undefined) return FAULTS.missing;
  switch (issue.code) {
    case 'invalid_type':
      return FAULTS.mustBe(kindOf(issue.expected));
    case 'invalid_value':
      return FAULTS.mustBe(issue.values.map(String).join(FAULTS.or));
    case 'too_small':
      return FAULTS.atLeast[unitOf(issue.origin)](String(issue.minimum));
    case 'too_big':
      return FAULTS.atMost[unitOf(issue.origin)](String(issue.maximum));
    case 'invalid_union':
      return FAULTS.mustBe(kindsOf(issue.errors));
    default:
      return FAULTS.unclear;
  }
}

const unitOf = (origin: string): 'string' | 'array' | 'number' =>
  origin === 'string' || origin === 'array' ? origin : 'number';

function kindOf(expected: string): string {
  const kinds: Readonly<Record<string, string>> = FAULTS.kinds;
  return kinds[expected] ?? expected;
}

/** What the branches of a union would have had. */
function kindsOf(branches: readonly (readonly Issue[])[]): string {
  const kinds = branches.flat().flatMap((issue) => (issue.code === 'invalid_type' ? [kindOf(issue.expected)] : []));
  return [...new Set(kinds)].join(FAULTS.or) || FAULTS.somethingElse;
}

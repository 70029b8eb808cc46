import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What the library says where it has no words for an issue. */
const WORDLESS = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' of them' };

/** What is wrong with a value, as one sentence that names the field. `whole` is what to call all of it. */
export function faultOf(error: z.core.$ZodError, value: unknown, whole: string): string {
  const [issue] = error.issues;
  if (!issue) return `${whole} is not valid.`;
  const where = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, where);
  const says = inWords(issue, at(value, issue.path));
  return `${where || whole}: ${says}${says.endsWith('?') ? '' : '.'}`;
}

export const unknownFields = (names: readonly string[], where = ''): string =>
  `Unknown field${where && ` in ${where}`}: ${names.join(', ')}.`;

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const found = Object.entries(value ?? {}).find(([name]) => name === String(first));
  return at(found?.[1], rest);
}

function inWords(issue: Issue, given: unknown): string {
  if (!issue.message.startsWith(WORDLESS)) return issue.message;
  if (given === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_union':
      return `must be ${kindsOf(issue.errors)}`;
    default:
      return 'is not valid';
  }
}

const kindOf = (expected: string): string => KINDS[expected] ?? expected;

/** What the branches of a union would have had. */
function kindsOf(branches: readonly (readonly Issue[])[]): string {
  const kinds = branches.flat().flatMap((issue) => (issue.code === 'invalid_type' ? [kindOf(issue.expected)] : []));
  return [...new Set(kinds)].join(' or ') || 'something else';
}

import * as z from 'zod/mini';
import type { QueryName } from '#shared/features/operation.ts';
import { id } from '#shared/log/fields.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { shaped } from './body.ts';
import type { HttpEvent } from './event.ts';
import { REQUEST_FAULTS } from './faults.ts';
import { isProblem, type Problem, problem } from './problem.ts';

const SAYS = REQUEST_FAULTS;

const flag = z.exactOptional(z.enum(['true', 'false']));

/** Every query parameter that some route takes, and what it may say. */
const PARAMETERS = {
  /** Say what this would do, and do nothing. */
  dryRun: flag,
  /** Keep the lines of a log that the rules refuse, as lines that change nothing. */
  keepRefused: flag,
  /** Which file that was sent before holds the log. */
  upload: z.exactOptional(z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: () => SAYS.upload }))),
  /** Only what is older than this line of the log. */
  before: z.exactOptional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: () => SAYS.line }))),
  /** Only what is older than this line of the admin history. */
  beforeChange: z.exactOptional(z.string().check(z.regex(/^\d{15}-[0-9a-f]{12}$/, { error: () => SAYS.change }))),
  /** Only those whose ids come after this one. */
  after: z.exactOptional(id),
  /** Keep who asked from asking again for a while. */
  block: flag,
  /** Only those who are called so. */
  name: z.exactOptional(z.string().check(z.maxLength(LONGEST.name))),
  /** For whom somebody asks who speaks for several. */
  as: z.exactOptional(id),
} as const satisfies Readonly<Record<QueryName, z.ZodMiniType>>;

const shape = z.strictObject(PARAMETERS);

export interface Query {
  readonly dryRun: boolean;
  readonly keepRefused: boolean;
  readonly block?: true;
  readonly upload?: string;
  readonly before?: number;
  readonly beforeChange?: string;
  readonly after?: string;
  readonly name?: string;
  readonly as?: string;
}

/** What a route does not take is refused: with a word mistyped, a trial must not become the deed. */
export function readQuery({ queryStringParameters = {} }: HttpEvent, taken: readonly QueryName[]): Query | Problem {
  const known: readonly string[] = taken;
  const unknown = Object.keys(queryStringParameters).filter((name) => !known.includes(name));
  if (unknown.includes('dryRun')) return problem('invalid', SAYS.noTrial);
  if (unknown.length > 0) return problem('invalid', SAYS.unknown(unknown.join(', ').slice(0, 100)));
  const asked = shaped(shape, queryStringParameters);
  if (isProblem(asked)) return asked;
  const { dryRun, keepRefused, block, before, ...texts } = asked.value;
  return {
    dryRun: dryRun === 'true',
    keepRefused: keepRefused === 'true',
    ...(block === 'true' && { block: true as const }),
    ...(before !== undefined && { before: Number(before) }),
    ...texts,
  };
}

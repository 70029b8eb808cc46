import { createHash, randomBytes } from 'node:crypto';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Call } from './call.ts';
import { REQUEST_FAULTS } from './faults.ts';
import { isProblem, type Problem, problem } from './problem.ts';

export interface RequestTerms {
  /** Say what it would do, and do nothing. */
  readonly dryRun: boolean;
  /** What the caller calls this request, made different from what any other caller calls theirs. */
  readonly idempotencyKey?: string;
  /** The version that the caller has seen; a dry run takes the ladder as it is. */
  readonly ifVersion?: LineNumber;
  /** The last line that the caller knew when this was asked for: what was meant for a season before is not done in this one. */
  readonly seen?: LineNumber;
}

const isName = (text: string): boolean => text.length <= LONGEST.idempotencyKey && /^[\x20-\x7e]+$/.test(text);

export function readTerms(call: Call): RequestTerms | Problem {
  const { headers } = call.event;
  const ifVersion = readVersion(headers['if-match']);
  const name = headers['idempotency-key'];
  if (ifVersion && isProblem(ifVersion)) return ifVersion;
  const seen = readSeen(headers['ladder-seen']);
  if (seen && isProblem(seen)) return seen;
  if (name !== undefined && !isName(name))
    return problem('invalid', REQUEST_FAULTS.idempotencyKey(String(LONGEST.idempotencyKey)));
  return {
    dryRun: call.query.dryRun,
    ...(name !== undefined && { idempotencyKey: nameFor(call, name) }),
    ...ifVersion,
    ...seen,
  };
}

/** An entity tag of a ladder begins with its version: "12", or "12." and more. */
function readVersion(tag: string | undefined): Pick<RequestTerms, 'ifVersion'> | Problem | undefined {
  if (tag === undefined || tag.trim() === '*') return undefined;
  const version = /^"(\d{1,9})(\.[^"]*)?"$/.exec(tag.trim())?.[1];
  if (version === undefined) return problem('invalid', REQUEST_FAULTS.ifMatch);
  return { ifVersion: lineNumber(Number(version)) };
}

function readSeen(line: string | undefined): Pick<RequestTerms, 'seen'> | Problem | undefined {
  if (line === undefined) return undefined;
  if (!/^\d{1,9}$/.test(line.trim())) return problem('invalid', REQUEST_FAULTS.seen);
  return { seen: lineNumber(Number(line)) };
}

/** What a caller calls a request, made different from what any other caller calls theirs. */
export const nameFor = ({ caller }: Call, name: string): string =>
  createHash('sha256').update(`${caller.id} ${name}`).digest('hex');

/** An id for a challenge, match or game, 48 bits long: the same one whenever a request is repeated, or a random one. */
export function makeId({ idempotencyKey }: Pick<RequestTerms, 'idempotencyKey'>): string {
  const bits = idempotencyKey === undefined ? randomBytes(6) : Buffer.from(idempotencyKey.slice(0, 12), 'hex');
  return `m${bits.readUIntBE(0, 6).toString(36)}`;
}

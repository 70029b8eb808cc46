import { type AccessRecord, isInForce, readAccessRecords } from '#functions/books/access-keys.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { Call } from '#functions/http/call.ts';
import { type Problem, problem } from '#functions/http/problem.ts';
import { REQUESTS } from '#functions/runtime/texts.ts';
import { localOf } from '#shared/calendar/zone.ts';
import type { Amendment } from '#shared/engine/amend.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';

const NOT_AMENDABLE = problem('not-yours', () => REQUESTS.notAmendable);

/**
 * Why a scorer may not undo or correct a line: they set right what their own key recorded that day, and of a club night also
 * the score that another tablet has. Organisers may do so with any line that the rules let them, and players with none.
 */
export async function againstAmending(
  call: Call,
  key: LadderKey,
  { verb, body }: Amendment,
): Promise<Problem | undefined> {
  const { runtime } = call;
  const header = await runtime.headers.of(key);
  if (!header || body.line <= headerLine(header)) return NOT_AMENDABLE;
  const [entry] = await runtime.store.log(key, lineNumber(body.line - 1), body.line);
  if (entry?.line !== body.line) return NOT_AMENDABLE;
  const isScore = verb === 'correct' && entry.command.verb === 'result' && systemOf({ header }).controls.hasNights;
  return isScore && isOfToday(call, header, entry) ? undefined : againstAmendingAll(call, header, [entry]);
}

/** Why a scorer may not undo some lines: their own key must have recorded all of them, on this day. */
export async function againstAmendingAll(
  call: Call,
  header: Header,
  lines: readonly Entry[],
): Promise<Problem | undefined> {
  const isOwn = (entry: Entry): boolean => entry.command.by === call.caller.by && isOfToday(call, header, entry);
  return lines.length > 0 && lines.every(isOwn) ? hasNamesake(call) : NOT_AMENDABLE;
}

const isOfToday = ({ at }: Call, { timezone }: Header, { command }: Entry): boolean =>
  localOf(timezone, command.at).day === localOf(timezone, at).day;

/** Why a line with a key's label may be another person's; undefined if no other valid key has that label. */
async function hasNamesake({ caller, club, at, runtime }: Call): Promise<Problem | undefined> {
  const records = await readAccessRecords(runtime.database, club);
  const first = firstOf(records);
  const others = records.filter(({ label, hash }) => label === caller.by && first(hash) !== first(caller.id));
  return others.some((record) => isInForce(record, at)) ? SAME_LABEL : undefined;
}

/** Of keys that were made in each other's place the first, whose hash stands for all of them. */
const firstOf = (records: readonly AccessRecord[]) => {
  const before = new Map(records.map(({ hash, follows }) => [hash, follows]));
  return (hash: string): string => {
    let first = hash;
    for (let next = before.get(first); next !== undefined; next = before.get(first)) first = next;
    return first;
  };
};

const SAME_LABEL = problem('not-yours', () => REQUESTS.namesake);

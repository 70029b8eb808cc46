import { readFileSync } from 'node:fs';
import type { LadderKey } from '#functions/database/keys.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { commandOf } from '#shared/log/parse.ts';
import { type LogLine, readLog, type SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import { Table } from '#shared/vocabulary/table.ts';
import { type Instant, instant, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { slotsIn } from '../rules/systems/plain.ts';

/** A long random season of a system, refusals included. */
export function generatedLog(system: SystemId): SeasonLog {
  const log = readLog(readFileSync(new URL(`../vectors/${system}-generated.jsonl`, import.meta.url), 'utf8'));
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** The log as it is kept: what was refused stands there as a line on which nothing happened. */
export const keptLines = (log: SeasonLog): readonly Command[] =>
  replay(log)
    .season.lines()
    .map(({ command }) => command);

export interface Judged extends LogLine {
  readonly no: Refusal | undefined;
  readonly after: Ladder;
}

/** Every line with what the rules make of it. */
export function judged(log: SeasonLog): readonly Judged[] {
  const lines: Judged[] = [];
  replay(log, (line, no, after) => lines.push({ ...line, no, after }));
  return lines;
}

/** Puts a line of a season log to a stored ladder, on which time passes as in a replay; gives its refusal. */
export async function submitLine(store: DynamoStore, key: LadderKey, judged: Judged): Promise<Refusal | undefined> {
  const { entry, line, no } = judged;
  const isTimeless = no?.code === 'time-goes-back' || no?.code === 'invalid';
  const submission = entry.ok === true && !isTimeless ? await store.submit(key, entry.command) : undefined;
  if (submission && submission.kind !== 'accepted' && submission.kind !== 'refused') throw new Error(submission.kind);
  const { line: reached, at } = (await store.load(key)) ?? {};
  if (reached !== line) await store.submit(key, settling(isTimeless ? undefined : timeOf(judged), at));
  return submission?.kind === 'refused' ? submission.refusal : submission ? undefined : no;
}

function timeOf({ entry }: Judged): Instant | undefined {
  if (entry.ok === false) return undefined;
  return entry.ok === 'foreign' ? entry.stamp.at : entry.command.at;
}

const settling = (time: Instant | undefined, last: Instant | undefined): Command =>
  commandOf({ at: instant(Math.max(time ?? Number.MIN_SAFE_INTEGER, last ?? 0)) }, 'settle', {});

/** A ladder as plain data, without what only its log remembers. */
export function plain(ladder: Ladder): object {
  const { past: _, ...rest } = ladder;
  const all = Object.entries(rest).map(([name, value]) => [
    name,
    value instanceof Table ? Object.fromEntries(value.entries()) : value,
  ]);
  return { ...Object.fromEntries(all), slots: slotsIn(ladder) };
}

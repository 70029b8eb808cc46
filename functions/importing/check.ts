import { setImmediate as breathe } from 'node:timers/promises';
import { documentOf, type RefusedLine, type ReplayedStanding } from '#shared/log/replay.ts';
import type { LogImport } from '../books/imports.ts';
import type { LadderKey } from '../database/keys.ts';
import { itemsOf } from '../ladders/changes.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { IMPORTING } from '../runtime/texts.ts';
import type { Transfers } from '../transfers/transfers.ts';
import { filesOf, formatItems, putParts, TooLarge } from './import-files.ts';
import { type Judged, judgeLog, type LogFault } from './judge.ts';

export interface CheckTask extends Pick<LogImport, 'id' | 'source' | 'keepRefused' | 'dryRun' | 'language'> {
  readonly key: LadderKey;
}

/** What came of it. There are items only where the ladder is to be made. */
export type Checked =
  | LogFault
  | { readonly kind: 'judged'; readonly refused: number; readonly items: number; readonly fits: boolean };

/** How long others wait at most while a log is worked on, in milliseconds. */
const SLICE = 20;

/** Plays a log, and returns the outcome and all items to be written. `tell` is called with the line it is at. */
export const checkLog = (transfers: Transfers, task: CheckTask, tell: (line: number) => void): Promise<Checked> =>
  inLanguage(task.language, () => check(transfers, task, tell));

async function check(transfers: Transfers, task: CheckTask, tell: (line: number) => void): Promise<Checked> {
  const text = await transfers.get(task.source);
  if (!text) return { kind: 'fault', message: IMPORTING.logGone };
  const judged = await inSlices(judgeLog(Buffer.from(text).toString()), tell);
  if (judged.kind === 'fault') return judged;
  const { refused } = judged;
  const fits = refused === 0 || task.keepRefused;
  await transfers.put(filesOf(task.key, task.id).outcome, JSON.stringify(outcomeOf(judged)));
  if (!fits || task.dryRun) return { kind: 'judged', refused, items: 0, fits };
  try {
    return { kind: 'judged', refused, items: await prepare(transfers, task, judged), fits };
  } catch (error) {
    if (error instanceof TooLarge) return { kind: 'fault', message: IMPORTING.most.stored(error.message) };
    throw error;
  }
}

export interface CheckOutcome {
  readonly system: string;
  readonly standings: readonly ReplayedStanding[];
  readonly refused: readonly RefusedLine[];
}

function outcomeOf({ season, told }: Judged): CheckOutcome {
  const { system, standings, refused } = documentOf({ season, refused: told });
  return { system, standings, refused };
}

async function prepare(transfers: Transfers, { key, id }: CheckTask, { season }: Judged): Promise<number> {
  const files = filesOf(key, id);
  const { items, head } = itemsOf(key, season);
  const count = await putParts(transfers, files, items, breather());
  await transfers.put(files.head, formatItems([head]));
  return count;
}

async function inSlices<T>(work: Generator<number, T>, tell: (line: number) => void): Promise<T> {
  const rest = breather();
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    tell(next.value);
    await rest();
  }
}

/** Lets others get on as soon as a slice of time is over. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await breathe();
    since = performance.now();
  };
}

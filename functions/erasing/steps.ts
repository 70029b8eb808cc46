import type { Enqueue, QueueEvent, QueueResult } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { readClearances } from '../books/clearances.ts';
import { isOver, readImport, readImports } from '../books/imports.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import type { Runtime } from '../http/world.ts';
import type { Pace } from '../importing/pace.ts';
import { type ImportWorld, isWorkedOn, workOn } from '../importing/work.ts';
import { parseDue } from '../ladders/settle-ladder.ts';
import { type Deadline, NO_DEADLINE } from '../runtime/deadline.ts';
import { toldError } from '../runtime/told-error.ts';
import type { Transfers } from '../transfers/transfers.ts';
import { type ClearingWorld, clear } from './clear.ts';

export interface ImportPlace extends Pick<ClearingWorld, 'files' | 'forgetCopies' | 'forgetElsewhere' | 'rewritten'> {
  readonly transfers: Transfers;
  readonly enqueue: Enqueue;
  /** Brings messages in a quarter of an hour; undefined: at once. */
  readonly enqueueLater?: Enqueue;
  readonly pace: () => Pace;
  readonly check: ImportWorld['check'];
  /** How long one step writes, in milliseconds; a minute, unless said otherwise. */
  readonly step?: number;
  /** Called once all of something is cleared, which may still rest: leaves nothing of it in the database's own files. */
  readonly wipe?: () => Promise<void>;
  /** Milliseconds that never go back. */
  readonly elapsed?: () => number;
}

/** How long one step writes, in milliseconds: others in the queue are waiting. */
const STEP = 60_000;
/** How long before its end the function begins no further write, in milliseconds. */
const RESERVE = 20_000;

/** Goes on with each named import for one step. Called hourly without messages, it queues those nobody works on. */
export const importing =
  (runtime: Runtime, place: ImportPlace) =>
  async ({ Records }: Partial<QueueEvent>, deadline: Deadline = NO_DEADLINE): Promise<QueueResult> => {
    const failed: string[] = [];
    if (!Records) await queueForsaken(runtime, place);
    for (const { messageId, body } of Records ?? [])
      if (!(await attempt(runtime, place, body, deadline))) failed.push(messageId);
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

async function attempt(runtime: Runtime, place: ImportPlace, body: string, deadline: Deadline): Promise<boolean> {
  const line = { function: 'import', ladder: body };
  try {
    const cleared = await clear(clearingWorldOf(runtime, place, deadline), body);
    if (cleared === 'later' || cleared === 'over') await place.wipe?.();
    if (cleared === 'more') await sendAll(place.enqueue, [body]);
    if (cleared === 'later') await sendAll(place.enqueueLater ?? place.enqueue, [body]);
    if (cleared !== 'none') {
      runtime.log({ ...line, cleared });
      return true;
    }
    const key = parseDue(body)?.key;
    // A club or person of whom nothing is left to clear.
    if (!key) return true;
    const outcome = await workOn(worldOf(runtime, place, deadline), key);
    if (outcome === 'more') await sendAll(place.enqueue, [nameOf(key)]);
    runtime.log({ ...line, outcome });
    return true;
  } catch (error) {
    runtime.log({ ...line, outcome: 'failed', ...toldError(error) });
    return false;
  }
}

function worldOf({ store, now }: Runtime, place: ImportPlace, deadline: Deadline): ImportWorld {
  const { transfers, elapsed = () => performance.now(), step = STEP } = place;
  const until = elapsed() + step;
  return {
    store,
    now,
    transfers,
    pace: place.pace(),
    check: place.check,
    hasTime: () => elapsed() < until && deadline.getRemainingTimeInMillis() > RESERVE,
  };
}

function clearingWorldOf(runtime: Runtime, place: ImportPlace, deadline: Deadline): ClearingWorld {
  const { store, database } = runtime;
  const enqueue = (names: readonly string[]) => sendAll(place.enqueue, names);
  return { ...place, ...worldOf(runtime, place, deadline), store, database, enqueue };
}

/** A message may be lost, or its worker killed: then the import waits for the next look. */
async function queueForsaken({ store, now, log }: Runtime, { enqueue }: ImportPlace): Promise<void> {
  const forsaken: LadderKey[] = [];
  for await (const key of readImports(store.database)) {
    const found = await readImport(store.database, key);
    if (found && !isOver(found) && !isWorkedOn(found, now())) forsaken.push(key);
  }
  const names = forsaken.map(nameOf);
  for await (const { name, rests = 0 } of readClearances(store.database)) if (rests <= now()) names.push(name);
  await sendAll(enqueue, names);
  log({ function: 'import', queued: names.length });
}

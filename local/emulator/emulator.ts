import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../data-folder.ts';
import { end } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import { emulatorProgram, endOf, launch, logOf } from './program.ts';
import { type Ask, askWith } from './protocol.ts';
import { Tools } from './tools.ts';

/** How long it may take to end by itself, in milliseconds. */
const PATIENCE = 2000;

/** An emulator of DynamoDB that runs on a folder's database, and listens nowhere. */
export interface Emulator {
  readonly pid: number;
  readonly ask: Ask;
  /** Settled when it ends, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts an emulator; it ends with its standard input, and so with this process, however that ends. */
export async function startEmulator(folder: DataFolder): Promise<Emulator> {
  const child = launch(emulatorProgram(), ['mcp', '--db-path', folder.database], folder, { stdout: 'pipe' });
  const ended = endOf(child);
  const tools = await Tools.of(child).catch(() => undefined);
  const { pid } = child;
  if (!tools || pid === undefined) throw new Trouble(`The DynamoDB emulator didn’t start:\n${logOf(folder)}`);
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await Promise.race([ended, sleep(PATIENCE, undefined, { ref: false })]);
    await end(pid, folder.database);
  };
  return { pid, ask: askWith(tools), ended, stop };
}

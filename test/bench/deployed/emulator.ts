import { Account } from '#test/cloud/account.ts';
import { startEmulator } from '#test/cloud/emulator.ts';
import type { Filling, Keys } from '../tree/fill.ts';
import { runIn, type Tree } from '../trees.ts';

const TABLE = 'bench';

/** A table with the ladders of some cases, the keys of each club, and an account for all else that functions ask for. */
export interface Filled {
  readonly account: Account;
  readonly endpoint: string;
  readonly table: string;
  readonly keys: Readonly<Record<string, Keys>>;
}

/** Does something with a table that a tree has filled. */
export async function withTable<T>(
  tree: Tree,
  { cases, scorers }: Omit<Filling, 'where'>,
  work: (filled: Filled) => Promise<T>,
): Promise<T> {
  const emulator = await startEmulator();
  const account = new Account(emulator.endpoint);
  await account.open();
  try {
    const where = { endpoint: emulator.endpoint, table: TABLE };
    const filling: Filling = { cases, scorers, where };
    return await work({ ...where, account, keys: await runIn(tree, 'fill.ts', filling) });
  } finally {
    account.close();
    emulator.stop();
  }
}

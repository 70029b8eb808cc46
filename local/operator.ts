import { createInterface } from 'node:readline/promises';
import { FOR_ITS_OWNER } from './data-folder.ts';
import type { Credentials } from './operating/called.ts';
import { operate } from './operating/operate.ts';
import { giveUp } from './user-error.ts';

const credentials = async (): Promise<Credentials> =>
  (await import('#functions/database/dynamo/client.ts')).credentialsHere();

async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

process.umask(FOR_ITS_OWNER);

try {
  const { env } = process;
  process.exitCode = await operate(process.argv.slice(2), { fetch, credentials, env, ask, print: console.log });
} catch (error) {
  giveUp(error, 2);
}

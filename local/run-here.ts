import { createInterface } from 'node:readline/promises';
import { type Credentials, type Program, runProgram } from './commands/command-line.ts';
import { FOR_ITS_OWNER } from './data-folder.ts';
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

/** Runs a program of the command line as it was typed. */
export async function runHere(program: Program): Promise<void> {
  process.umask(FOR_ITS_OWNER);
  // The reader of the output may stop in the middle, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  try {
    const { env } = process;
    process.exitCode = await runProgram(program, process.argv.slice(2), {
      fetch,
      credentials,
      env,
      ask,
      print: console.log,
    });
  } catch (error) {
    giveUp(error, 2);
  }
}

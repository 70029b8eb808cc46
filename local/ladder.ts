import { type Arguments, readArguments, type Status, USAGE } from './commands/arguments.ts';
import { FOR_ITS_OWNER } from './data-folder.ts';
import { giveUp, UserError } from './user-error.ts';

/** Each command loads what it needs when it is called: a replay needs no database. */
const COMMANDS: Readonly<Record<string, (args: Arguments) => Promise<Status>>> = {
  replay: async (args) => (await import('./commands/replay.ts')).replayFile(args),
  verify: async (args) => (await import('./commands/store-commands.ts')).verifyLadder(args),
  export: async (args) => (await import('./commands/store-commands.ts')).exportLadder(args),
  import: async (args) => (await import('./commands/import.ts')).importLadder(args),
  key: async (args) => (await import('./commands/store-commands.ts')).makeKey(args),
  publish: async (args) => (await import('./commands/store-commands.ts')).publishAgain(args),
};

async function run(): Promise<Status> {
  process.umask(FOR_ITS_OWNER);
  const args = readArguments(process.argv.slice(2));
  if (args.command === 'help') {
    console.log(USAGE);
    return 0;
  }
  const command = COMMANDS[args.command];
  if (!command) throw new UserError(`Unknown command "${args.command}".\n\n${USAGE}`);
  return command(args);
}

// The reader of the output may stop in the middle, as `head` does.
process.stdout.on('error', () => process.exit(0));

try {
  process.exitCode = await run();
} catch (error) {
  giveUp(error, 2);
}

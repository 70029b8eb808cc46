import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { type Arguments, exactly, readKey, type Status } from './arguments.ts';
import { noSuchLadder, withStore } from './with-store.ts';

/** Prints the season log of a ladder. */
export async function exportLadder(args: Arguments): Promise<Status> {
  const [name] = exactly(args, 'CLUB/LADDER');
  const key = readKey(name);
  return withStore(args, async ({ store }) => {
    const ladder = await store.load(key);
    if (!ladder) throw noSuchLadder(key);
    const entries = await store.log(key);
    const commands = entries.map(({ command }) => command);
    process.stdout.write(formatLog(madeOf(ladder), commands));
    return 0;
  });
}

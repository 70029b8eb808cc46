import { isReserved } from '../../functions/reserved.ts';
import type { LadderStore } from '../../functions/store/port.ts';
import type { RefusedLine } from '../../shared/log/replay.ts';
import { importLog } from '../log-import.ts';
import { Trouble } from '../trouble.ts';
import { type Arguments, exactly, readKey, readText, type Status } from './arguments.ts';
import { withStore } from './with-store.ts';

/** Makes a ladder from a season log, unless the rules refuse some of its lines. */
export async function importLadder(args: Arguments): Promise<Status> {
  const [name, file] = exactly(args, 'CLUB/LADDER', 'FILE');
  const key = readKey(name);
  const text = readText(file);
  return withStore(args, async ({ store }) => {
    if (args.createClub !== undefined) await makeClub(store, key.club, args.createClub);
    const { refused, lines } = await importLog(store, key, text, args.keepRefused);
    for (const line of refused) console.error(lineOf(line));
    if (lines > 0) console.log(`${name}: ${lines} lines imported${kept(refused)}`);
    else console.error(`${name}: not imported. Mend these ${refused.length} lines, or keep them with --keep-refused.`);
    return lines > 0 ? 0 : 1;
  });
}

/** A club that is there already stays as it is. */
async function makeClub(store: LadderStore, id: string, name: string): Promise<void> {
  if (isReserved(id)) throw new Trouble(`No club can be called "${id}": the site itself uses that.`);
  if ((await store.createClub({ id, name })) === 'created') console.log(`${id}: made as "${name}"`);
}

const kept = ({ length }: readonly RefusedLine[]): string => (length === 0 ? '' : `, ${length} of them as "settle"`);

const lineOf = ({ line, code, message, clause }: RefusedLine): string =>
  `line ${line}: ${code}: ${message} (${clause})`;

import { namesIn } from '#shared/view/last-names.ts';
import { waysShown } from '#shared/view/naming.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type AccessRecord, readAccessRecords } from '../books/access-keys.ts';
import { readMember } from '../books/members.ts';
import { readNaming } from '../books/naming.ts';
import type { Database } from '../database/database.ts';

/** The names and ids of a person in a club, now and before. */
export interface Called {
  readonly names: readonly string[];
  /** What the club calls them now, or else a ladder of theirs does. */
  readonly now: string | undefined;
  /** What their own links are called. */
  readonly labels: readonly string[];
  /** As whom the public knows them, or may have known them. */
  readonly shown: readonly string[];
  readonly keys: readonly AccessRecord[];
}

/** `commands`: those of all logs of the club. */
export async function calledIn(
  database: Database,
  club: string,
  player: PlayerId,
  commands: readonly Command[],
): Promise<Called> {
  const [member, naming, records] = await Promise.all([
    readMember(database, club, player),
    readNaming(database, club),
    readAccessRecords(database, club),
  ]);
  const { renamed = {} } = naming;
  const known = Object.hasOwn(renamed, player) ? renamed[player] : undefined;
  const logged = namesIn(commands, player);
  const all = [...logged, ...(member ? [member.name] : []), ...(known?.before ?? [])];
  const names = [...new Set(known ? [...all, known.now] : all)];
  const keys = records.filter((record) => record.player === player);
  const now = member?.name ?? known?.now ?? logged.at(-1);
  return { names, now, labels: keys.map(({ label }) => label), shown: waysShown(naming, player, names), keys };
}

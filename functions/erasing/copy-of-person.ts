import { formatEntry } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { Forgetting, type Forgotten, namesPerson } from '#shared/view/forgetting.ts';
import { entrantsWith } from '#shared/view/last-names.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../books/clubs.ts';
import { readMember } from '../books/members.ts';
import {
  clubPartition,
  FIRST_SEASON,
  type LadderKey,
  ladderPartition,
  sessionPartition,
  usePartition,
} from '../database/keys.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { CopiedItem } from './copied-items.ts';
import { type CopyParts, copyOf } from './items-of-person.ts';
import { type Called, calledIn } from './names-of-person.ts';

interface Season {
  readonly season: string;
  readonly lines: readonly CopiedItem[];
}

/** All that a club keeps of a person, part by part. */
export interface Copy {
  readonly names: readonly string[];
  readonly now: string | undefined;
  readonly parts: CopyParts;
  readonly ladders: readonly { readonly ladder: string; readonly name: string; readonly seasons: readonly Season[] }[];
}

interface Log {
  readonly season: number;
  readonly name: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
}

interface CopyRequest {
  readonly club: string;
  readonly player: PlayerId;
  readonly isOwn: boolean;
}

/** Goes through everything that a club keeps, ladder by ladder, and takes what is about one person. */
export async function copyOfPerson(
  store: Pick<LadderStore, 'database' | 'seasons' | 'load' | 'log'>,
  { club, player, isOwn }: CopyRequest,
): Promise<Copy> {
  const { database } = store;
  const { ladders = [] } = (await readClub(database, club)) ?? {};
  const logs = new Map<string, readonly Log[]>();
  for (const ladder of ladders) logs.set(ladder, await logsOf(store, { club, ladder }));
  const called = await calledIn(database, club, player, commandsIn([...logs.values()].flat()));
  const person = soughtAs(player, called);
  const keys = new Set(called.keys.map(({ hash }) => hash));
  const email = (await readMember(database, club, player))?.email;
  const who = { player, keys, isNamed: namesPerson(person), isOwn, email };
  const parts: CopyParts = new Map();
  const look = async (pk: string, entrants: readonly PlayerId[]): Promise<void> => {
    for await (const item of database.query({ pk })) {
      const found = copyOf(item, { ...who, plays: new Set([player, ...entrants]) });
      if (found) parts.set(found[0], [...(parts.get(found[0]) ?? []), found[1]]);
    }
  };
  for (const pk of [clubPartition(club), sessionPartition(club), usePartition(club)]) await look(pk, []);
  for (const [ladder, seasons] of logs) {
    // Elsewhere somebody else may be called as an entrant is here.
    const entrants = entrantsWith(commandsIn(seasons), person);
    for (const pk of placesOf({ club, ladder }, seasons)) await look(pk, entrants);
  }
  const lines = (log: Log): Season => ({ season: log.name, lines: linesOf(log, person, isOwn) });
  return {
    names: called.names,
    now: called.now,
    parts,
    ladders: ladders
      .map((ladder) => {
        const seasons = logs.get(ladder) ?? [];
        return { ladder, name: seasons.at(-1)?.header.name ?? ladder, seasons: seasons.map(lines) };
      })
      .map(({ seasons, ...rest }) => ({ ...rest, seasons: seasons.filter((each) => each.lines.length > 0) }))
      .filter(({ seasons }) => seasons.length > 0),
  };
}

const commandsIn = (logs: readonly Log[]): readonly Command[] =>
  logs.flatMap(({ entries }) => entries.map(({ command }) => command));

async function logsOf(store: Pick<LadderStore, 'seasons' | 'load' | 'log'>, key: LadderKey): Promise<readonly Log[]> {
  const { ended, present } = await store.seasons(key);
  const all = [...ended.map(({ number, name }) => ({ number, name })), { number: present, name: '' }];
  const logs: Log[] = [];
  for (const { number: season, name } of all) {
    const ladder = await store.load({ ...key, season });
    if (ladder) logs.push({ season, name, header: madeOf(ladder), entries: await store.log({ ...key, season }) });
  }
  return logs;
}

/** What does not depend on seasons lies where the first one does. */
const placesOf = (key: LadderKey, logs: readonly Log[]): readonly string[] =>
  [...new Set([FIRST_SEASON, ...logs.map(({ season }) => season)])].map((season) =>
    ladderPartition({ ...key, season }),
  );

const NOBODY = 'nobody-else';

/** As whom they would be forgotten: what would then be said otherwise is about them. */
function soughtAs(player: PlayerId, { names, labels, shown }: Called): Forgotten {
  const as = parsePlayerId(NOBODY);
  if (!as) throw new Error('an id of ours is none');
  return { player, as, name: NOBODY, said: [...names, ...labels], shown };
}

/** The lines that are about them or name them, as the season log has them. */
function linesOf({ header, entries }: Log, person: Forgotten, isOwn: boolean): readonly CopiedItem[] {
  const forgetting = new Forgetting(person);
  return entries.flatMap(({ line, command }) => {
    const written = JSON.stringify(command);
    if (JSON.stringify(forgetting.command(command)) === written) return [];
    const { by, ...said } = JSON.parse(formatEntry(header, aboutThem(command, person.player)));
    return [{ line, ...said, ...(!isOwn && by !== undefined && { by }) }];
  });
}

/** Of players seeded together, only their own part: ratings are nobody else's business. */
function aboutThem(command: Command, player: PlayerId): Command {
  if (command.verb !== 'seed') return command;
  const players = command.body.players.filter(
    ({ id, people = [] }) => id === player || people.some((each) => each.id === player),
  );
  return { ...command, body: { ...command.body, players } };
}

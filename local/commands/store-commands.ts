import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { raiseFront } from '#functions/backups/restore.ts';
import { renameClub } from '#functions/club/change-club.ts';
import { chosenIn } from '#functions/club/choices.ts';
import { clubKey, pageChanged, readClub, readClubIds } from '#functions/club/clubs.ts';
import { readCrest } from '#functions/club/crest.ts';
import { readMembers } from '#functions/club/members.ts';
import { readNaming } from '#functions/club/naming.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { certain } from '#functions/database/transaction.ts';
import { rebuild } from '#functions/erasing/rebuild.ts';
import { publishAgain, publishClubAgain } from '#functions/features/club/publish-again.ts';
import { readAccessRecords } from '#functions/http/key-book.ts';
import { isOfOlderRules, RULES } from '#functions/ladders/head.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Difference } from '#functions/ladders/verify.ts';
import { readWebhooks } from '#functions/notifying/webhook-book.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import { isPublished, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { newClub } from '#shared/features/club.ts';
import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { handOut, linkOf } from '../keys.ts';
import { UserError } from '../user-error.ts';
import type { Asked, AskedOf, Status, Working } from './command-line.ts';
import { keysOf, noSuchClub, noSuchLadder, readKey, removePages, withStore } from './with-store.ts';

type One = AskedOf<[which: string]>;
type Tell = Working['tell'];

/** Compares what is stored of ladders with the replay of their logs, and tells each difference. */
export const verifyLadders = (asked: One, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    let differing = 0;
    for await (const key of seasonsOf(store, keysOf(store, asked.given[0])))
      if (!(await agrees(store, key, working.tell))) differing++;
    return differing === 0 ? 0 : 1;
  });

/** Stores what comes of the logs by the rules as they are now, of each ladder of which something else is stored. */
export const rebuildLadders = (asked: One, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now }) => {
    let differing = 0;
    for await (const key of keysOf(store, asked.given[0])) {
      if ((await countDiffering(store, key, working.tell)) === 0) continue;
      try {
        await rebuild({ store, now }, key);
      } catch (error) {
        const [{ club, ladder }, why] = [key, String(error)];
        working.tell({ club, ladder, rebuilt: false, why }, `${club}/${ladder}: not rebuilt: ${why}`);
      }
      differing += await countDiffering(store, key, working.tell);
    }
    return differing === 0 ? 0 : 1;
  });

async function countDiffering(store: LadderStore, key: LadderKey, tell: Tell): Promise<number> {
  let differing = 0;
  for await (const season of seasonsOf(store, [key])) if (!(await agrees(store, season, tell))) differing++;
  return differing;
}

/** The seasons of ladders, those before first. What they had is as much the club's as what they have. */
async function* seasonsOf(
  store: LadderStore,
  keys: AsyncIterable<LadderKey> | Iterable<LadderKey>,
): AsyncGenerator<LadderKey> {
  for await (const key of keys) {
    for (const { number: season } of (await store.seasons(key)).ended) yield { ...key, season };
    yield key;
  }
}

/** What differs by older rules is no damage: it is worked out again, and until then as those had it. */
export async function agrees(store: LadderStore, key: LadderKey, tell: Tell, rules = RULES): Promise<boolean> {
  const differences = await store.verify(key);
  const ladder = await store.load(key);
  if (!differences || !ladder) throw noSuchLadder(key);
  const counted = { lines: ladder.line, onLadder: ladder.order.size, players: ladder.players.size };
  const season = key.season === undefined ? undefined : ladder.header.season.start;
  const { length } = differences;
  const byOlderRules = length > 0 && (await isOfOlderRules(store.database, key, rules));
  const count = length === 0 ? 'no difference' : length === 1 ? '1 difference' : `${length} differences`;
  const verdict = byOlderRules
    ? `${count}, worked out by older rules: it is done anew by itself, or now by rebuild`
    : count;
  tell(
    {
      club: key.club,
      ladder: key.ladder,
      ...(season && { season }),
      differences,
      ...(byOlderRules && { byOlderRules }),
      ...counted,
    },
    [
      ...differences.map(lineOf),
      `${key.club}/${key.ladder}${season ? `, season from ${season}` : ''}: ${verdict} (${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players)`,
    ].join('\n'),
  );
  return length === 0;
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** All ladders, or with --behind those whose page, or the rest of whose files, is not what is stored. */
export const listLadders = (asked: Asked, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, site }) => {
    const published = asked.behind ? await site() : undefined;
    if (asked.behind && !published)
      throw new UserError('No laptop runs here: its pages are brought up to date when it starts.');
    for await (const key of keysOf(store, '--all')) {
      const version = await store.version(key);
      if (!version) continue;
      const isBehind = async ({ files, release }: NonNullable<typeof published>): Promise<boolean> => {
        const edition = (path: string) => files.edition(path);
        const targets = [ladderTarget(key), restTarget(key)];
        for (const target of targets) if (!(await isPublished(edition, { release }, target, version))) return true;
        return false;
      };
      if (published && !(await isBehind(published))) continue;
      const { club, ladder } = key;
      working.tell({ club, ladder, version: version.line }, `${club}/${ladder}\t${version.line}`);
    }
    return 0;
  });

/** Lists all clubs, also those that the front page does not show. */
export const listClubs = (asked: Asked, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store: { database } }) => {
    for await (const id of readClubIds(database)) {
      const club = await readClub(database, id);
      if (!club) continue;
      const { name, ladders, suspended = false, unlisted = false } = club;
      const said = [...(suspended ? ['suspended'] : []), ...(unlisted ? ['unlisted'] : [])];
      const count = ladders.length === 1 ? '1 ladder' : `${ladders.length} ladders`;
      working.tell(
        { club: id, name, ladders: ladders.length, suspended: Boolean(suspended), unlisted: Boolean(unlisted) },
        [id, name, count, ...said].join('\t'),
      );
    }
    return 0;
  });

/** Has pages rendered again. */
export const publishLadders = (asked: One, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now, site }) => {
    const [which] = asked.given;
    let [count, club] = [0, ''];
    const files = asked.anew ? (await site())?.files : undefined;
    if (asked.anew) await raiseFront({ database: store.database, now: now() });
    for await (const key of keysOf(store, which)) {
      if (!(await store.version(key))) throw noSuchLadder(key);
      if (files && which.includes('/')) await removePages(files, which);
      else if (files && key.club !== club) await takeAwayPages(files, store, key.club);
      club = key.club;
      await publishAgain(store, key, now());
      count++;
    }
    working.tell(
      { publishing: count },
      `${which === '--all' ? 'all' : which}: publishing ${count === 1 ? '1 ladder' : `${count} ladders`} again`,
    );
    return 0;
  });

/** What is published of a club, which is made again. */
async function takeAwayPages(files: ListedFiles, { database }: LadderStore, club: string): Promise<void> {
  await removePages(files, club);
  certain(await database.transact(await pageChanged(database, club)));
}

export async function exportLadder(asked: One, working: Working): Promise<Status> {
  const key = readKey(asked.given[0]);
  return withStore(asked, working, async ({ store }) => {
    process.stdout.write(await logOf(store, key));
    return 0;
  });
}

async function logOf(store: LadderStore, key: LadderKey): Promise<string> {
  const ladder = await store.load(key);
  if (!ladder) throw noSuchLadder(key);
  const entries = await store.log(key);
  return formatLog(
    madeOf(ladder),
    entries.map(({ command }) => command),
  );
}

/** A new invite link, or a key for a program. */
export async function makeKey(
  asked: AskedOf<[club: string, role: string, label: string]>,
  working: Working,
): Promise<Status> {
  const [club, role, label] = asked.given;
  const use = asked.program ? 'program' : 'link';
  const terms = { role: readRole(role), label: readLabel(label), use, ...playerOf(asked, role) } as const;
  return withStore(asked, working, async ({ store, now, origin }) => {
    if (!(await readClub(store.database, club))) throw noSuchClub(club);
    const key = await handOut(store, club, now(), terms);
    const link = linkOf(origin, key);
    working.tell(asked.program ? { key } : { link }, asked.program ? key : link);
    return 0;
  });
}

function readRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (!role) throw new UserError(`"${text}" isn’t a role: choose ${ROLES.join(', ')}.`);
  return role;
}

function readLabel(text: string): string {
  if (/\S/.test(text) && text.length <= 100) return text;
  throw new UserError('Give a label of up to 100 characters that says what it’s for, such as "tablet at the bar".');
}

/** A player's key is for one player, and every other key for none. */
function playerOf({ player }: Asked, role: string): { readonly player?: string } {
  if ((role === 'player') !== (player !== undefined))
    throw new UserError('Use --player ID with the role player, and only with that.');
  if (player === undefined) return {};
  if (!parsePlayerId(player)) throw new UserError(`"${player}" isn’t a player's id.`);
  return { player };
}

/** Gives a club another name; its address stays. */
export const renameTo = (asked: AskedOf<[club: string, name: string]>, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now }) => {
    const [club, text] = asked.given;
    const name = newClub.shape.name.safeParse(text).data;
    if (name === undefined) throw new UserError(`"${text}" can’t be a club's name.`);
    const change = { at: now(), what: 'club-renamed', about: name, by: 'command line', role: 'operator' } as const;
    if ((await renameClub(store.database, club, name, change)) === 'no-such-club') throw noSuchClub(club);
    await publishClubAgain({ store, now }, club);
    working.tell({ club, name }, `${club} is now called “${name}”; its pages say so in a moment.`);
    return 0;
  });

/** Writes what a club may take with it into a new folder: its settings and people, and each season as a log to be imported. */
export const exportClub = (asked: AskedOf<[club: string, folder: string]>, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    const [id, folder] = asked.given;
    const { database } = store;
    const club = await readClub(database, id);
    const stored = await database.get(clubKey(id));
    if (!club || !stored) throw noSuchClub(id);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new UserError(`${folder} isn’t empty: name a new folder.`);
    mkdirSync(folder, { recursive: true });
    const files: string[] = [];
    const write = (name: string, text: string | Uint8Array): void => {
      writeFileSync(join(folder, name), text);
      files.push(name);
    };
    const webhooks: object[] = [];
    for (const ladder of club.ladders) {
      const key = { club: id, ladder };
      for (const { number: season, name } of (await store.seasons(key)).ended)
        write(`${ladder}-${name}.jsonl`, await logOf(store, { ...key, season }));
      write(`${ladder}.jsonl`, await logOf(store, key));
      for (const { secret: _, ...webhook } of await readWebhooks(database, key)) webhooks.push({ ladder, ...webhook });
    }
    const crest = await readCrest(database, id);
    if (crest) write(crest.name, crest.bytes);
    const members = (await readMembers(database, id)).map(({ version: _, ...member }) => member);
    const links = (await readAccessRecords(database, id)).map(
      ({ hash: _, replaced: __, follows: ___, ...link }) => link,
    );
    const naming = await readNaming(database, id);
    const { name, ladders } = club;
    const settings = { id, name, ...chosenIn(stored), ladders, naming, members, links, webhooks };
    write('club.json', `${JSON.stringify(settings, undefined, 2)}\n`);
    working.tell({ club: id, folder, files }, `Wrote ${files.length} files to ${folder}: ${files.join(', ')}`);
    return 0;
  });

import { readClub } from '#functions/club/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Difference } from '#functions/ladders/verify.ts';
import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import { type Instant, instant, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { handOut, linkOf } from '../keys.ts';
import { UserError } from '../user-error.ts';
import { type Arguments, exactly, readKey, type Status } from './arguments.ts';
import { keysOf, noSuchLadder, WHICH, withStore } from './with-store.ts';

/** Compares what is stored of ladders with the replay of their logs, and prints each difference; mends it where told to. */
export async function verifyLadder(args: Arguments): Promise<Status> {
  const [what] = exactly(args, WHICH);
  return withStore(args, async ({ store, now }) => {
    let differing = 0;
    for await (const key of seasonsOf(store, keysOf(store, what))) {
      if (await agrees(store, key)) continue;
      if (!args.mend || !(await mended(store, key, now()))) differing++;
    }
    return differing === 0 ? 0 : 1;
  });
}

/** The seasons of ladders, those before first. What they had is as much the club's as what they have. */
async function* seasonsOf(store: LadderStore, keys: AsyncIterable<LadderKey>): AsyncGenerator<LadderKey> {
  for await (const key of keys) {
    for (const { number: season } of (await store.seasons(key)).ended) yield { ...key, season };
    yield key;
  }
}

/** Stores what comes of the log by the rules as they are now: one line more, which lets time pass. */
async function mended(store: LadderStore, key: LadderKey, at: Instant): Promise<boolean> {
  if (key.season !== undefined) return notMended(key, 'its season is over');
  const done = await store.submit(key, { at, verb: 'settle', body: {} }, { again: true });
  if (done.kind === 'accepted') return agrees(store, key);
  return notMended(key, done.kind === 'too-large' ? done.message : done.kind);
}

function notMended({ club, ladder }: LadderKey, why: string): false {
  console.log(`${club}/${ladder}: not mended: ${why}`);
  return false;
}

async function agrees(store: LadderStore, key: LadderKey): Promise<boolean> {
  const differences = await store.verify(key);
  const ladder = await store.load(key);
  if (!differences || !ladder) throw noSuchLadder(key);
  for (const difference of differences) console.log(lineOf(difference));
  const counted = `${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players`;
  const { length } = differences;
  const verdict = length === 0 ? 'no difference' : length === 1 ? '1 difference' : `${length} differences`;
  const season = key.season === undefined ? '' : `, season from ${ladder.header.season.start}`;
  console.log(`${key.club}/${key.ladder}${season}: ${verdict} (${counted})`);
  return length === 0;
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** How often a ladder is touched while others change it; each change has it published anyhow. */
const TRIES = 5;

export async function publishAgain(args: Arguments): Promise<Status> {
  const [what] = exactly(args, WHICH);
  return withStore(args, async ({ store, now }) => {
    let count = 0;
    for await (const key of keysOf(store, what)) {
      await touch(store, key, now());
      count++;
    }
    console.log(`${what}: publishing ${count === 1 ? '1 ladder' : `${count} ladders`} again`);
    return 0;
  });
}

async function touch(store: LadderStore, key: LadderKey, now: Instant): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await store.touch(key, now);
    if (outcome === 'touched') return;
    if (outcome === 'no-such-ladder') throw noSuchLadder(key);
  }
}

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

export async function makeKey(args: Arguments): Promise<Status> {
  const [club, role, label] = exactly(args, 'CLUB', 'ROLE', 'LABEL');
  const use = args.program ? 'program' : 'link';
  const terms = { role: readRole(role), label: readLabel(label), use, ...playerOf(args, role) } as const;
  return withStore(args, async ({ store, origin }) => {
    if (!(await readClub(store.database, club))) throw new UserError(`There is no club "${club}".`);
    const key = await handOut(store, club, instant(Date.now()), terms);
    console.log(args.program ? key : linkOf(origin, key));
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
function playerOf({ player }: Arguments, role: string): { readonly player?: string } {
  if ((role === 'player') !== (player !== undefined))
    throw new UserError('Use --player ID with the role player, and only with that.');
  if (player === undefined) return {};
  if (!parsePlayerId(player)) throw new UserError(`"${player}" isn’t a player's id.`);
  return { player };
}

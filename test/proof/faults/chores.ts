import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, gunzipSync } from 'node:zlib';
import type { Chance } from '#local/demo/chance.ts';
import { inFolder } from '#test/bench/figures.ts';
import type { Got, Sent } from '#test/functions/evening.ts';
import type { DisturbedLaptop } from './disturbed-laptop.ts';
import type { Law, Violation } from './evidence.ts';
import type { Injected } from './faults.ts';
import { saidIn } from './raw.ts';

const CLUB = 'chores';
const WORD = 'Quchoresq';
/** Who is erased: this stands in no other name. */
const ERASED = `${WORD} Wilhelmina Oxenstierna`;
/** How often each chore is broken off, and after how many milliseconds at most. */
const TIMES = 2;
const [LAPTOP_LIVES, COMMAND_LIVES] = [
  [0, 400],
  [300, 2500],
] as const;
/** How long something may take that goes on by itself, in milliseconds. */
const PATIENCE = 90_000;

interface Kit {
  readonly laptop: DisturbedLaptop;
  readonly folder: string;
  readonly chance: Chance;
  readonly injected: Injected;
  readonly say: (law: Law, what: string) => void;
}

/**
 * What organisers and whoever runs a laptop do seldom: an import, a backup, a restore, a command, an erasure. Each is broken off
 * by a kill, of the laptop or of the command, and asked for again: then it is done, once, and nothing of the first try is left.
 */
export async function chores(
  laptop: DisturbedLaptop,
  folder: string,
  chance: Chance,
  injected: Injected,
): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  const kit = { laptop, folder, chance, injected, say: (law: Law, what: string) => void found.push({ law, what }) };
  const key = await clubOf(kit);
  await importing(kit, key);
  await letters(kit, key);
  await inFolder((aside) => kept(kit, aside));
  await command(kit, 'operator', ['club', 'create', 'extra', 'Extra', '--data', folder], /already|exists|taken/);
  await erasing(kit, key);
  return found;
}

/** A backup, and a laptop that is filled from it. */
async function kept(kit: Kit, aside: string): Promise<void> {
  const [file, copy] = [join(aside, 'kept.jsonl.gz'), join(aside, 'copy')];
  // One that was done before it was killed is there, and none is written over: whether it is whole, the restore tells.
  await command(kit, 'ladder', ['backup', file, '--data', kit.folder], /^There is already a file/m);
  for (const name of readdirSync(aside))
    if (name !== 'kept.jsonl.gz') kit.say(BROKEN_OFF, `a backup that was killed leaves ${name}`);
  await command(kit, 'operator', ['restore', file, '--data', copy], /^There are ladders in .* already/m);
  const [kept, copied] = [await clubsIn(kit, kit.folder), await clubsIn(kit, copy)];
  if (kept !== copied) kit.say(BROKEN_OFF, `restored from ${whatIsIn(file)} are ${copied}, and there were ${kept}`);
  const { status, output } = await kit.laptop.command('operator', ['verify', '--all', '--data', copy]);
  if (status !== 0) kit.say(BROKEN_OFF, `what was restored from ${whatIsIn(file)} differs from its logs: ${output}`);
}

const clubsIn = async ({ laptop }: Kit, folder: string): Promise<string> =>
  (await laptop.command('operator', ['club', 'list', '--data', folder])).output;

/** What a backup has, and what it says that it has: with the folder it is gone. */
function whatIsIn(file: string): string {
  const packed = readFileSync(file);
  const lines = gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString().trimEnd().split('\n');
  const items = lines.filter((line) => line.startsWith('{"pk":'));
  const clubs = items.filter((line) => line.includes('"sk":"club",')).length;
  return `${packed.length} bytes, ${items.length} items, ${clubs} clubs, its end ${lines.at(-1)?.slice(0, 100)}`;
}

const BROKEN_OFF: Law = 'what was broken off is done once it is asked for again';

const ask = ({ laptop }: Kit, method: string, path: string, sent: Sent): Promise<Got> =>
  laptop.ask({ method, path: `/api/clubs${path}`, sent });

async function must(kit: Kit, method: string, path: string, sent: Sent): Promise<Got> {
  const got = await ask(kit, method, path, sent);
  if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${got.text}`);
  return got;
}

async function clubOf(kit: Kit): Promise<string> {
  const made = await must(kit, 'POST', '', { operator: true, body: { id: CLUB, name: `${WORD} club` } });
  const key = String(made.json['key']);
  const players = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: id === 'p1' ? ERASED : `${WORD} ${id}` }));
  const header = { id: 'main', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-03-01' } };
  await must(kit, 'POST', `/${CLUB}/ladders`, { key, body: header });
  await must(kit, 'POST', `/${CLUB}/ladders/main/seed`, { key, body: { order: 'given', players } });
  const members = players.map((each) => ({ ...each, email: `${each.id}@${CLUB}.example.org` }));
  await must(kit, 'POST', `/${CLUB}/members`, { key, body: { members } });
  for (let count = 0; count < 20; count++) {
    const body = { challenger: 'p4', challenged: 'p1', score: [0, 1], override: `${WORD} ${count}` };
    await must(kit, 'POST', `/${CLUB}/ladders/main/match`, { key, body });
  }
  return key;
}

/** Kills the laptop while it is about something. */
async function killedDuring({ laptop, chance, injected }: Kit, work: () => Promise<unknown>): Promise<void> {
  const done = work().catch(() => undefined);
  await sleep(chance.between(...LAPTOP_LIVES));
  injected.add('a laptop that is killed');
  await laptop.end('SIGKILL');
  await laptop.start();
  await done;
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(300))
    if (await isSo()) return true;
  return false;
}

async function importing(kit: Kit, key: string): Promise<void> {
  const log = (await must(kit, 'GET', `/${CLUB}/ladders/main/log`, { key })).text;
  const sent = { key, body: log, headers: { 'content-type': 'application/jsonl' } };
  const begin = () => ask(kit, 'POST', `/${CLUB}/ladders/copy/import`, sent);
  for (let times = 0; times < TIMES; times++) await killedDuring(kit, begin);
  await begin();
  const linesOf = async () =>
    (await ask(kit, 'GET', `/${CLUB}/ladders/copy/log`, { key })).text.trim().split('\n').slice(1);
  const lines = log.trim().split('\n').slice(1).length;
  if (!(await until(async () => (await linesOf()).length === lines)))
    kit.say(BROKEN_OFF, `of an import of ${lines} lines there are ${(await linesOf()).length}`);
}

const mailsIn = ({ folder }: Kit): readonly string[] => {
  const mail = join(folder, 'mail');
  return existsSync(mail) ? readdirSync(mail).map((name) => readFileSync(join(mail, name), 'utf8')) : [];
};

/** Everybody is invited by taps between which the laptop is killed: once each, though an answer may have been lost. */
async function letters(kit: Kit, key: string): Promise<void> {
  const members = ['p1', 'p2', 'p3', 'p4'];
  const sentTo = (those: readonly string[]): Sent => ({ key, body: { ladder: 'main', members: those } });
  const invite = () => ask(kit, 'POST', `/${CLUB}/invitations`, sentTo(members));
  // In peace, so that there is a letter to whoever is erased later on.
  await must(kit, 'POST', `/${CLUB}/invitations`, sentTo(['p1']));
  if (mailsIn(kit).length === 0) kit.say(BROKEN_OFF, 'an invitation is answered as sent, and there is none');
  for (let times = 0; times < TIMES; times++) await killedDuring(kit, invite);
  await invite();
  const sent = mailsIn(kit).map((text) => JSON.parse(text));
  for (const id of members) {
    const theirs = sent.filter(({ to }) => to === `${id}@${CLUB}.example.org`);
    // One that was being sent as the laptop was killed counts as sent: better none than two.
    if (theirs.length > 1) kit.say('nobody is told twice', `${CLUB}/: ${id} is invited ${theirs.length} times`);
  }
  for (const { to, text } of sent)
    if (!String(to).endsWith(`@${CLUB}.example.org`) && String(text).includes(WORD))
      kit.say('nothing of one club in another', `an e-mail to ${to} says ${WORD}`);
}

/** A command that is killed, and typed again. */
async function command(
  kit: Kit,
  program: 'ladder' | 'operator',
  args: readonly string[],
  done = /(?!)/,
): Promise<void> {
  const { laptop, chance, injected } = kit;
  for (let times = 0; times < TIMES; times++) {
    const { killed } = await laptop.command(program, args, chance.between(...COMMAND_LIVES));
    if (killed) injected.add('a command that is killed');
  }
  const { status, output } = await laptop.command(program, args);
  if (status !== 0 && !done.test(output))
    kit.say(BROKEN_OFF, `${program} ${args.slice(0, 2).join(' ')}: ${status} ${output}`);
}

async function erasing(kit: Kit, key: string): Promise<void> {
  const body = { player: 'p1', name: ERASED };
  const forget = () => ask(kit, 'POST', `/${CLUB}/forgetting`, { key, body });
  for (let times = 0; times < TIMES; times++) await killedDuring(kit, forget);
  await forget();
  const places = async (): Promise<readonly string[]> => [
    ...mailsIn(kit)
      .filter((text) => text.includes(ERASED) || text.includes(`p1@${CLUB}`))
      .map(() => 'an e-mail'),
    // What is being worked off says whom until that has rested for a quarter of an hour.
    ...(await kit.laptop.itemsOfClub(CLUB))
      .filter(({ pk }) => pk.split('#').includes(CLUB))
      .filter((item) => saidIn(item).includes(ERASED))
      .map(({ pk, sk }) => `${pk} ${sk}`),
    ...kit.laptop
      .filesOf(CLUB)
      .filter(({ text }) => text.includes(ERASED))
      .map(({ path }) => path),
  ];
  if (await until(async () => (await places()).length === 0)) return;
  for (const place of await places()) kit.say('who is forgotten is nowhere', `${place} of a laptop names ${ERASED}`);
}

import { Chance } from '#local/demo/chance.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Disturbance } from '../ladders/disturbance.ts';
import type { Answer, Asking, Request } from './requests.ts';

const REPEATED = 0.03;
const RACED = 0.01;
const UNANSWERED = 0.006;
const DEAD = 0.006;

/** A club to which it may happen. */
type Unlucky = Asking & { readonly chance: Chance };

/** Makes a request, and lets go wrong now and then what goes wrong between people, programs and networks. */
export async function mishap(club: Unlucky, request: Request, expected: string | undefined): Promise<Answer> {
  const luck = club.chance.next();
  if (expected !== 'accepted' || luck > REPEATED + RACED + UNANSWERED + DEAD) return club.ask(request);
  if (luck < REPEATED) return repeated(club, request);
  if (luck < REPEATED + RACED) return raced(club, request);
  if (luck < REPEATED + RACED + UNANSWERED) return unanswered(club, request);
  return afterDeath(club, request);
}

/** A scorer presses the button twice: the second answer is the first one. */
async function repeated(club: Unlucky, request: Request): Promise<Answer> {
  club.deployment.disturbances.add('requests made twice');
  const first = await club.ask(request);
  const second = await club.ask(request);
  if (!second.repeated || second.line !== first.line) club.fault('the same request was recorded twice');
  return first;
}

/** Two record the same at the same time, the second one from beginning to end while the first one is at it. */
async function raced(club: Unlucky, request: Request): Promise<Answer> {
  club.deployment.disturbances.add('scorers who raced');
  const other: Request = { ...request, key: club.keys.organiser, idempotencyKey: `${request.idempotencyKey} too` };
  let winner: Answer | undefined;
  const mishap = overtaken(async () => {
    winner = await club.ask(other);
  });
  const loser = await askDespite(club, mishap, request);
  if (!winner) return loser;
  const harmless = /\/(accept|settle|prefer|rename|configure)$/.test(request.path);
  if (loser.status < 300 && !harmless) club.fault(`two recorded the same, as lines ${winner.line} and ${loser.line}`);
  club.deployment.refused.add(`${loser.code ?? 'harmless'} (lost a race)`);
  return winner;
}

/** The network breaks down behind a request; the store finds out by itself what has become of it. */
async function unanswered(club: Unlucky, request: Request): Promise<Answer> {
  club.deployment.disturbances.add('transactions whose answer was lost');
  return askDespite(club, losingAnswer(), request);
}

/** The process dies in the middle; the person asks again, under the same name. */
async function afterDeath(club: Unlucky, request: Request): Promise<Answer> {
  club.deployment.disturbances.add('functions that died at a request');
  const when = club.chance.happens(0.5) ? 'before' : 'after';
  await askDespite(club, dying(club.chance.between(1, 4), when), request);
  return club.ask(request);
}

async function askDespite(club: Unlucky, mishap: Disturbance, request: Request): Promise<Answer> {
  const desk = club.deskOn(mishap);
  return club.ask(request, desk).finally(() => desk.close());
}

export const HOUR = 3_600_000;
const DAYS = 30;

/** The hours in which the timer does not run: in most months some, in a row, and now and then for days. */
export function outagesBetween(seed: number, from: Instant, to: Instant): ReadonlySet<number> {
  const hours = new Set<number>();
  for (let month = 0; from + month * DAYS * 24 * HOUR < to; month++) {
    const chance = chanceOf(seed, 'outage', month);
    if (chance.happens(0.2)) continue;
    const begins = fullHour(from + (month * DAYS * 24 + chance.between(0, DAYS * 24 - 1)) * HOUR);
    const lasts = chance.happens(0.3) ? chance.between(24, 80) : chance.between(1, 9);
    for (let hour = 0; hour < lasts; hour++) hours.add(begins + hour * HOUR);
  }
  return hours;
}

/** The first full hour, in UTC, not before a time. */
export const fullHour = (time: number): Instant => instant(Math.ceil(time / HOUR) * HOUR);

/**
 * The chances that go by some words, such as a seed and a club: the same whenever they are asked for, and independent
 * of all others, so that what happens at one club does not change what happens at another.
 */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(words.join(' '))) state = Math.imul(state ^ byte, 0x01_00_01_93);
  state = Math.imul(state ^ (state >>> 16), 0x45_d9_f3_b);
  state = Math.imul(state ^ (state >>> 13), 0x45_d9_f3_b);
  return new Chance((state ^ (state >>> 16)) | 1);
}

const WRITES = ['TransactWriteItemsCommand', 'UpdateItemCommand', 'PutItemCommand'];

/** What somebody hears whose process has died. */
export class Died extends Error {}

/** A process dies with one of its requests, the first being 1, before that leaves or after it arrived. */
export function dying(request: number, when: 'before' | 'after'): Disturbance {
  let sent = 0;
  return async (_, __, send) => {
    sent++;
    if (sent < request || (sent === request && when === 'after')) await send();
    if (sent >= request) throw new Died('the process died');
  };
}

/** A process is overtaken: before its first write leaves, something else happens from beginning to end. */
export function overtaken(meanwhile: () => Promise<void>): Disturbance {
  let writes = 0;
  return async (command, _, send) => {
    if (WRITES.includes(command) && writes++ === 0) await meanwhile();
    await send();
  };
}

/** The first write of a process arrives, but is never answered. */
function losingAnswer(): Disturbance {
  let writes = 0;
  return async (command, _, send) => {
    await send();
    if (WRITES.includes(command) && writes++ === 0) throw new Error('no answer came');
  };
}

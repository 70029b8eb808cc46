import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf } from '#test/simulation/mishaps.ts';
import { check } from './check.ts';
import { chores } from './chores.ts';
import { DisturbedLaptop, OF_A_LAPTOP } from './disturbed-laptop.ts';
import type { Evidence } from './evidence.ts';
import type { Injected } from './faults.ts';
import { unpacked } from './raw.ts';
import { BEGIN, clubsOf, peopleOf, playedIn, type RoundOutcome, type RoundPlan } from './round.ts';

/** How often the laptop is killed at most, and how long it runs before that, in milliseconds. */
const KILLS = 6;
const LIVES = [500, 2500] as const;
/** How often people play until the disk is full. */
const MOST_TIMES = 5;
/** How long pages may take that are put off, in milliseconds. */
const PAGES_TAKE = 90_000;

/** Clubs on a laptop that is killed while they play, and whose disk gets full in the end. */
export async function playOnLaptop(folder: string, plan: RoundPlan, injected: Injected): Promise<RoundOutcome> {
  const laptop = await DisturbedLaptop.open(folder, BEGIN, injected);
  return playOn(laptop, folder, plan, injected).finally(() => laptop.end('SIGKILL'));
}

async function playOn(
  laptop: DisturbedLaptop,
  folder: string,
  plan: RoundPlan,
  injected: Injected,
): Promise<RoundOutcome> {
  const { seed, number, commands } = plan;
  const system = playedIn(plan);
  const clubs = clubsOf(laptop, plan, system);
  for (const club of clubs) await club.found();
  laptop.isCalm = false;
  const play = (part: string) =>
    Promise.all(
      clubs.flatMap((club, at) =>
        peopleOf(plan, at, part).map(async (person) => {
          for (let count = 0; count < commands; count++) await (await club.decide(person))();
        }),
      ),
    );
  const luck = chanceOf(seed, number, 'kills');
  let isPlaying = true;
  const playing = play('killed').finally(() => {
    isPlaying = false;
  });
  for (let kills = 0; kills < KILLS && isPlaying; kills++) {
    await sleep(luck.between(...LIVES));
    injected.add('a laptop that is killed');
    await laptop.end('SIGKILL');
    await laptop.start();
  }
  await playing;
  const broken = await chores(laptop, folder, chanceOf(seed, number, 'chores'), injected);
  await laptop.end('SIGTERM');
  await laptop.start(true);
  for (let times = 0; injected.of('a disk that is full') === 0; times++) {
    if (times === MOST_TIMES) throw new Error('the disk never got full');
    await play(`full ${times}`);
  }
  await laptop.end('SIGKILL');
  await laptop.start();
  laptop.isCalm = true;
  for (const club of clubs) await club.repeatUnclear();
  const evidence = async (): Promise<Evidence> => ({
    clubs: clubs.map(({ id, word, ladders }) => ({ club: id, word, ladders })),
    history: clubs.flatMap(({ history }) => history),
    items: (await Promise.all(clubs.map(({ id }) => laptop.itemsOfClub(id)))).flat(),
    dated: OF_A_LAPTOP,
    files: clubs.flatMap(({ id }) => laptop.filesOf(id)),
    isRested: false,
    told: await noticesOf(laptop, clubs),
    letters: laptop.letters(),
  });
  let found = await evidence();
  for (
    const end = performance.now() + PAGES_TAKE;
    performance.now() < end && check(found).length > 0;
    await sleep(2000)
  )
    found = await evidence();
  await laptop.end('SIGTERM');
  return { system, evidence: found, violations: [...broken, ...check(found)] };
}

/** The notices to webhooks that a laptop has kept, each by the name by which it is sent. */
async function noticesOf(
  laptop: DisturbedLaptop,
  clubs: readonly { readonly id: string }[],
): Promise<Evidence['told']> {
  const all = await Promise.all(
    clubs.map(async ({ id }) =>
      (await laptop.itemsOfClub(id))
        .filter(({ pk, sk }) => pk.split('#').includes(id) && sk.startsWith('notice#'))
        .map(({ value }) => unpacked(value)?.notice?.body)
        .filter((body) => typeof body === 'string')
        .map((body) => ({ host: `${id}.example.org`, body })),
    ),
  );
  return all.flat();
}

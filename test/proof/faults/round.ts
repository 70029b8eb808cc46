import { setTimeout as sleep } from 'node:timers/promises';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';
import { Carrying } from './carrying.ts';
import { check } from './check.ts';
import type { Cloud } from './cloud.ts';
import { Club } from './club.ts';
import { IN_A_BUCKET } from './club-laws.ts';
import type { Evidence, Law, Violation } from './evidence.ts';
import type { Injected } from './faults.ts';
import { Laptop, OF_A_LAPTOP } from './laptop.ts';
import { itemsOfClub } from './raw.ts';

/** Some clubs of one system, and how many people of each do how much. */
export interface RoundPlan {
  readonly seed: number;
  readonly number: number;
  readonly clubs: number;
  readonly people: number;
  readonly commands: number;
}

export interface RoundOutcome {
  readonly system: SystemId;
  readonly evidence: Evidence;
  readonly violations: readonly Violation[];
}

const HOUR = 3_600_000;
let names = 0;

const systemOfRound = ({ number }: RoundPlan): SystemId => {
  const system = SYSTEM_IDS[number % SYSTEM_IDS.length];
  if (!system) throw new Error('there is no system to play');
  return system;
};

/** Clubs are played while everything goes wrong, and a new release comes; then all comes to rest, and is looked at. */
export async function playRound(cloud: Cloud, plan: RoundPlan): Promise<RoundOutcome> {
  const { seed, number, people, commands } = plan;
  const system = systemOfRound(plan);
  const clubs = Array.from(
    { length: plan.clubs },
    (_, index) => new Club(cloud, `c${++names}`, system, chanceOf(seed, number, 'club', index)),
  );
  const carrying = new Carrying(cloud);
  cloud.isCalm = true;
  for (const club of clubs) await club.found();
  cloud.isCalm = false;
  carrying.start();
  let left = (plan.clubs * people * commands) / 2;
  const done = (): void => {
    if (--left === 0 && cloud.isAllowed('a function of another release')) cloud.releaseNew();
  };
  await Promise.all(
    clubs.flatMap((club, index) =>
      Array.from({ length: people }, (_, person) => club.play(chanceOf(seed, number, index, person), commands, done)),
    ),
  );
  await carrying.stop();
  cloud.isCalm = true;
  cloud.retireOld();
  const rest = await comeToRest(cloud, carrying, clubs);
  const evidence = await evidenceOf(cloud, clubs);
  for (const { id } of clubs) cloud.forgetFiles(id);
  return { system, evidence, violations: [...rest, ...check(evidence)] };
}

/** What nobody knows the end of is asked for again, what is due is settled, and all that is on its way comes. */
async function comeToRest(cloud: Cloud, carrying: Carrying, clubs: readonly Club[]): Promise<readonly Violation[]> {
  for (const club of clubs) await club.repeatUnclear();
  for (let hours = 0; hours < 2; hours++) {
    await carrying.settle();
    cloud.now += HOUR;
    await cloud.tick();
  }
  await carrying.settle();
  const unmade = await Promise.all(clubs.map((club) => club.importFault()));
  return [
    ...carrying.givenUp.map((what) => ({ law: 'published is the latest' as const, what: `given up: ${what}` })),
    ...unmade.flatMap((what) =>
      what === undefined ? [] : [{ law: 'acknowledged: in the log exactly once' as const, what }],
    ),
  ];
}

async function evidenceOf(cloud: Cloud, clubs: readonly Club[]): Promise<Evidence> {
  const items = await Promise.all(clubs.map(({ id }) => itemsOfClub(cloud, id)));
  return {
    clubs: clubs.map(({ id, word, ladders }) => ({ club: id, word, ladders })),
    history: clubs.flatMap(({ history }) => history),
    items: items.flat(),
    dated: IN_A_BUCKET,
    files: clubs.flatMap(({ id }) => cloud.filesOf(id)),
    told: cloud.account.received.splice(0),
  };
}

/** How often the laptop is killed at most, and how long it runs before that, in milliseconds. */
const KILLS = 6;
const LIVES = [500, 2500] as const;
/** How often people play until the disk is full. */
const MOST_TIMES = 5;
/** How long pages may take that are put off, in milliseconds. */
const PAGES_TAKE = 90_000;

/** Clubs on a laptop that is killed while they play, and whose disk gets full in the end. */
export async function playOnLaptop(folder: string, plan: RoundPlan, injected: Injected): Promise<RoundOutcome> {
  const laptop = await Laptop.open(folder, Date.UTC(2021, 2, 1, 18), injected);
  return playOn(laptop, plan, injected).finally(() => laptop.end('SIGKILL'));
}

async function playOn(laptop: Laptop, plan: RoundPlan, injected: Injected): Promise<RoundOutcome> {
  const { seed, number, people, commands } = plan;
  const system = systemOfRound(plan);
  const clubs = Array.from(
    { length: plan.clubs },
    (_, index) => new Club(laptop, `l${++names}`, system, chanceOf(seed, number, 'club', index)),
  );
  for (const club of clubs) await club.found();
  laptop.isCalm = false;
  const play = (part: string) =>
    Promise.all(
      clubs.flatMap((club, index) =>
        Array.from({ length: people }, (_, person) =>
          club.play(chanceOf(seed, number, index, person, part), commands, () => {}),
        ),
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
    told: [],
  });
  let found = await evidence();
  for (
    const end = performance.now() + PAGES_TAKE;
    performance.now() < end && check(found).length > 0;
    await sleep(2000)
  )
    found = await evidence();
  await laptop.end('SIGTERM');
  return { system, evidence: found, violations: check(found) };
}

/** The least of a round in which the same still goes wrong: fewer clubs, people and commands, as long as it does. */
export async function shrink(
  plan: RoundPlan,
  law: Law,
  play: (plan: RoundPlan) => Promise<RoundOutcome>,
): Promise<{ readonly plan: RoundPlan; readonly outcome: RoundOutcome } | undefined> {
  const smaller = (['clubs', 'people', 'commands'] as const)
    .filter((what) => plan[what] > 1)
    .map((what) => ({ ...plan, [what]: Math.floor(plan[what] / 2) }));
  for (const each of smaller)
    for (let tries = 0; tries < 2; tries++) {
      const outcome = await play(each);
      if (outcome.violations.some((found) => found.law === law))
        return (await shrink(each, law, play)) ?? { plan: each, outcome };
    }
  return undefined;
}

import { chanceOf } from '#test/simulation/mishaps.ts';
import { PLAYED, type Played } from '../people.ts';
import { Carrying } from './carrying.ts';
import { check } from './check.ts';
import { Cloud, type CloudOptions } from './cloud.ts';
import { type Deed, DisturbedClub, type Person } from './club.ts';
import { IN_A_BUCKET } from './club-laws.ts';
import type { Evidence, Law, Violation } from './evidence.ts';
import { itemsOfClub } from './raw.ts';
import { untrueRefusals } from './refusals.ts';
import type { Service } from './requests.ts';

/** Some clubs of one system, and how many people of each do how much. */
export interface RoundPlan {
  readonly seed: number;
  readonly number: number;
  readonly clubs: number;
  readonly people: number;
  readonly commands: number;
}

export interface RoundOutcome {
  readonly system: Played;
  readonly evidence: Evidence;
  readonly violations: readonly Violation[];
}

const HOUR = 3_600_000;
export const BEGIN = Date.UTC(2021, 2, 1, 18);

export const playedIn = ({ number }: RoundPlan): Played => {
  const played = PLAYED[number % PLAYED.length];
  if (!played) throw new Error('there is nothing to play');
  return played;
};

/** Clubs of a plan, and their people, whose luck goes by its seed. */
export const clubsOf = (
  service: Service,
  { seed, number, clubs }: RoundPlan,
  played: Played,
): readonly DisturbedClub[] =>
  Array.from(
    { length: clubs },
    (_, at) => new DisturbedClub(service, `c${at + 1}`, played, chanceOf(seed, number, 'club', at)),
  );

export const peopleOf = ({ seed, number, people }: RoundPlan, club: number, part = ''): readonly Person[] =>
  Array.from({ length: people }, (_, at) => ({ chance: chanceOf(seed, number, club, at, part) }));

/** A deployment of its own, as long as a round takes. */
export async function onCloud<T>(options: CloudOptions, work: (cloud: Cloud) => Promise<T>): Promise<T> {
  const cloud = await Cloud.open({ ...options, hasMail: true }, BEGIN);
  return work(cloud).finally(() => cloud.close());
}

/**
 * Clubs are played while everything goes wrong, and a new release comes; then all comes to rest, and is looked at. In each
 * step everybody decides, and then all do it at once, so that a seed decides all but who overtakes whom within a step.
 */
export async function playRound(cloud: Cloud, plan: RoundPlan): Promise<RoundOutcome> {
  const system = playedIn(plan);
  const clubs = clubsOf(cloud, plan, system);
  const people = clubs.flatMap((club, at) => peopleOf(plan, at).map((person) => ({ club, person })));
  const carrying = new Carrying(cloud, plan.seed);
  for (const club of clubs) {
    await club.found();
    await cloud.addReaders(club.id, club.readers);
  }
  cloud.isCalm = false;
  for (let step = 0; step < plan.commands; step++) {
    const isMiddle = step === Math.floor(plan.commands / 2);
    const isReleased = isMiddle && cloud.isAllowed('a function of another release');
    if (isReleased) cloud.releaseNew();
    // It works out anew what older rules have.
    const deeds: Deed[] = isReleased ? [() => cloud.tick('sweep', step)] : [];
    for (const { club, person } of people) deeds.push(await club.decide(person));
    await Promise.all([carrying.bring(), ...deeds.map((deed) => deed())]);
  }
  cloud.isCalm = true;
  cloud.retireOld();
  const rest = await comeToRest(cloud, carrying, clubs);
  const evidence = await evidenceOf(cloud, clubs);
  return { system, evidence, violations: [...rest, ...check(evidence), ...(await untrueRefusals(evidence))] };
}

/** What is on its way comes, such as a ladder that is being written anew; what nobody knows the end of is asked for again; and what is due is settled. */
async function comeToRest(
  cloud: Cloud,
  carrying: Carrying,
  clubs: readonly DisturbedClub[],
): Promise<readonly Violation[]> {
  await carrying.settle();
  for (const club of clubs) await club.repeatUnclear();
  for (let hours = 0; hours < 2; hours++) {
    await carrying.settle();
    cloud.now += HOUR;
    await cloud.tick('find-due');
    await cloud.tick('tell');
    await cloud.tick('import');
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

async function evidenceOf(cloud: Cloud, clubs: readonly DisturbedClub[]): Promise<Evidence> {
  const items = await Promise.all(clubs.map(({ id }) => itemsOfClub(cloud, id)));
  return {
    clubs: clubs.map(({ id, word, ladders }) => ({ club: id, word, ladders })),
    history: clubs.flatMap(({ history }) => history),
    items: items.flat(),
    dated: IN_A_BUCKET,
    files: clubs.flatMap(({ id }) => cloud.filesOf(id)),
    isRested: true,
    told: cloud.account.received,
    letters: cloud.account.letters,
  };
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

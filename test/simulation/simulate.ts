import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { EndedSeason } from '#functions/ladders/seasons.ts';
import { atOnce } from '#functions/runtime/at-once.ts';
import { addDays, addMonths } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { type Played, playedBy } from '../proof/people.ts';
import { type Audit, audit } from './audit.ts';
import { ClubAtPlay } from './club-at-play.ts';
import type { Deployment, Fault } from './deployment.ts';
import { Living } from './life.ts';
import { chanceOf, fullHour, HOUR, outagesBetween } from './mishaps.ts';
import { HourlyTimer, Site } from './timer.ts';

export interface Plan {
  readonly clubs: number;
  readonly months: number;
  readonly seed: number;
  /** What the clubs play, by turns. */
  readonly played: readonly Played[];
  /** Whether the functions are those as packaged. */
  readonly packaged: boolean;
  /** Whether the timer runs in every hour, and not only in those in which something is due. */
  readonly everyHour: boolean;
}

/** What was found of one ladder in the end. */
export interface Verdict extends Audit {
  readonly ladder: string;
  readonly played: Played;
  readonly lines: number;
}

export interface Outcome {
  readonly verdicts: readonly Verdict[];
  /** What went wrong before there was any ladder. */
  readonly strays: readonly Fault[];
  readonly site: Site;
  /** How often the timer ran, and in how many hours of outage something was due. */
  readonly runs: number;
  readonly missedRuns: number;
  /** Whether something due at an instant could only be settled in a later hour than its first. */
  readonly wasDisturbed: (ladder: string, due: Instant) => boolean;
}

/** When all simulations begin, in UTC: a leap day lies ahead, and the changes of all clocks. */
export const BEGIN = instant(Date.UTC(2023, 8, 1));
const FIRST_DAY = localOf('UTC', BEGIN).day;
/** For how long functions are at work in an hour, in milliseconds: by the clock of one as packaged that takes time. */
const AT_WORK = 60_000;
/** How many clubs live at the same time, and how many ladders are looked at in the end. */
const CLUBS_AT_ONCE = 8;
const AUDITS_AT_ONCE = 4;

/** Runs a whole deployment in fast time, and looks at each of its ladders in the end. */
export class Simulation {
  readonly #deployment: Deployment;
  readonly #plan: Plan;
  readonly #end: Instant;
  readonly #outages: ReadonlySet<number>;
  readonly #timer: HourlyTimer;
  readonly #site: Site;
  readonly #lives: readonly Living[];
  #runs = 0;
  #missedRuns = 0;

  constructor(deployment: Deployment, plan: Plan) {
    this.#deployment = deployment;
    this.#plan = plan;
    this.#end = instantOf('UTC', addMonths(FIRST_DAY, plan.months));
    this.#outages = outagesBetween(plan.seed, BEGIN, this.#end);
    this.#timer = new HourlyTimer(deployment, plan.seed);
    this.#site = new Site(deployment, plan.seed);
    this.#lives = Array.from({ length: plan.clubs }, (_, index) => new Living(clubNumbered(index, plan, deployment)));
  }

  async run(tell: (month: string) => void): Promise<Outcome> {
    let month = '';
    for (let hour = BEGIN; hour < this.#end; hour = this.#next(hour)) {
      const now = localOf('UTC', hour).day.slice(0, 7);
      if (now !== month) tell(now);
      month = now;
      await this.#pass(hour);
    }
    await this.#live(this.#end);
    await this.#timer.run(this.#end, true);
    const keys = this.#deployment.known.keys();
    await this.#site.publish(keys, this.#end);
    const verdicts = new Map<string, Verdict>();
    await inParallel(AUDITS_AT_ONCE, keys, async (key) => {
      verdicts.set(nameOf(key), await this.#judge(key));
    });
    return {
      verdicts: keys.flatMap((key) => verdicts.get(nameOf(key)) ?? []),
      strays: this.#deployment.faults.filter(({ ladder }) => !verdicts.has(ladder)),
      site: this.#site,
      runs: this.#runs,
      missedRuns: this.#missedRuns,
      wasDisturbed: (ladder, due) => this.#onTime(ladder, due) > fullHour(due),
    };
  }

  /** What happens up to an hour, and the timer's run on it. */
  async #pass(hour: Instant): Promise<void> {
    await this.#live(hour);
    if (!this.#plan.everyHour && this.#deployment.known.firstDue() > hour) return;
    if (this.#outages.has(hour)) {
      this.#missedRuns++;
      return;
    }
    this.#runs++;
    const changed = await this.#timer.run(hour);
    await this.#site.publish(this.#site.chosen(changed, hour), hour);
  }

  #live(hour: Instant): Promise<void> {
    const awake = this.#lives.filter(({ wakes }) => wakes < hour);
    return inParallel(CLUBS_AT_ONCE, awake, (living) => living.liveUntil(hour));
  }

  /**
   * The next hour in which anybody does anything or anything is due. In all those between the timer would find nothing:
   * else something would be settled later than `#onTime`, which knows of no hour that is left out.
   */
  #next(hour: Instant): Instant {
    if (this.#plan.everyHour) return instant(hour + HOUR);
    const wakes = this.#lives.reduce((first, living) => Math.min(first, living.wakes), Number.POSITIVE_INFINITY);
    const next = Math.min(fullHour(wakes + 1), fullHour(this.#deployment.known.firstDue()), this.#end);
    return instant(Math.max(next, hour + HOUR));
  }

  /** The last instant at which something due may be settled: in the first hour in which the ladder's turn came. */
  #onTime(ladder: string, due: Instant): Instant {
    let hour = fullHour(due);
    while (hour < this.#end && (this.#outages.has(hour) || this.#timer.missed(ladder, hour)))
      hour = instant(hour + HOUR);
    return hour;
  }

  /** All seasons of a ladder. */
  async #judge(key: LadderKey): Promise<Verdict> {
    const name = nameOf(key);
    const store = this.#deployment.store('audit');
    const { ended, present } = await store.seasons(key);
    const judged: (Audit & { readonly ladder: Ladder })[] = [];
    for (const past of ended) judged.push(await this.#judgeSeason(store, { ...key, season: past.number }, past));
    const now = await this.#judgeSeason(store, ended.length > 0 ? { ...key, season: present } : key);
    const faults = [
      ...this.#deployment.faults.filter((fault) => fault.ladder === name).map(({ what }) => what),
      ...[...judged, now].flatMap((each) => each.faults),
    ];
    const done = [...judged, now].flatMap((each) => each.done);
    return { ladder: name, played: playedBy(now.ladder.header), lines: now.ladder.line, done, faults };
  }

  async #judgeSeason(
    store: DynamoStore,
    key: LadderKey,
    past?: EndedSeason,
  ): Promise<Audit & { readonly ladder: Ladder }> {
    const name = nameOf(key);
    const { known, forgotten } = this.#deployment;
    const [ladder, entries] = [await store.load(key), await store.log(key)];
    if (!ladder) throw new Error(`${name} is gone`);
    const end = past?.ended ?? known.closedAt(key) ?? this.#end;
    const found = audit(madeOf(ladder), entries, end, (due) => this.#onTime(name, due) + AT_WORK);
    const differences = (await store.verify(key)) ?? [];
    const log = JSON.stringify(entries);
    const gone = forgotten.filter(({ club, player }) => club === key.club && isNamed(log, player));
    const faults = [
      ...differences.map(({ item }) => `${item} is not as its log says`),
      ...found.faults,
      ...gone.map(({ player }) => `${player} was forgotten, and is in the log`),
      ...(await this.#site.faults(key, ladder, past)),
    ];
    return { ladder, done: found.done, faults: faults.map((what) => (past ? `${past.name}: ${what}` : what)) };
  }
}

/** Whether a text has an id in it as a whole. */
const isNamed = (text: string, id: string): boolean => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(text);

/** What is played by turns, and the zones so that in time each system is played in each. */
function clubNumbered(index: number, { seed, clubs, months, played: all }: Plan, deployment: Deployment): ClubAtPlay {
  const id = `club-${String(index + 1).padStart(String(clubs).length, '0')}`;
  const zone = ZONES[(index + Math.floor(index / ZONES.length)) % ZONES.length] ?? 'UTC';
  const played = all[index % all.length];
  if (!played) throw new Error('there is nothing to play');
  // Some are there from the beginning; more come as time goes by, until it is half over.
  const founded = addDays(FIRST_DAY, chanceOf(seed, id, 'founded').between(0, 15 * months));
  return new ClubAtPlay(deployment, { id, played, zone, founded, seed });
}

/** Does some work for each item, `count` at once; fails if any of it does. */
async function inParallel<T>(count: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const [error] = await atOnce(count, items, work);
  if (error !== undefined) throw error;
}

/** Where the clubs are: whole hours and halves and quarters, clocks that change at midnight, by half an hour, or never. */
const ZONES = [
  'Europe/London',
  'America/St_Johns',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Havana',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Asia/Tehran',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Asuncion',
  'Australia/Adelaide',
  'Pacific/Kiritimati',
] as const;

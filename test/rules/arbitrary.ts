import * as fc from 'fast-check';
import { addDays, addMonths, firstOfMonth } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { type Decision, mayChallenge } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { isPresent } from '#shared/rules/night/pegs.ts';
import { finalSlot, nightSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Command, Score, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Instant,
  instant,
  type LineNumber,
  lineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
} from '#shared/vocabulary/vocabulary.ts';
import { header } from './club.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** When challenges may begin on the night of the final, 19:45. */
const EVENING = (19 * 60 + 45) * MINUTE;

/** What happens on club nights, the oftener the oftener it is listed. */
export const OFTEN = [
  'arrive',
  'arrive',
  'arrive',
  'challenge',
  'challenge',
  'challenge',
  'result',
  'result',
  'pass',
] as const;
export const SELDOM = [
  'depart',
  'join',
  'leave',
  'match',
  'match',
  'abandon',
  'correct',
  'void',
  'close',
  'playoff',
  'settle',
  'seed',
] as const;

/** What somebody means to do next. What exactly that is depends on the ladder as it then stands. */
interface Intent {
  readonly verb: (typeof OFTEN)[number] | (typeof SELDOM)[number];
  readonly wait: 'none' | 'minutes' | 'night' | 'month' | 'final' | 'back';
  /** Any numbers, to pick with. */
  readonly one: number;
  readonly other: number;
  readonly third: number;
  /** Keeps to the rules as far as possible. */
  readonly sensible: boolean;
  readonly override: boolean;
}

export interface Scenario {
  readonly header: Header;
  readonly size: number;
  readonly intents: readonly Intent[];
}

const HEADERS: readonly Header[] = [
  header({ season: { start: '2021-09-06', end: '2021-12-06' } }),
  header({ season: { start: '2021-09-20', end: '2021-11-30' }, timezone: 'Pacific/Chatham' }),
  header({
    season: { start: '2022-01-01', end: '2022-05-02' },
    timezone: 'America/St_Johns',
    closures: [{ from: '2022-02-01', to: '2022-03-01' }],
  }),
];
const THE_FINAL = header({ season: { start: '2022-06-06', end: '2022-06-06' } });

const anyNumber = fc.nat(1_000_000);
const wait: fc.Arbitrary<Intent['wait']> = fc.oneof(
  { weight: 14, arbitrary: fc.constant('none') },
  { weight: 24, arbitrary: fc.constant('minutes') },
  { weight: 2, arbitrary: fc.constantFrom('night', 'month') },
  { weight: 1, arbitrary: fc.constantFrom('final', 'back') },
);

const intent: fc.Arbitrary<Intent> = fc.record({
  verb: fc.constantFrom(...OFTEN, ...OFTEN, ...SELDOM),
  wait,
  one: anyNumber,
  other: anyNumber,
  third: anyNumber,
  sensible: fc.nat(3).map((number) => number > 0),
  override: fc.nat(3).map((number) => number === 0),
});

/** A season of a small club in which a good deal is refused. */
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  header: fc.constantFrom(...HEADERS, THE_FINAL, THE_FINAL),
  size: fc.integer({ min: 2, max: 8 }),
  intents: fc.array(intent, { minLength: 30, maxLength: 90, size: 'max' }),
});

/** One command, the ladder that it met, and what became of it. */
export interface Happened {
  readonly command: Command;
  readonly before: Ladder;
  readonly decision: Decision;
}

export interface Played {
  readonly season: Season;
  readonly happened: readonly Happened[];
}

/** Plays a scenario; `watch` sees each command before it is decided. */
export function play(
  { header, size, intents }: Scenario,
  watch: (command: Command, season: Season) => void = () => {},
): Played {
  const season = new Season(header);
  const happened: Happened[] = [];
  const next = (command: Command) => {
    watch(command, season);
    happened.push({ command, before: season.ladder, decision: season.decide(command) });
  };
  next(seeding(instantOf(header.timezone, header.season.start, EVENING), size));
  for (const each of intents) next(commandFor(season, each));
  return { season, happened };
}

function parsed<T>(id: T | undefined): T {
  if (id === undefined) throw new Error('no id');
  return id;
}

const POOL: readonly PlayerId[] = Array.from({ length: 10 }, (_, index) => parsed(parsePlayerId(`p${index}`)));
const matchId = (number: number): ChallengeId => parsed(parseChallengeId(`m${number}`));

const seeding = (at: Instant, size: number): Command =>
  commandOf({ at }, 'seed', { order: 'given', players: POOL.slice(0, size).map((id) => ({ id })) });

const SCORES: readonly Score[] = [
  [2, 0],
  [2, 0],
  [1.5, 0.5],
  [1, 1],
  [0.5, 1.5],
  [0, 2],
  [0, 2],
];
const BAD_SCORES: readonly Score[] = [
  [1, 0],
  [2, 1],
  [-1, 3],
  [1.25, 0.75],
];

/** One of a list, picked by any number; anybody of the pool where the list is empty. */
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
const anybody = (number: number): PlayerId => parsed(pick(POOL, number));

function timeFor({ header, ...ladder }: Ladder, { wait, one, third }: Intent): Instant {
  const zone = header.timezone;
  const now = ladder.at;
  const { day } = localOf(zone, now);
  switch (wait) {
    case 'none':
      return now;
    case 'back':
      return instant(now - MINUTE);
    case 'minutes':
      return instant(now + (1 + (one % 5)) * MINUTE + (third % 3 === 0 ? third % 1000 : 0));
    case 'night':
      return instantOf(zone, addDays(day, 1 + (one % 9)), EVENING);
    case 'month':
      return instantOf(zone, addMonths(firstOfMonth(day), 1), third % 2 === 0 ? 0 : one % DAY);
    case 'final': {
      const final = instantOf(zone, header.season.end ?? day, EVENING + (one % 60) * MINUTE);
      return final > now && third % 3 === 0 ? final : now;
    }
  }
}

function commandFor(season: Season, intent: Intent): Command {
  const { ladder } = season;
  const { one, other, third, sensible } = intent;
  const when: Stamp = { at: timeFor(ladder, intent), ...(intent.override && { override: 'why not' }) };
  const verb = verbFor(ladder, when.at, intent);
  const somebody = (list: readonly PlayerId[]) => (sensible ? pick(list, one) : undefined) ?? anybody(one);
  const match = (sensible && pick([...ladder.challenges.values()], one)?.id) || matchId(one % (ladder.line + 2));
  const here = ladder.order.players();
  const id = sensible || third % 2 === 0 ? matchId(ladder.line) : matchId(third % (ladder.line + 1));
  const score = parsed(pick(sensible ? SCORES : [...SCORES, ...BAD_SCORES], other));
  const played = { score, ...(third % 3 === 0 && { playedAt: earlier(when.at, other, third) }) };
  switch (verb) {
    case 'seed':
      return seeding(when.at, 2);
    case 'join':
      return commandOf(when, verb, { player: somebody(POOL.filter((player) => !ladder.order.has(player))) });
    case 'leave':
      return commandOf(when, verb, { player: somebody(here) });
    case 'arrive':
      return commandOf(when, verb, { player: somebody(absentees(ladder, when.at)) });
    case 'depart':
      return commandOf(when, verb, { player: somebody(nightSlot.of(ladder)?.present ?? []) });
    case 'pass':
      return commandOf(when, verb, { player: (sensible && turnOf(ladder, when.at)) || anybody(one) });
    case 'challenge':
      return commandOf(when, verb, { id, ...pairFor(ladder, when.at, intent) });
    case 'match': {
      // Often the player on rung 2, who so displaces rung 1 (L30).
      const challenger = third % 2 === 0 ? (here[1] ?? anybody(one)) : somebody(here);
      return commandOf(when, verb, { id, challenger, challenged: pick(here, other) ?? anybody(other), ...played });
    }
    case 'result':
      return commandOf(when, verb, { challenge: match, ...played });
    case 'abandon':
      return commandOf(when, verb, { challenge: match });
    case 'correct':
      return commandOf(when, verb, { line: lineFor(season, intent), score });
    case 'void':
      return commandOf(when, verb, { line: afterTheSeed(lineFor(season, intent)) });
    case 'playoff':
      return commandOf(when, verb, playoffFor(ladder, intent));
    case 'close':
    case 'settle':
      return commandOf(when, verb, {});
  }
}

/** Whoever is sensible does what can be done: somebody arrives where nobody can be challenged and no match can end. */
function verbFor(ladder: Ladder, at: Instant, { verb, sensible, one, other }: Intent): Intent['verb'] {
  if (!sensible) return verb;
  const { champion, playoff, displaced } = finalSlot.of(ladder);
  if (champion) return pick(['correct', 'void', 'settle'] as const, one) ?? 'settle';
  if (playoff) return 'playoff';
  if (verb === 'close' && displaced.length === 0) return 'match';
  if (displaced.length > 0 && other % 8 === 0) return ladder.challenges.size === 0 ? 'close' : 'result';
  const challenges = verb === 'challenge' || verb === 'pass';
  const ends = verb === 'result' || verb === 'abandon';
  return (challenges && !turnOf(ladder, at)) || (ends && ladder.challenges.size === 0) ? 'arrive' : verb;
}

const absentees = (ladder: Ladder, at: Instant): readonly PlayerId[] =>
  ladder.order.players().filter((player) => !isPresent(ladder, player, dayOf(ladder, at)));

function pairFor(ladder: Ladder, at: Instant, { one, other, sensible }: Intent) {
  const turn = sensible ? turnOf(ladder, at) : undefined;
  const challenged = turn && pick(mayChallenge(ladder, turn, at), other);
  if (turn && challenged) return { challenger: turn, challenged };
  const present = nightSlot.of(ladder)?.present ?? [];
  return { challenger: pick(present, one) ?? anybody(one), challenged: pick(present, other) ?? anybody(other) };
}

/** Mostly within the last weeks; now and then not yet. */
const earlier = (at: Instant, other: number, third: number): Instant =>
  instant(third % 41 === 0 ? at + 1 : at - (other % (third % 2 === 0 ? 45 * DAY : DAY)));

function lineFor(season: Season, { one, sensible }: Intent) {
  const results = season.lines().filter(({ command }) => command.verb === 'result' || command.verb === 'match');
  return (sensible ? pick(results, one)?.line : undefined) ?? lineNumber(one % (season.ladder.line + 2));
}

/** A ladder without anybody is a case of its own: the seed is voided where that is tested. */
export const afterTheSeed = (line: LineNumber): LineNumber => lineNumber(Math.max(line, 3));

function playoffFor(ladder: Ladder, { one, other, sensible }: Intent) {
  const players = (sensible && finalSlot.of(ladder).playoff) || ([anybody(one), anybody(other)] as const);
  return { players, winner: parsed(pick(players, other)) };
}

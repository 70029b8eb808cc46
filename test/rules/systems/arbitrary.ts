import * as fc from 'fast-check';
import { addDays, addMonths, firstOfMonth } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { Decision } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Bodies, Command, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type Verb } from '#shared/vocabulary/vocabulary.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const WAITS = ['none', 'minutes', 'days', 'session', 'month', 'back'] as const;

/** What somebody means to do next. What exactly that is depends on the ladder as it then stands. */
export interface Intent {
  readonly verb: Verb;
  readonly wait: (typeof WAITS)[number];
  /** Any numbers, to pick with. */
  readonly one: number;
  readonly other: number;
  readonly third: number;
  /** Keeps to the rules as far as possible. */
  readonly sensible: boolean;
  readonly override: boolean;
}

/** A moment at which somebody does something. */
export interface Scene extends Intent {
  readonly season: Pick<Season, 'ladder' | 'lines' | 'standing'>;
  readonly ladder: Ladder;
  readonly at: Instant;
}

/** Makes the object of each verb that may be tried on a ladder. */
export type Makers = { readonly [V in Verb]?: (scene: Scene) => Bodies[V] };

export interface Life {
  /** All that must come about in the seasons that are made up, so that a law about them says something. */
  readonly happens: string;
  /** What must be among the forecasts in them, by name; "nothing" where nobody has any. */
  readonly forecasts: readonly string[];
  /** What may be among them too, and in few lives is. */
  readonly rarely?: readonly string[];
  readonly headers: readonly Header[];
  readonly verbs: readonly Verb[];
  readonly makers: Makers;
  readonly seed: (size: number) => Bodies['seed'];
  /** How often, of about thirty times, days pass before the next thing happens. */
  readonly longWaits: number;
  /** When people meet: the day on or after a given one, the time of day in milliseconds, and how soon something happens, in minutes. */
  readonly session: { readonly day: (from: Day) => Day; readonly time: number; readonly pace: number };
  /** What a sensible person does who finds that the verb cannot be. */
  readonly instead: (verb: Verb, ladder: Ladder, at: Instant) => Verb;
}

export interface Scenario {
  readonly header: Header;
  readonly size: number;
  readonly intents: readonly Intent[];
}

const anyNumber = fc.nat(1_000_000);
/** Waits, long ones so often that a season gets somewhere. */
const waits = (often: number): fc.Arbitrary<Intent['wait']> =>
  fc.oneof(
    { weight: 28, arbitrary: fc.constantFrom('none', 'minutes') },
    { weight: often, arbitrary: fc.constantFrom('days', 'session', 'month') },
    { weight: 1, arbitrary: fc.constant('back') },
  );

/** A season in which a good deal is refused. */
export const scenarioOf = ({ headers, verbs, longWaits }: Life): fc.Arbitrary<Scenario> =>
  fc.record({
    header: fc.constantFrom(...headers),
    size: fc.integer({ min: 2, max: 8 }),
    intents: fc.array(
      fc.record({
        verb: fc.constantFrom(...verbs),
        wait: waits(longWaits),
        one: anyNumber,
        other: anyNumber,
        third: anyNumber,
        sensible: fc.nat(3).map((number) => number > 0),
        override: fc.nat(4).map((number) => number === 0),
      }),
      { minLength: 20, maxLength: 70, size: 'max' },
    ),
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

export function play(life: Life, { header, size, intents }: Scenario): Played {
  const season = new Season(header);
  const happened: Happened[] = [];
  const next = (command: Command) =>
    happened.push({ command, before: season.ladder, decision: season.decide(command) });
  const start = instantOf(header.timezone, header.season.start, life.session.time);
  next(commandOf({ at: start }, 'seed', life.seed(size)));
  for (const intent of intents) next(commandFor(life, season, intent));
  return { season, happened };
}

/** What somebody does on a ladder as it stands, some time after its last line. */
export function commandFor(life: Life, season: Scene['season'], intent: Intent): Command {
  const at = timeFor(life, season.ladder, intent);
  const verb = intent.sensible ? life.instead(intent.verb, season.ladder, at) : intent.verb;
  const make = life.makers[verb];
  if (!make) throw new Error(`nobody knows how to ${verb}`);
  const when: Stamp = { at, ...(intent.override && { override: 'why not' }) };
  return commandOf(when, verb, make({ ...intent, season, ladder: season.ladder, at }));
}

function timeFor({ session }: Life, { header: { timezone }, at: now }: Ladder, { wait, one, third }: Intent): Instant {
  const { day } = localOf(timezone, now);
  switch (wait) {
    case 'none':
      return now;
    case 'back':
      return instant(now - 1);
    case 'minutes':
      return instant(now + (one % session.pace) * MINUTE + (third % 3 === 0 ? third % 1000 : 0));
    case 'days':
      return instant(now + (one % (6 * DAY)));
    case 'session':
      return instantOf(timezone, session.day(addDays(day, 1)), session.time);
    case 'month':
      return instantOf(timezone, addMonths(firstOfMonth(day), 1), third % 2 === 0 ? 0 : one % DAY);
  }
}

/** One of a list, picked by any number. */
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** Mostly within the last weeks; now and then not yet. */
export const earlier = ({ at, other, third }: Scene): Instant =>
  instant(third % 41 === 0 ? at + 1 : at - (other % (third % 2 === 0 ? 45 * DAY : DAY)));

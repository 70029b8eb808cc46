import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { gamesSlot } from '#shared/rules/pots/slots.ts';
import { termsOf } from '#shared/view/measures.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { traceOf } from '#test/view/vectors.ts';
import type { Reading } from './reading.ts';
import type { Outcome } from './season.ts';

export interface Difference {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

type Replay = Reading['secondReplay'];

/** What the product makes of a log, told as a second reading tells it. */
function firstReplay(lines: readonly string[]): Outcome {
  const read = readLog(lines.map((line) => `${line}\n`).join(''));
  if (!read.ok) throw new Error(read.refusal.message);
  const log = read.value;
  const replayed = replay(log);
  const { ladder } = replayed.season;
  const games = [...gamesSlot.of(ladder).values()].filter(({ decided }) => decided === undefined);
  const { lines: trace, refused } = traceOf(log);
  // Nobody looks at the ladder in between there, which is to make no difference.
  if (codesOf(replayed.refused) !== codesOf(refused)) throw new Error(`${codesOf(replayed.refused)} unless traced`);
  const { settled, champion } = documentOf(replayed);
  return {
    trace,
    settled,
    open: [
      ...[...ladder.challenges.values()].map((open) => `${stateOf(open)}${handicapOf(ladder, open)}`),
      ...games.map(stateOf),
    ],
    ...(champion !== undefined && { champion }),
    ...(ladder.header.entrants && { called: calledOn(ladder) }),
  };
}

/** Each pair with its people and its name. */
const calledOn = (ladder: Ladder): readonly string[] =>
  [...ladder.players.values()].flatMap(({ id, name }) => {
    const people = peopleOfEntrant(ladder, id);
    return people ? [`${id} of ${people.map((each) => each.id).join(' ')}: ${name}`] : [];
  });

const stateOf = ({ id, awaiting }: { readonly id: string; readonly awaiting?: unknown }): string =>
  `${id} ${awaiting ? 'waiting' : 'open'}`;

/** How a game of two programs is to be played. */
function handicapOf(ladder: Ladder, challenge: Challenge): string {
  const { go, chooses } = termsOf(ladder, challenge, (id) => ({ id, name: id }));
  if (!go) return '';
  const { stones, komi, white, main, byoyomi, scoring } = go;
  return `: ${stones} stones, komi ${komi}, White ${white?.id ?? `as ${chooses?.id} chooses`}, ${main ?? 'any'} + ${byoyomi ?? 'any'} minutes, ${scoring}`;
}

const codesOf = (refused: readonly { readonly line: number; readonly code: string }[]): string =>
  refused.map(({ line, code }) => `${line} ${code}`).join(', ');

const told = ({ trace, settled, open, champion, called }: Outcome): readonly string[] =>
  [...trace, ...settled, { open: [...open].toSorted() }, { champion }, { called: called?.toSorted() }].map((each) =>
    JSON.stringify(each),
  );

/** Of the score of what is no result nobody can say whether it is bad. */
const isAlike = (first: string | undefined, second: string | undefined): boolean =>
  first === second || first?.replace('bad-score', 'not-correctable') === second;

/** The first thing on which product and reading do not agree, as each tells it; undefined where they agree on all. */
export function difference(secondReplay: Replay, lines: readonly string[]): Difference | undefined {
  return differenceOf(lines, secondReplay(lines));
}

function differenceOf(lines: readonly string[], outcome: Outcome): Difference | undefined {
  const first = told(firstReplay(lines));
  const second = told(outcome);
  for (let place = 0; place < Math.max(first.length, second.length); place++) {
    if (!isAlike(first[place], second[place])) return { first: first[place], second: second[place] };
  }
  return undefined;
}

/** The log without the lines that the two need not to disagree: first without many at once, then line by line. */
function shortest(
  secondReplay: Replay,
  lines: readonly string[],
  many = Math.floor(lines.length / 2),
): readonly string[] {
  for (let end = lines.length; end > 1; end -= many) {
    const fewer = without(lines, Math.max(1, end - many), Math.min(many, end - 1));
    if (difference(secondReplay, fewer)) return shortest(secondReplay, fewer, Math.min(many, fewer.length - 1));
  }
  return many > 1 ? shortest(secondReplay, lines, Math.floor(many / 2)) : lines;
}

/** Lines that name others by number follow them. */
function without(lines: readonly string[], from: number, many: number): readonly string[] {
  const numberOf = (line: number): number => (line > from + many ? line - many : line);
  return lines
    .filter((_, index) => index < from || index >= from + many)
    .map((text) => text.replace(/"line":(\d+)/, (_, line) => `"line":${numberOf(Number(line))}`));
}

export interface Compared {
  readonly seasons: number;
  readonly lines: number;
  readonly refused: number;
  /** Codes of refusals; verbs that were accepted; and `dropped`, `removed`, `forfeited`, `confirmed` and `champion`. */
  readonly happened: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  /** The first season on which the two differ, its seed first, shrunk, with what they differ on. */
  readonly failure?: string;
}

/** Holds the product against a reading in so many seasons. Ends at the first on which the two differ. */
export function compareSeasons(
  { systems, hostileSeason, secondReplay }: Reading,
  { from, seasons, length }: { readonly from: number; readonly seasons: number; readonly length: number },
): Compared {
  const happened = new Set<string>();
  const codes = new Set<string>();
  let [told, refused] = [0, 0];
  for (let seed = from; seed < from + seasons; seed++) {
    // One of each system, and so on.
    const { lines, outcome } = hostileSeason(systems[seed % systems.length] ?? '', seed, length);
    for (const each of happeningsIn(lines, outcome)) happened.add(each);
    for (const { code } of outcome.trace) {
      told++;
      if (code) refused++;
      if (code) codes.add(code);
    }
    if (!differenceOf(lines, outcome)) continue;
    const fewest = shortest(secondReplay, lines);
    const failure = [`Season ${seed}:`, ...fewest, JSON.stringify(difference(secondReplay, fewest), null, 1)].join(
      '\n',
    );
    return { seasons: seed - from + 1, lines: told, refused, happened, codes, failure };
  }
  return { seasons, lines: told, refused, happened, codes };
}

function* happeningsIn(lines: readonly string[], { trace, settled, champion }: Outcome): Iterable<string> {
  for (const { line, code } of trace) yield code ?? verbOf(lines[line - 1] ?? '');
  for (const { period, dropped = [], removed, forfeited = [] } of settled) {
    if (dropped.length > 0) yield 'dropped';
    if (removed.length > 0) yield 'removed';
    if (forfeited.length > 0) yield 'forfeited';
    if (period.startsWith('confirmed-')) yield 'confirmed';
  }
  if (champion !== undefined) yield 'champion';
}

const verbOf = (line: string): string => Object.keys(JSON.parse(line)).find((key) => !BESIDE.includes(key)) ?? '';
const BESIDE = ['at', 'override', 'by'];

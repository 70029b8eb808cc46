import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentOf, replay, traceOf } from '#shared/log/replay.ts';
import { logText, seasonLog } from '#test/view/vectors.ts';
import { hostileSeason } from './people.ts';
import { type Outcome, secondReplay } from './replay.ts';

/** `SEASONS=5000 FROM=1000 TESTS=all npx vitest run test/second` tries more of them. */
const SEASONS = Number(process.env['SEASONS'] ?? 40);
const FROM = Number(process.env['FROM'] ?? 1);
const LENGTH = 60;

/** What is to happen in the seasons, so that agreeing means something. */
const HAPPENS =
  'already-on-ladder already-open already-seeded away awaiting-approval bad-days bad-score cannot-decline cannot-postpone cannot-withdraw closed-challenge duplicate-id enough-open has-result invalid no-days-left no-such-rung not-awaiting-approval not-away not-correctable not-on-ladder not-this-system odd-date out-of-reach protected rematch-too-soon season-over self-challenge time-goes-back unknown-challenge unknown-player';

describe('a second reading of the house rules', () => {
  it('comes to the same rungs, refusals and settlements in every season, however much goes wrong', () => {
    const happened = new Set<string>();
    for (let seed = FROM; seed < FROM + SEASONS; seed++) {
      const { lines, outcome } = hostileSeason(seed, LENGTH);
      for (const { code } of outcome.trace) happened.add(code ?? 'accepted');
      if (!difference(lines, outcome)) continue;
      const fewest = shortest(lines);
      expect.fail([`Season ${seed}:`, ...fewest, JSON.stringify(difference(fewest), null, 1)].join('\n'));
    }
    expect([...happened]).toEqual(expect.arrayContaining(HAPPENS.split(' ')));
  });

  const samples = readdirSync('test/vectors').filter((name) => /^house-generated[a-z-]*\.jsonl$/.test(name));

  it.each(samples)('comes to the same in %s', (name) => {
    const lines = readFileSync(`test/vectors/${name}`, 'utf8').trimEnd().split('\n');
    expect(difference(lines)).toBeUndefined();
  });
});

interface Told {
  readonly settings: Record<string, unknown>;
  readonly start?: string;
  readonly lines: readonly (readonly [at: string, verb: string, body: object])[];
}

/** What becomes of the last line of a log, on a ladder of Ann above Bob. */
function lastOf({ settings, start = '2023-03-01', lines }: Told): string {
  const header = { ladder: { system: 'house', timezone: 'Europe/London', season: { start }, settings } };
  const entries = lines.map(([at, verb, body]) => ({ at, [verb]: body }));
  const { code = 'ok', standings = [] } = traceOf(seasonLog(logText(header, ...entries))).lines.at(-1) ?? {};
  return [`${code}:`, ...standings].join(' ');
}

const players = [{ id: 'ann' }, { id: 'bob' }];
const SEEDED = ['2023-02-28T12:00Z', 'seed', { order: 'given', players }] as const;
const CHALLENGED = ['2023-03-30T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }] as const;

/** Each was found by the second reading; the first one did otherwise. */
describe('what the page of house rules says where two readings of it differed', () => {
  it('removes nobody for a game of the last evening of a month that is told the next morning (H15, H18)', () => {
    const result = { challenge: 'm1', score: [3, 0], playedAt: '2023-03-31T19:00Z' };
    const lines = [SEEDED, CHALLENGED, ['2023-04-01T09:00Z', 'result', result]] as const;
    expect(lastOf({ settings: { period: 'month', removeAfter: 1 }, lines })).toBe('ok: bob ann');
  });

  it('closes a challenge with the player who leaves, also where its deadline had closed it before (§0, H15)', () => {
    const lines = [
      SEEDED,
      ['2023-03-01T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
      ['2023-03-10T12:00Z', 'leave', { player: 'ann' }],
      ['2023-03-11T12:00Z', 'result', { challenge: 'm1', score: [3, 0], playedAt: '2023-03-02T19:00Z' }],
    ] as const;
    expect(lastOf({ settings: {}, lines })).toBe('closed-challenge: bob');
  });

  it('gives a match of five games no score of a single one, though single ones are played by now (H7)', () => {
    const lines = [
      SEEDED,
      CHALLENGED,
      ['2023-03-31T09:00Z', 'result', { challenge: 'm1', score: [3, 0] }],
      ['2023-04-01T09:00Z', 'configure', { settings: { game: 'one' } }],
      ['2023-04-02T09:00Z', 'correct', { line: 4, score: [0, 1] }],
    ] as const;
    expect(lastOf({ settings: {}, lines })).toBe('bad-score: bob ann');
  });

  const PATIENT = { acceptDays: 0, playDays: 0 };
  const confirming = [
    SEEDED,
    ['2023-03-01T12:00Z', 'configure', { settings: { confirm: 14 } }],
    ['2023-03-02T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
  ] as const;

  it('lets a rejected result count once nothing was to be confirmed, and the next one of the match do nothing (§0, H20)', () => {
    const lines = [
      ...confirming,
      ['2023-03-10T12:00Z', 'result', { challenge: 'm1', score: [3, 0], reported: 'bob' }],
      ['2023-03-11T12:00Z', 'reject', { challenge: 'm1' }],
      ['2023-04-10T12:00Z', 'join', { player: 'cyd' }],
      ['2023-04-20T12:00Z', 'result', { challenge: 'm1', score: [0, 3] }],
      ['2023-04-25T12:00Z', 'void', { line: 3 }],
      ['2023-05-01T12:00Z', 'settle', {}],
    ] as const;
    expect(lastOf({ settings: { ...PATIENT, period: 'month' }, lines })).toBe('ok: cyd bob ann');
  });

  it('lets a rejected result count for the month in which it was played, once nothing was to be confirmed (§0, H18, H20)', () => {
    const result = { challenge: 'm1', score: [3, 0], reported: 'bob', playedAt: '2023-03-30T12:00Z' };
    const lines = [
      confirming[0],
      confirming[2],
      ['2023-03-05T12:00Z', 'join', { player: 'cyd' }],
      ['2023-04-02T12:00Z', 'configure', { settings: { confirm: 14 } }],
      ['2023-04-03T12:00Z', 'result', result],
      ['2023-04-04T12:00Z', 'reject', { challenge: 'm1' }],
      ['2023-04-05T12:00Z', 'void', { line: 5 }],
    ] as const;
    expect(lastOf({ settings: { ...PATIENT, period: 'month' }, lines })).toBe('ok: bob ann cyd');
  });

  it('drops nobody for a month before whose end a new seed brought them back (§0)', () => {
    const lines = [
      SEEDED,
      ['2023-03-02T18:00Z', 'void', { line: 2 }],
      ['2023-03-11T03:00Z', 'join', { player: 'ann' }],
      ['2023-03-16T22:00Z', 'leave', { player: 'ann' }],
      ['2023-04-15T03:00Z', 'seed', { order: 'given', players }],
      ['2023-05-01T03:00Z', 'settle', {}],
    ] as const;
    expect(lastOf({ settings: { period: 'month' }, lines })).toBe('ok: ann bob');
  });
});

/** What the code makes of a log, told as the second implementation tells it. */
function firstReplay(text: string): Outcome {
  const log = seasonLog(text);
  const replayed = replay(log);
  const { challenges } = replayed.season.ladder;
  const { lines, refused } = traceOf(log);
  // Nobody looks at the ladder in between there, which is to make no difference.
  if (codesOf(replayed.refused) !== codesOf(refused)) throw new Error(`${codesOf(replayed.refused)} unless traced`);
  return {
    trace: lines,
    settled: documentOf(replayed).settled,
    open: [...challenges.values()].map(({ id, awaiting }) => `${id} ${awaiting ? 'waiting' : 'open'}`).toSorted(),
  };
}

const codesOf = (refused: readonly { readonly line: number; readonly code: string }[]): string =>
  refused.map(({ line, code }) => `${line} ${code}`).join(', ');

const told = ({ trace, settled, open }: Outcome): readonly string[] =>
  [...trace, ...settled, { open: [...open].toSorted() }].map((each) => JSON.stringify(each));

/** Of the score of what is no result nobody can say whether it is bad. */
const isAlike = (first: string | undefined, second: string | undefined): boolean =>
  first === second || first?.replace('bad-score', 'not-correctable') === second;

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

interface Difference {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** The first thing on which the two do not agree, as each tells it; nothing where they agree on everything. */
function difference(lines: readonly string[], outcome: Outcome = secondReplay(textOf(lines))): Difference | undefined {
  const first = told(firstReplay(textOf(lines)));
  const second = told(outcome);
  for (let place = 0; place < Math.max(first.length, second.length); place++) {
    if (!isAlike(first[place], second[place])) return { first: first[place], second: second[place] };
  }
  return undefined;
}

/** The log without the lines that the two need not to disagree. Those that name lines by number follow them. */
function shortest(lines: readonly string[]): readonly string[] {
  for (let place = lines.length - 1; place > 0; place--) {
    const fewer = without(lines, place);
    if (difference(fewer)) return shortest(fewer);
  }
  return lines;
}

function without(lines: readonly string[], place: number): readonly string[] {
  const gone = place + 1;
  return lines
    .filter((_, index) => index !== place)
    .map((text) =>
      text.replace(/"line":(\d+)/, (_, line) => `"line":${Number(line) > gone ? Number(line) - 1 : Number(line)}`),
    );
}

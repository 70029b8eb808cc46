import { describe, expect, it } from 'vitest';
import { type Decision, decide } from '#shared/engine/decide.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { seasonLog } from '#test/view/vectors.ts';
import { headerOf, matchId, member, say } from '../bench/club.ts';
import { clubOf } from '../rules/club.ts';
import { commandAt, kept, needsTheLog } from '../rules/log-needed.ts';

/** A club of two whose season begins in October. */
const twoFriends = () => clubOf(2, { season: { start: '2021-10-01', end: '2022-06-06' } });

const settled = ({ entry }: Decision) =>
  entry?.effects.settled.map(({ name: period, dropped, removed }) => ({ period, dropped, removed }));

const match = (playedAt?: string) => ({
  match: { id: 'm9', challenger: 'bob', challenged: 'ann', score: [1, 1], ...(playedAt && { playedAt }) },
});

describe('a ladder without its log', () => {
  it('knows who has met tonight, also when they have gone and come back', () => {
    const club = twoFriends().at('2021-10-04 19:50').arrive('ann', 'bob');
    club.plays('bob', 'ann', [1, 1]);
    club.depart('ann').arrive('ann').depart('bob').arrive('bob');
    const again = { challenge: { id: 'm9', challenger: 'bob', challenged: 'ann' }, override: 'once more' };
    expect(decide(kept(club), commandAt(club, again, '2021-10-04T20:30:00+01:00')).refusal?.code).toBe('met-tonight');
  });

  it('knows who has played, also when an older match is entered later', () => {
    const club = twoFriends().at('2021-11-03 20:00');
    club.sheet('bob', 'ann', [1, 1]);
    club.at('2021-11-05 20:00').sheet('bob', 'ann', [1, 1], '2021-10-20 20:00');
    expect(settled(decide(kept(club), commandAt(club, { settle: {} }, '2021-12-01T00:00:00Z')))).toEqual([
      { period: '2021-11', dropped: [], removed: [] },
    ]);
  });

  it('knows of a match that ran over the end of a month, whatever date of play it was given', () => {
    const club = twoFriends().at('2021-10-31 21:50').arrive('ann', 'bob');
    const late = club.issue('bob', 'ann');
    club.at('2021-11-01 00:10').because('played at home').result(late, [1, 1], '2021-09-29 20:00');
    expect(settled(decide(kept(club), commandAt(club, { settle: {} }, '2021-12-01T00:00:00Z')))).toEqual([
      { period: '2021-11', dropped: ['ann', 'bob'], removed: [] },
    ]);
  });
});

describe('whether a command needs the log', () => {
  const NOW = '2021-11-08T20:30:00Z';
  const playing = () => {
    const club = twoFriends().at('2021-11-08 19:50').arrive('ann', 'bob');
    club.challenge('bob', 'ann', 'm1');
    return club;
  };

  it('it does to change a line', () => {
    expect(needsTheLog(playing(), { correct: { line: 3, score: [1, 1] } }, NOW)).toBe(true);
    expect(needsTheLog(playing(), { void: { line: 3 } }, NOW)).toBe(true);
  });

  it('it does for a match that was not played today', () => {
    expect(needsTheLog(playing(), match(), NOW)).toBe(false);
    expect(needsTheLog(playing(), match('2021-11-08T00:00:00Z'), NOW)).toBe(false);
    expect(needsTheLog(playing(), match('2021-11-07T23:59:59Z'), NOW)).toBe(true);
  });

  it('it does for the end of a match that is not in progress', () => {
    expect(needsTheLog(playing(), { result: { challenge: 'm1', score: [1, 1] } }, NOW)).toBe(false);
    expect(needsTheLog(playing(), { abandon: { challenge: 'm1' } }, NOW)).toBe(false);
    expect(needsTheLog(playing(), { result: { challenge: 'm2', score: [1, 1] } }, NOW)).toBe(true);
    expect(needsTheLog(playing(), { abandon: { challenge: 'm2' } }, NOW)).toBe(true);
  });

  it('it does for a result of a month that is settled, or is settled by it', () => {
    const on = (playedAt: string) => ({ result: { challenge: 'm1', score: [1, 1], playedAt } });
    expect(needsTheLog(playing(), on('2021-11-01T00:00:00Z'), NOW)).toBe(false);
    expect(needsTheLog(playing(), on('2021-10-31T23:59:59Z'), NOW)).toBe(true);
    expect(needsTheLog(playing(), on('2021-11-30T20:00:00Z'), '2021-12-01T10:00:00Z')).toBe(true);
  });

  it('it does to abandon a match that ran over the end of a month', () => {
    expect(needsTheLog(playing(), { abandon: { challenge: 'm1' } }, '2021-11-30T23:59:59Z')).toBe(false);
    expect(needsTheLog(playing(), { abandon: { challenge: 'm1' } }, '2021-12-01T00:00:00Z')).toBe(true);
  });

  it('it does not for anything else', () => {
    for (const entry of [
      { settle: {} },
      { arrive: { player: 'ann' } },
      { join: { player: 'zoe' } },
      { leave: { player: 'ann' } },
      { challenge: { id: 'm2', challenger: 'bob', challenged: 'ann' } },
    ]) {
      expect(needsTheLog(playing(), entry, '2022-03-01T10:00:00Z')).toBe(false);
    }
  });
});

const CREWE = headerOf('crewe');
const GO = headerOf('computer-go');
const GAMES = 300;

const seeded: Command = say(0, 'seed', { order: 'given', players: [1, 2, 3].map((n) => ({ id: member(n) })) });
const scored = (won: boolean): readonly [number, number] => (won ? [1, 0] : [0, 1]);

/** Games of the two at the bottom, a challenge and a result each. */
const games: readonly Command[] = Array.from({ length: GAMES }, (_, n) => [
  say(n * 10, 'challenge', { id: matchId(n), challenger: member(3), challenged: member(2) }),
  say(n * 10 + 1, 'result', { challenge: matchId(n), score: scored(n % 3 === 0) }),
]).flat();

/** The line of a game's result. */
const resultOf = (game: number): LineNumber => lineNumber(2 * game + 4);
/** A correction for each game, the last game first, so that each reaches further back than the one before it. */
const corrections: readonly Command[] = Array.from({ length: GAMES }, (_, n) => {
  const game = GAMES - 1 - n;
  return say(GAMES * 10 + n, 'correct', { line: resultOf(game), score: scored(game % 2 === 0) });
});

/** A game between every two corrections of the first result. */
const mixed: readonly Command[] = games.flatMap((command, n) =>
  n % 2 === 0 || n < 3
    ? [command]
    : [command, say(n * 5, 'correct', { line: resultOf(0), score: scored(n % 4 === 1) })],
);

const textOf = (header: Header, commands: readonly Command[]): string => formatLog(header, commands);

/** A log as it is replayed, with how often a line was worked out for that. */
function replayOf(text: string) {
  const replayed = replay(seasonLog(text));
  const { refused } = documentOf(replayed);
  return { refused, steps: replayed.season.steps };
}

describe('a batch of corrections', () => {
  const log = [seeded, ...games, ...corrections];

  it('is worked out once, however far each of them reaches back', () => {
    const { refused, steps } = replayOf(textOf(CREWE, log));
    expect(refused).toEqual([]);
    expect(steps).toBeLessThan(2 * log.length);
  });

  it('is worked out once although some of them are refused', () => {
    const noResult = (n: number) => say(GAMES * 10 + n, 'correct', { line: lineNumber(3), score: [1, 0] });
    const bad = (n: number) => [say(0, 'settle', {}), seeded, noResult(n)][n % 3] ?? seeded;
    const twice = corrections.flatMap((command, n) => [command, bad(n)]);
    const { refused, steps } = replayOf(textOf(CREWE, [seeded, ...games, ...twice]));
    expect(refused).toHaveLength(GAMES);
    expect(steps).toBeLessThan(3 * (games.length + twice.length));
  });

  it('costs one fold where the log is known to be accepted, also with results in between', () => {
    expect(Season.of(CREWE, [seeded, ...mixed]).steps).toBe(1 + mixed.length);
  });

  it('costs one fold on a Go ladder too, where it is known what its challenges were issued at', () => {
    const lines = Season.of(GO, [seeded, ...mixed]).lines();
    const again = Season.of(GO, [seeded, ...mixed], termsIn(lines));
    expect(again.steps).toBe(lines.length);
    expect(again.lines()).toEqual(lines);
  });
});

describe('a result that was turned down', () => {
  it('is not voided, whether or not anybody looked at the ladder meanwhile (§0)', () => {
    const game = { challenge: matchId(0) };
    const text = textOf({ ...CREWE, settings: { confirm: 2 } }, [
      seeded,
      ...games.slice(0, 1),
      say(1, 'result', { ...game, score: [1, 0], reported: member(3) }),
      say(2, 'reject', game),
      say(3, 'void', { line: resultOf(0) }),
    ]);
    expect(replayOf(text).refused).toMatchObject([{ line: 6, code: 'not-correctable' }]);
  });
});

describe('correcting a line', () => {
  const corrected = (game: number) => {
    const season = Season.of(CREWE, [seeded, ...games]);
    const { steps } = season;
    const { entry } = season.decide(say(GAMES * 10, 'correct', { line: resultOf(game), score: [1, 0] }));
    return { since: Number(entry?.line) - resultOf(game) + 1, steps: season.steps - steps };
  };

  it('of the newest works out no more than the lines since', () => {
    expect(corrected(GAMES - 2)).toEqual({ since: 4, steps: 4 });
  });

  it('further up works out few more: a ladder is kept every thirty-two lines', () => {
    for (const game of [20, 100, 200]) {
      const { since, steps } = corrected(game);
      expect(since + 32 - steps).toBeGreaterThan(0);
    }
  });
});

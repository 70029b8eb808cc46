import { describe, expect, it } from 'vitest';
import { DEMO_LADDERS, logOf } from '#local/demo/demos.ts';
import type { DemoLadder } from '#local/demo/scribe.ts';
import { weekday } from '#shared/calendar/days.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { gapShown } from '#shared/rules/go/gaps.ts';
import { gamesSlot } from '#shared/rules/pots/slots.ts';
import { type Instant, instant, type Verb } from '#shared/vocabulary/vocabulary.ts';

const FRIDAY: Instant = parseInstant('2026-11-20T20:05:00Z') ?? instant(0);
const HOUR = 60 * 60 * 1000;
/** Some moments of a year, and the first and last minutes of a month and of a week. */
const MOMENTS = [
  ...Array.from({ length: 6 }, (_, index) => FRIDAY + index * (61 * 24 + 7) * HOUR),
  Date.UTC(2026, 11, 1, 0, 1),
  Date.UTC(2026, 11, 1, 6, 1),
  Date.UTC(2026, 10, 22, 20, 59),
  Date.UTC(2026, 10, 22, 21, 1),
].map(instant);

const nameOf = ({ club, ladder }: DemoLadder): string => `${club}/${ladder}`;

function playedAnew(name: string, now: Instant) {
  const demo = DEMO_LADDERS.find((each) => nameOf(each) === name);
  const log = demo && readLog(logOf(demo, now));
  if (!log?.ok) throw new Error(`${name} cannot be read`);
  const outcome = replay(log.value);
  return { ...documentOf(outcome), ladder: outcome.season.ladder, lines: outcome.season.lines() };
}

const seasons = new Map<string, ReturnType<typeof playedAnew>>();

/** A demo ladder up to a moment, and what becomes of its log; each is played once. */
function played(name: string, now: Instant = FRIDAY) {
  const key = `${name} ${now}`;
  const season = seasons.get(key) ?? playedAnew(name, now);
  seasons.set(key, season);
  return season;
}

const verbsOf = (name: string): readonly Verb[] => played(name).lines.map(({ command }) => command.verb);

describe.each(DEMO_LADDERS.map(nameOf))('the demo ladder %s', (name) => {
  it.each(MOMENTS.map((now) => [new Date(now).toISOString(), now] as const))('keeps the rules at %s', (_, now) => {
    const { refused, ladder } = played(name, now);
    expect(refused).toEqual([]);
    expect(ladder.at).toBeLessThanOrEqual(now);
    expect(ladder.at).toBeGreaterThan(now - 8 * 24 * HOUR);
  });
});

describe('the demo clubs', () => {
  it('have at Riverside pairs, one with other people in mid-season, and results that say who played', () => {
    const { ladder, lines } = played('riverside-tennis/doubles');
    const verbs = 'challenge accept decline result approve reject away regroup'.split(' ');
    expect(verbsOf('riverside-tennis/doubles')).toEqual(expect.arrayContaining(verbs));
    expect(lines.some(({ command: { verb, body } }) => verb === 'result' && body.lineup)).toBe(true);
    expect(ladder.order.size).toBe(12);
    expect([...ladder.players.values()].map(({ name }) => name)).toContain('Harriet Blunt / Rosa Delgado');
    expect(ladder.challenges.size).toBeGreaterThan(2);
  });

  it('have at Crewe challenges declined and still open, a draw, and games that are rated and not', () => {
    const verbs = 'join prefer leave accept decline withdraw match correct void'.split(' ');
    expect(verbsOf('crewe-chess/main')).toEqual(expect.arrayContaining(verbs));
    expect(played('crewe-chess/main').ladder.challenges.size).toBeGreaterThan(2);
  });

  it('play at Nairobi on Saturdays, with one game sent back and one that awaits approval', () => {
    expect(verbsOf('nairobi-chess/main')).toContain('reject');
    for (const now of MOMENTS) {
      const { ladder, lines } = played('nairobi-chess/main', now);
      expect([...ladder.challenges.values()].some(({ awaiting }) => awaiting)).toBe(true);
      const days = lines.flatMap(({ command: { verb, body } }) =>
        verb === 'result' && body.playedAt !== undefined ? [localOf('Africa/Nairobi', body.playedAt).day] : [],
      );
      expect(new Set(days.map(weekday))).toEqual(new Set([6]));
    }
  });

  it.each(['computer-go/9x9', 'computer-go/19x19'])(
    'have at %s gaps of every kind, coming games and an entry',
    (name) => {
      const { ladder } = played(name);
      const gaps = ladder.order.players().flatMap((program) => gapShown(ladder, program) ?? []);
      expect(new Set(gaps.map((gap) => gap.replace(/[\d.]+/, '')))).toEqual(new Set(['', '+', '-', '?']));
      const kinds = [...ladder.challenges.values()].map(({ terms }) => terms?.kind);
      expect(new Set(kinds)).toEqual(new Set(['up', 'down', 'entry']));
    },
  );

  it('have at Shicargo months with forfeits, and a game that runs', () => {
    for (const now of MOMENTS) {
      const { ladder, settled } = played('shicargo/main', now);
      expect(gamesSlot.of(ladder).size).toBe(1);
      expect(settled).toHaveLength(3);
      expect(settled.flatMap(({ forfeited = [] }) => forfeited).length).toBeGreaterThan(2);
    }
  });
});

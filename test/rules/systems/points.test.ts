import { describe, expect, it } from 'vitest';
import { later } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { looksBack } from '#shared/engine/decide.ts';
import { Season, type Step } from '#shared/engine/season.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { gapShown } from '#shared/rules/go/compensation.ts';
import { entrantsSlot } from '#shared/rules/go/slots.ts';
import { pointsOf } from '#shared/rules/pots/purses.ts';
import { admissionsSlot, gamesSlot, pursesSlot } from '#shared/rules/pots/slots.ts';
import { findGame, stakeIn } from '#shared/rules/pots/stake.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { DuePeriod, Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { always } from './seasons.ts';

/** Laws that it takes a good many seasons to break. */
type Law = Parameters<typeof always>[1];
const onPoints = (law: Law): void => always('shicargo', law, 60);
const onPrograms = (law: Law): void => always('computer-go', law, 60);

/** Every settlement of a season as it counts in the end, with the ladders around it. */
function settledIn(season: Season): readonly Step[] {
  let steps: Step[] = [];
  const told = new Season(season.header, {
    again: (from) => {
      steps = steps.filter(({ entry }) => entry.line < from);
    },
    step: (step) => steps.push(step),
  });
  for (const { command } of season.lines()) told.append(command);
  expect(told.ladder.line).toBe(season.ladder.line);
  return steps.filter(({ settlement }) => settlement !== undefined);
}

/**
 * Whoever sat in a game that has scores and was played in a month, or ran at its end, as the log now has it: also where the
 * scores have yet to count.
 */
function playersIn(season: Season, { first, last }: DuePeriod): ReadonlySet<PlayerId> {
  const { timezone, season: dates } = season.ladder.header;
  const commands = season.lines().map(({ command }) => command);
  const isVoided = (command: Command) => !season.standing(lineNumber(commands.indexOf(command) + 2));
  const from = later(first, dates.start);
  const played = new Set<PlayerId>();
  for (const begun of commands) {
    if (begun.verb !== 'start' || isVoided(begun)) continue;
    const { id, players } = begun.body;
    const game = findGame(season.ladder, id);
    const line = game?.awaiting?.line ?? game?.decided;
    if (line === undefined && !gamesSlot.of(season.ladder).has(id)) continue;
    const end = line === undefined ? undefined : season.standing(line);
    const day = end?.verb === 'finish' ? localOf(timezone, end.body.playedAt ?? end.at).day : undefined;
    const [start, over] = [localOf(timezone, begun.at).day, end ? localOf(timezone, end.at).day : undefined];
    const ran = start <= last && (over === undefined || over > last);
    if (ran || (day !== undefined && day >= from && day <= last)) for (const player of players) played.add(player);
  }
  return played;
}

/** What the players have, and what lies in the pots of running games. */
function pointsOn(ladder: Ladder): number {
  const inPots = [...gamesSlot.of(ladder).values()].reduce(
    (sum, game) => sum + stakeIn(ladder, game) * game.players.length,
    0,
  );
  return ladder.order.players().reduce((sum, player) => sum + pointsOf(ladder, player), inPots);
}

const joinedIn = ({ moves }: Settlement): readonly PlayerId[] =>
  moves.flatMap(({ change, players }) => (change === 'joined' ? players : []));

describe('on a points ladder, whatever happens', () => {
  it('the points and the pots are always 1000 for each player ever admitted (S)', () => {
    onPoints(({ happened }) => {
      for (const { decision } of happened) {
        expect(pointsOn(decision.ladder)).toBe(1000 * admissionsSlot.of(decision.ladder));
      }
    });
  });

  it('what is forfeited goes to those alone who took part in a game of that month (S missing players)', () => {
    let shared = 0;
    onPoints(({ season }) => {
      for (const { settlement, before, after } of settledIn(season)) {
        if (settlement?.kind !== 'month' || settlement.through) continue;
        const played = playersIn(season, settlement);
        const others = after.order.players().filter((player) => !played.has(player));
        const got = (player: PlayerId) => pointsOf(after, player) - pointsOf(before, player);
        expect(others.filter((player) => got(player) > 0)).toEqual([]);
        const there = after.order.players().filter((player) => played.has(player));
        expect(there.length).toBeGreaterThan(0);
        const shares = there.map(got);
        const { forfeited = [] } = settlement;
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(forfeited.length);
        shared += forfeited.length;
      }
    });
    expect(shared).toBeGreaterThan(0);
  });

  it('each who comes brings 1000 points, and nobody takes any away but the last to leave (S)', () => {
    onPoints(({ happened }) => {
      for (const { before, command, decision } of happened) {
        if (looksBack(before, command)) continue;
        const { order } = decision.ladder;
        const removed = decision.entry?.effects.settled.flatMap((period) => period.removed) ?? [];
        const isNew = (player: PlayerId) => !before.order.has(player) || removed.includes(player);
        const anew = decision.entry?.effects.settled.flatMap(joinedIn) ?? [];
        const came = anew.length + order.players().filter((player) => isNew(player) && !anew.includes(player)).length;
        const emptied = order.size === 0 && before.order.size > 0;
        expect(pointsOn(decision.ladder)).toBe(emptied ? 0 : pointsOn(before) + 1000 * came);
      }
    });
  });

  it('everybody stands in the order of their points, and of equals whoever was admitted first is first (S)', () => {
    always('shicargo', ({ happened }) => {
      for (const { decision } of happened) {
        const { order } = decision.ladder;
        const purses = pursesSlot.of(decision.ladder);
        expect(purses.size).toBe(order.size);
        const theirs = order.players().map((player) => purses.get(player));
        for (const [index, purse] of theirs.entries()) {
          const above = theirs[index - 1];
          if (!above || !purse) continue;
          expect([above.points, purse.seat]).toEqual([
            Math.max(above.points, purse.points),
            above.points === purse.points ? Math.max(above.seat + 1, purse.seat) : purse.seat,
          ]);
        }
      }
    });
  });

  it('points are whole (S)', () => {
    always('shicargo', ({ season }) => {
      const points = [...pursesSlot.of(season.ladder).values()].map((purse) => purse.points);
      expect(points.filter((each) => !Number.isInteger(each))).toEqual([]);
    });
  });
});

/** What one game says: the upper won or lost at a level. */
interface Fact {
  readonly upper: PlayerId;
  readonly lower: PlayerId;
  readonly level: number;
  readonly won: boolean;
}

/** Every game that stands, in the order in which they came to count; an even one says something of both orders. The seed comes before them. */
function factsOf(season: Season): readonly Fact[] {
  const played = new Map<ChallengeId, Omit<Fact, 'won'> & { readonly down: boolean }>();
  const waiting = new Map<ChallengeId, () => void>();
  const facts: Fact[] = [];
  const counts = (id: ChallengeId) => {
    waiting.get(id)?.();
    waiting.delete(id);
  };
  for (const { line, effects } of season.lines()) {
    const command = season.standing(line);
    for (const settled of effects.settled) if (settled.kind === 'confirmation') counts(settled.challenge);
    if (command?.verb === 'approve' && command.body.challenge) counts(command.body.challenge);
    if (command?.verb === 'seed') facts.push(...seeded(command.body));
    if (command?.verb === 'challenge' && effects.terms) {
      const { challenger, challenged, id } = command.body;
      const { kind, level } = effects.terms;
      const [upper, lower] = kind === 'down' ? [challenger, challenged] : [challenged, challenger];
      played.set(id, { upper, lower, level, down: kind === 'down' });
    }
    const game = command?.verb === 'result' ? played.get(command.body.challenge) : undefined;
    if (command?.verb !== 'result' || !game) continue;
    const { challenge, score, reported } = command.body;
    const { upper, lower, level, down } = game;
    const won = (score[0] === 1) === down;
    // One that came while another was waiting does nothing, be it that the other was turned down then.
    if (season.ladder.past.ended.get(challenge)?.decided !== line) continue;
    waiting.set(challenge, () => {
      facts.push({ upper, lower, level, won });
      if (level === 0) facts.push({ upper: lower, lower: upper, level, won: !won });
    });
    if (reported === undefined || confirm.of({ header: season.headerBefore(line) }) === 0) counts(challenge);
  }
  return facts;
}

/** What the suffixes of the seeded gaps state: won at the level, lost one further. */
function seeded({ order, players }: Bodies['seed']): Fact[] {
  const sorted =
    order === 'rating' ? players.toSorted((one, other) => (one.rating ?? 0) - (other.rating ?? 0)) : players;
  return sorted.slice(0, -1).flatMap(({ id: upper, gap = '0?' }, index) => {
    const lower = sorted[index + 1]?.id;
    const level = Math.floor(Number.parseFloat(gap));
    if (!lower || gap.endsWith('?')) return [];
    const won: Fact = { upper, lower, level, won: true };
    const lost: Fact = { upper, lower, level: level + 1, won: false };
    return [...(gap.endsWith('-') ? [] : [won]), ...(gap.endsWith('+') ? [] : [lost])];
  });
}

/** What the table is to show of a gap: a win stands until a loss at its level or below, a loss until a win at it or above. */
function shown(facts: readonly Fact[], upper: PlayerId, lower: PlayerId, level: number): string {
  const theirs = facts.filter((fact) => fact.upper === upper && fact.lower === lower);
  const standing = theirs.filter(
    (fact, index) =>
      !theirs
        .slice(index + 1)
        .some((later) => later.won !== fact.won && (fact.won ? later.level <= fact.level : later.level >= fact.level)),
  );
  const won = standing.some((fact) => fact.won && fact.level >= level);
  const lost = standing.some((fact) => !fact.won && fact.level <= level + 1);
  const suffix = won ? (lost ? '' : '+') : lost ? '-' : '?';
  return `${level < 2 ? level : `${level}.5`}${suffix}`;
}

describe('on a ladder of programs, whatever happens', () => {
  it('no gap is ever below 0, and there is one between any two neighbours, and none else (G)', () => {
    onPrograms(({ happened }) => {
      for (const { decision } of happened) {
        const { order, players } = decision.ladder;
        const entrants = entrantsSlot.of(decision.ladder);
        const levels = order.players().map((program) => players.get(program)?.gap);
        expect(levels.pop()).toBeUndefined();
        expect(levels.filter((level) => level === undefined || !Number.isInteger(level) || level < 0)).toEqual([]);
        expect(entrants.filter((program) => players.get(program)?.gap !== undefined)).toEqual([]);
      }
    });
  });

  it('a gap has the suffix that the games of the two give it, as far as they still stand (G)', () => {
    let compared = 0;
    onPrograms(({ season }) => {
      const facts = factsOf(season);
      const { ladder } = season;
      const programs = ladder.order.players();
      for (const [index, upper] of programs.entries()) {
        const lower = programs[index + 1];
        if (!lower) continue;
        compared += 1;
        expect(gapShown(ladder, upper)).toBe(shown(facts, upper, lower, ladder.players.get(upper)?.gap ?? Number.NaN));
      }
    });
    expect(compared).toBeGreaterThan(20);
  });
});

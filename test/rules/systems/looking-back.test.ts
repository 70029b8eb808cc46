import { describe, expect, it } from 'vitest';
import type { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import { type Instant, instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { known } from '../club.ts';
import { ChessClub } from './club.ts';
import { toldOrder } from './plain.ts';
import { alwaysGoingOn, pick } from './seasons.ts';

const DAY = 86_400_000;

/** A game of the two that was played at one time and is written down at another; with the ladder that this met. */
function plays(season: Season, [one, other]: readonly [PlayerId, PlayerId], playedAt: Instant, at: Instant) {
  const [id, stamp] = [known(parseChallengeId(`${one}-${other}`)), { at, override: 'found in the drawer' }];
  const { system } = season.ladder.header;
  if (system === 'shicargo') {
    const scores = [one, other].map((player, index) => [player, index] as const);
    season.decide(commandOf({ at: season.ladder.at }, 'start', { id, players: [one, other] }));
    return decided(season, commandOf(stamp, 'finish', { game: id, scores, playedAt }));
  }
  const score = system === 'lavers' ? ([2, 0] as const) : ([1, 0] as const);
  return decided(season, commandOf(stamp, 'match', { id, challenger: one, challenged: other, score, playedAt }));
}

const decided = (season: Season, command: Command) => ({ before: season.ladder, decision: season.decide(command) });

const namesIn = ({ name, dropped, removed, forfeited }: Settlement) => ({ name, dropped, removed, forfeited });

describe.each(['lavers', 'nairobi', 'shicargo'] as const)('on a %s ladder, while a period falls due', (system) => {
  it('an entry that looks back tells of every move, the settlement as it is in the end', () => {
    let told = 0;
    alwaysGoingOn(
      system,
      ({ season }) => {
        const [one, two, three, four] = season.ladder.order.players();
        const due = nextDue(season.ladder);
        if (due === undefined || !one || !two || !three || !four) return;
        const playedAt = instant(Math.max(season.ladder.at, due - 60_000));
        plays(season, [four, three], playedAt, playedAt);
        const { before, decision } = plays(season, [two, one], playedAt, instant(due + DAY));
        const { ladder } = season;
        expect(toldOrder(before, decision)).toEqual(ladder.order.players());
        if (decision.refusal) return;
        told++;
        const { settled = [] } = season.lines().at(-1)?.effects ?? {};
        expect(decision.entry?.effects.settled.map(namesIn)).toEqual(settled.map(namesIn));
      },
      30,
    );
    expect(told).toBeGreaterThan(0);
  });

  it('so does voiding a result', () => {
    let told = 0;
    alwaysGoingOn(
      system,
      ({ season }, number) => {
        const verbs = ['result', 'match', 'finish'];
        const target = pick(
          season.lines().filter(({ line, command }) => verbs.includes(command.verb) && season.standing(line)),
          number,
        );
        const due = nextDue(season.ladder);
        if (due === undefined || !target) return;
        const { before, decision } = decided(
          season,
          commandOf({ at: instant(due + DAY) }, 'void', { line: target.line }),
        );
        expect(toldOrder(before, decision)).toEqual(decision.ladder.order.players());
        if (!decision.refusal) told++;
      },
      50,
    );
    expect(told).toBeGreaterThan(0);
  });
});

describe('a match that is typed in when its month is over', () => {
  const season = { start: '2021-09-06', end: '2022-06-06' };
  const club = new ChessClub({ system: 'lavers', season }).seedNumbered(8).at('2021-09-20 21:00');
  for (const below of ['4', '6', '8']) club.sheet(below, `${Number(below) - 1}`, [1, 1]);

  it('drops nobody who played it, and says so at once (L25)', () => {
    const { order } = club.at('2021-10-01 09:00');
    const played = {
      id: 'late',
      challenger: '2',
      challenged: '1',
      score: [1, 1],
      playedAt: '2021-09-30T20:00:00+01:00',
    };
    const effects = club.does('match', played).entry?.effects;
    expect(effects?.settled).toMatchObject([{ name: '2021-09', dropped: [], moves: [] }]);
    expect(effects?.moves).toEqual([]);
    expect(club.order).toBe(order);
  });

  it('is settled as by itself: the line that settles says which periods, and no clause of its own', () => {
    expect(club.at('2021-11-01 09:00').settle().entry?.effects).not.toHaveProperty('clause');
  });
});

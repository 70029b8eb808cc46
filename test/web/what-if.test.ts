import { describe, expect, it } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { type Imagined, type Rehearsal, rehearse } from '#web/apps/what-if/outcome.tsx';
import { changesBetween } from '#web/ui/ladder/changes.ts';
import { at, Club, who } from '../view/club.ts';
import { pgn } from '../view/clubs.ts';

const beats = (challenger: string, challenged: string, score: readonly [number, number] = [1, 0]): Imagined => ({
  kind: 'match',
  challenger: who(challenger),
  challenged: who(challenged),
  score,
});

/** What a browser would work out from the published state of a club. */
function imagined({ season }: Club, what: Imagined, time: string): Rehearsal {
  const commands = season.lines().map(({ command }) => command);
  const published = JSON.stringify(formatLadder(publicSeason(season.header, commands, FULL_NAMES).ladder));
  return rehearse(parseLadder(JSON.parse(published)), what, at(time));
}

const orderOf = ({ after }: Rehearsal) => after?.order.players().join(' ');

const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve', flo: 'Flo', gus: 'Gus' };

describe('what would follow', () => {
  it('is what follows when it really happens, in Lavers', () => {
    const club = new Club().seed('2021-09-06T08:00Z', NAMES);
    const what = imagined(club, beats('dee', 'bob', [1.5, 0.5]), '2021-09-13T21:00+01:00');
    club.match('2021-09-13T21:00+01:00', 'dee', 'bob', [1.5, 0.5]);
    expect(orderOf(what)).toBe(club.season.ladder.order.players().join(' '));
    expect(what.refusal).toBeUndefined();
  });

  it('is the end of the match that is under way, whoever is named first', () => {
    const club = new Club().seed('2021-09-06T08:00Z', NAMES);
    for (const player of ['ann', 'cy']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.does('2021-09-13T19:50+01:00', 'challenge', { id: 'one', challenger: 'cy', challenged: 'ann' });
    const what = imagined(club, beats('ann', 'cy', [0, 2]), '2021-09-13T20:30+01:00');
    expect(orderOf(what)).toBe('cy ann bob dee eve flo gus');
  });

  it('is half the distance in Crewe, and with what is due before in Nairobi', () => {
    const crewe = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', NAMES);
    expect(orderOf(imagined(crewe, beats('gus', 'ann'), '2021-09-13T20:00Z'))).toBe('bob ann cy gus dee eve flo');
    const nairobi = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' }).seed('2021-09-06T08:00Z', NAMES);
    const what = imagined(nairobi, beats('flo', 'ann'), '2021-09-11T15:00+03:00');
    expect(what.refusal).toBeUndefined();
    expect(orderOf(what)).toBe('bob ann flo cy dee eve gus');
    const match = { id: 'x', challenger: 'flo', challenged: 'ann', score: [1, 0], pgn: pgn('flo', 'ann', [1, 0]) };
    nairobi.does('2021-09-11T15:00+03:00', 'match', match, { override: 'guests' });
    nairobi.does('2021-09-11T15:00+03:00', 'approve', { challenge: 'x' });
    expect(orderOf(what)).toBe(nairobi.season.ladder.order.players().join(' '));
  });

  it('is a new gap between programs, and the handicap that they play at', () => {
    const club = new Club({ system: 'computer-go', board: 19 });
    const players = Object.entries(NAMES).map(([player, name]) => ({ id: player, name, gap: '2.5' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    const what = imagined(club, beats('bob', 'ann'), '2021-09-13T20:00Z');
    expect(what.terms?.kind).toBe('up');
    expect(what.after && changesBetween(what.before, what.after).some(({ gap }) => gap)).toBe(true);
  });

  it('is who gets how many points in Shicargo', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', NAMES);
    const scores = Object.entries({ ann: 10, bob: 30, cy: 20 });
    const pot = { kind: 'pot', scores: scores.map(([id, score]) => [who(id), score] as const) } as const;
    const what = imagined(club, pot, '2021-09-13T20:00Z');
    const changes = what.after ? changesBetween(what.before, what.after) : [];
    const won = changes.map(({ points: [before = 0, now = 0] = [] }) => now - before);
    expect(changes.map(({ player }) => player)).toContain('bob');
    expect(won.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(Math.max(...won)).toBeGreaterThan(0);
  });

  it('is shown beside what the rules have against it, where an organiser could let it pass', () => {
    const crewe = new Club({ system: 'crewe' });
    const players = Array.from({ length: 14 }, (_, index) => ({ id: `player-${index + 1}` }));
    crewe.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    const what = imagined(crewe, beats('player-14', 'player-1'), '2021-09-13T20:00Z');
    expect(what.refusal?.code).toBe('out-of-reach');
    expect(what.after?.order.rungOf(who('player-14'))).toBe(7);
  });

  it('is by a challenge, also where league matches are held to nothing', () => {
    const house = new Club({ system: 'house', settings: { otherMatches: 'always', reach: 2, game: 'one' } });
    house.seed('2021-09-06T08:00Z', NAMES);
    const what = imagined(house, beats('gus', 'ann'), '2021-09-13T20:00Z');
    expect(what.refusal?.code).toBe('out-of-reach');
    expect(orderOf(what)).toBe('gus ann bob cy dee eve flo');
  });

  it('is nothing where the rules would never have it', () => {
    const club = new Club().seed('2021-09-06T08:00Z', NAMES);
    const what = imagined(club, beats('ann', 'ann', [2, 0]), '2021-09-13T20:00Z');
    expect([what.refusal?.code, what.after]).toEqual(['self-challenge', undefined]);
    const over = imagined(club, beats('bob', 'ann', [2, 0]), '2022-08-13T20:00Z');
    expect([over.refusal?.code, over.after]).toEqual(['season-over', undefined]);
  });
});

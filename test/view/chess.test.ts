import { describe, expect, it } from 'vitest';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club, seasonView } from './club.ts';
import { pgn } from './clubs.ts';
import { standing, whyOf } from './vectors.ts';

const ten = (changes: object, more: object = {}): Club => {
  const club = new Club({ timezone: 'Africa/Nairobi', ...changes });
  const players = Array.from({ length: 10 }, (_, index) => ({ id: `p${index + 1}`, name: `P${index + 1}`, ...more }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
  return club;
};

const crewe = (changes: object = {}) => ten({ system: 'crewe', ...changes });
const nairobi = (changes: object = {}) => ten({ system: 'nairobi', ...changes }, MEMBER);
const MEMBER = { registered: true, paidUntil: '2031-07-24' };
const viewOf = ({ season }: Club, now = season.ladder.at) => seasonView(season, now);

describe('why a chess player moved', () => {
  it('is half the distance for a winner from below, with those around (C4)', () => {
    const club = crewe();
    club.match('2021-09-13T20:00+03:00', 'p10', 'p4', [1, 0]);
    const view = viewOf(club);
    expect(whyOf(view, 'p10')).toBe('beat P4 (10 → 7) (C4)');
    expect(whyOf(view, 'p4')).toBe('lost to P10 (4 → 5) (C4)');
    expect(whyOf(view, 'p5')).toBe('moved ahead of P4, who lost to P10 (5 → 4) (C4)');
    expect(whyOf(view, 'p8')).toBe('passed by P10, who beat P4 (8 → 9) (C4)');
    expect(view.results.map(({ moved }) => textOf(moved))).toEqual(['P10 moved up three, to 7th (half the distance)']);
  });

  it('says that neighbours took each other’s rung (C5), and who moved after a draw (C7)', () => {
    const club = crewe();
    club.match('2021-09-13T20:00+03:00', 'p6', 'p5', [1, 0]);
    club.match('2021-09-13T21:00+03:00', 'p9', 'p2', [0.5, 0.5]);
    const view = viewOf(club);
    expect(whyOf(view, 'p6')).toBe('beat P5 (6 → 5) (C4)');
    expect(whyOf(view, 'p9')).toBe('drew with P2 (9 → 8) (C7)');
    expect(whyOf(view, 'p8')).toBe('passed by P9, who drew with P2 (8 → 9) (C7)');
    expect(view.results.map(({ moved }) => textOf(moved))).toEqual(['a draw: P9 moved up one, to 8th', 'P6 took 5th']);
  });

  it('names the loser where the winner stood on rung 1 and nobody else moved (C6)', () => {
    const club = crewe();
    club.match('2021-09-13T20:00+03:00', 'p5', 'p1', [0, 1]);
    const [result] = viewOf(club).results;
    expect(result && textOf(result.moved)).toBe('P5 moved down one, to 6th');
  });

  it('says nothing of half the distance where the ladder has another movement', () => {
    const club = crewe({ settings: { movement: 'swap' } });
    club.match('2021-09-13T20:00+03:00', 'p10', 'p4', [1, 0]);
    expect(whyOf(viewOf(club), 'p10')).toBe('beat P4 (10 → 4) (C4)');
  });
});

describe('a Crewe page', () => {
  it('shows open challenges with colours, ratings and whether they are accepted (C12–C14)', () => {
    const club = crewe();
    for (const player of ['p1', 'p2']) club.does('2021-09-13T09:00Z', 'prefer', { player, rated: true });
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'one', challenger: 'p2', challenged: 'p1' });
    club.does('2021-09-13T11:00Z', 'challenge', { id: 'two', challenger: 'p3', challenged: 'p1' });
    club.does('2021-09-13T12:00Z', 'accept', { challenge: 'two' });
    expect(viewOf(club).challenges).toMatchObject([
      { id: 'one', state: 'open', since: '2021-09-13T13:00:00+03:00', terms: { black: { id: 'p2' }, rated: true } },
      { id: 'two', state: 'accepted', terms: { black: { id: 'p3' }, white: { id: 'p1' }, rated: false } },
    ]);
  });

  it('counts and shows what was declined (C12)', () => {
    const club = crewe();
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'one', challenger: 'p2', challenged: 'p1' });
    club.does('2021-09-13T11:00Z', 'decline', { challenge: 'one' });
    const view = viewOf(club);
    expect(standing(view, 'p1').declined).toBe(1);
    expect(standing(view, 'p2').declined).toBeUndefined();
    expect(view.challenges).toEqual([]);
  });
});

describe('a Nairobi page', () => {
  const submitted = () => {
    const club = nairobi();
    club.does('2021-09-09T10:00Z', 'challenge', { id: 'one', challenger: 'p8', challenged: 'p3' });
    const moves = pgn('p3', 'p8', [0, 1]);
    const spoken = moves.replace('1. e4 e5', '1. e4 { P8 owes me 20 } e5 $1 (1... c5)');
    club.does('2021-09-11T15:00+03:00', 'result', { challenge: 'one', score: [1, 0], pgn: spoken });
    return club;
  };

  it('shows what awaits approval, and moves nobody before (N7)', () => {
    const view = viewOf(submitted());
    expect(view.challenges).toMatchObject([{ id: 'one', state: 'awaiting', score: [1, 0] }]);
    expect(view.results).toMatchObject([{ state: 'awaiting', clause: 'N7' }]);
    expect(view.results[0]?.moves).toBeUndefined();
    expect(view.standings.every(({ change }) => change === 0)).toBe(true);
  });

  it('says who had White where the moves name the two otherwise, as it was said (N7)', () => {
    const club = nairobi();
    club.does('2021-09-09T10:00Z', 'challenge', { id: 'one', challenger: 'p8', challenged: 'p3' });
    const game = { challenge: 'one', score: [1, 0], pgn: pgn('E. Kipchoge', 'magnus', [0, 1]), white: 'p3' };
    club.does('2021-09-11T15:00+03:00', 'result', game);
    club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    expect(viewOf(club).results).toMatchObject([
      { terms: { white: { id: 'p3' } }, moves: expect.stringMatching(/0-1$/) },
    ]);
  });

  it('tells the moves of a game once it stands, without what people wrote around them', () => {
    const club = submitted();
    club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    const view = viewOf(club);
    expect(view.challenges).toEqual([]);
    expect(whyOf(view, 'p8')).toBe('beat P3 (8 → 5) (N10a)');
    expect(view.results).toMatchObject([{ state: 'stands', terms: { white: { id: 'p3' } }, clause: 'N10a' }]);
    expect(view.results[0]?.moves).toMatch(/^1\. e4 e5 2\. Nf3 .* 10\. Bc2 c5 0-1$/);
    expect(JSON.stringify(view)).not.toContain('owes');
  });

  it('ends the moves with the score as it was corrected', () => {
    const club = submitted();
    const { line } = club.season.ladder;
    club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    club.does('2021-09-11T17:00+03:00', 'correct', { line, score: [0.5, 0.5] });
    expect(viewOf(club).results[0]?.moves).toMatch(/c5 ½-½$/);
  });

  it('keeps the moves of a rejected game and of a voided one to itself', () => {
    const rejected = submitted();
    rejected.does('2021-09-11T16:00+03:00', 'reject', { challenge: 'one' });
    const voided = submitted();
    voided.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'one' });
    voided.does('2021-09-11T17:00+03:00', 'void', { line: 4 });
    expect([rejected, voided].map((club) => viewOf(club).results[0]?.state)).toEqual(['rejected', 'void']);
    for (const club of [rejected, voided]) expect(JSON.stringify(viewOf(club))).not.toContain('Nf3');
  });

  it('counts missed weeks and says who drops next (N4)', () => {
    const club = nairobi();
    club.does('2021-09-14T10:00Z', 'challenge', { id: 'one', challenger: 'p2', challenged: 'p1' });
    const game = { challenge: 'one', score: [1, 0], pgn: pgn('p2', 'p1', [1, 0]) };
    club.does('2021-09-18T15:00+03:00', 'result', game);
    club.does('2021-09-20T10:00+03:00', 'settle', {});
    const view = viewOf(club);
    expect(view.due).toMatchObject({ at: '2021-09-27T00:00:00+03:00', period: '2021-W38', clause: 'N4' });
    expect(view.due?.text).toBe(
      'Night of Sunday 26 September: players who’ve missed 2 weeks in a row or more drop one place.',
    );
    expect(standing(view, 'p1')).not.toHaveProperty('missed');
    expect(standing(view, 'p3')).toMatchObject({ missed: 2 });
    // Neighbours at the bottom, who could not fall.
    expect(view.settlements).toEqual([]);
  });

  it('says when a pair may meet again, from the day of the challenge, while they are in reach (N9)', () => {
    const club = nairobi();
    club.does('2021-12-31T10:00+03:00', 'challenge', { id: 'one', challenger: 'p3', challenged: 'p2' });
    expect(viewOf(club, at('2022-02-27T12:00+03:00')).rematches).toMatchObject([
      { one: { id: 'p2' }, other: { id: 'p3' }, from: '2022-02-28' },
    ]);
    expect(viewOf(club, at('2022-02-28T00:00+03:00')).rematches).toEqual([]);
    const apart = { id: 'two', challenger: 'p9', challenged: 'p3' };
    club.does('2022-02-28T10:00+03:00', 'challenge', apart, { override: 'both asked for it' });
    expect(viewOf(club).rematches).toEqual([]);
  });

  it('never says who is registered, and until when somebody has paid (N11)', () => {
    const text = JSON.stringify(viewOf(submitted()));
    for (const secret of ['registered', 'paidUntil', '2031-07-24']) expect(text).not.toContain(secret);
  });
});

import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { at, Club, seasonView } from './club.ts';
import { pageOf, textOf } from './page.ts';
import { replayed, standing, vector, whyOf } from './vectors.ts';

const dice = (changes: object = {}): Club => new Club({ system: 'shicargo', timezone: 'America/Chicago', ...changes });
const viewOf = ({ season }: Pick<Club, 'season'>, now = season.ladder.at) => seasonView(season, now);

/** Three who all played in September, and a fourth who did not. */
function friends(changes: object = {}): Club {
  const club = dice(changes);
  const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));
  club.does('2021-09-01T06:00Z', 'seed', { order: 'given', players });
  return club;
}

function play(club: Club, day: string, scores: Readonly<Record<string, number>>): void {
  const id = `g-${day}`;
  club.does(`${day}T20:00Z`, 'start', { id, players: Object.keys(scores) });
  club.does(`${day}T21:00Z`, 'finish', { game: id, scores: Object.entries(scores) });
}

it('tells all whom a game moves alike one reason, put into words once', () => {
  const club = friends();
  play(club, '2021-09-10', { cy: 50, dee: 40 });
  const { standings } = viewOf(club);
  const [first, second] = ['ann', 'bob'].map((id) => standings.find((each) => each.id === id)?.why[0]);
  expect(first?.text).toContainEqual(expect.stringMatching(/^passed by $/));
  expect(second).toBe(first);
});

describe('the points of all together', () => {
  const said = (club: Club, language: Language = 'en') => inLanguage(language, () => textOf(pageOf(club)));

  it('are said below the ladder, with those in pots (S)', () => {
    const club = friends();
    play(club, '2021-09-10', { ann: 50, bob: 40 });
    expect(said(club)).toContain('4,000 points in all: 1,000 each time a player joins (4 so far).');
    expect(said(club)).not.toContain('in the pots of games in progress');
    club.does('2021-09-11T20:00Z', 'start', { id: 'one', players: ['ann', 'bob', 'eve'] });
    expect(said(club)).toContain('5,000 points in all: 1,000 each time a player joins (5 so far).');
    expect(said(club)).toContain('300 of them are in the pots of games in progress.');
  });

  it('stay with the others as a player leaves, or forfeits them with their place, and grow as one comes back (S)', () => {
    const club = friends();
    play(club, '2021-09-10', { ann: 50, bob: 40 });
    club.does('2021-09-11T20:00Z', 'leave', { player: 'dee' });
    expect(said(club)).toContain('4,000 points in all: 1,000 each time a player joins (4 so far).');
    for (const month of ['10', '11', '12']) play(club, `2021-${month}-10`, { ann: 50, bob: 40 });
    club.does('2022-01-01T12:00Z', 'settle', {});
    expect(club.season.ladder.order.players().toSorted()).toEqual(['ann', 'bob']);
    expect(said(club)).toContain('4,000 points in all: 1,000 each time a player joins (4 so far).');
    club.does('2022-01-02T12:00Z', 'join', { player: 'dee' });
    expect(said(club)).toContain('5,000 points in all: 1,000 each time a player joins (5 so far).');
    expect(said(club, 'de')).toContain('Insgesamt 5.000 Punkte: je 1.000, wenn ein Spieler einsteigt (bisher 5-mal).');
    expect(said(club, 'fr')).toContain('5 000 points en tout : 1 000 chaque fois qu’un joueur arrive (5 jusqu’ici).');
  });

  it('are not said of a ladder without players, or of one of another system', () => {
    expect(said(dice())).not.toContain('points in all');
    expect(said(new Club())).not.toContain('points in all');
  });
});

describe('the worked example of the rules', () => {
  const season = replayed(vector('shicargo-worked-example.jsonl'));

  it('is printed as in the rules', () => {
    const text = textOf(pageOf({ season }));
    expect(text).toContain('Player Score Spread Share Points Bonus Net weez 627 303 31.3% 187 1 88');
    expect(text).toContain('alduin 576 252 26.0% 156 1 57 twilyte 564 240 24.8% 148 1 49');
    expect(text).toContain('lisa 442 118 12.2% 73 −27 aj 378 54 5.5% 33 −67 gypsy 324 0 0.0% 0 −100');
    expect(text).toContain('Pot 600, game spread 967');
  });

  it('says of everybody what they got', () => {
    expect(whyOf(viewOf({ season }), 'weez')).toBe('scored 627: 188 of the pot of 600 (+88) (S)');
  });
});

describe('a page of points', () => {
  it('shares a rung among equals', () => {
    const club = friends();
    play(club, '2021-09-13', { ann: 10, bob: 20 });
    const rows = viewOf(club).standings.map((each) => `${each.rung} ${each.id} ${each.points} ${each.pointsChange}`);
    expect(rows).toEqual(['1 bob 1100 100', '2 cy 1000 0', '2 dee 1000 0', '4 ann 900 -100']);
  });

  it('shows running games with their pots, and what was paid into them', () => {
    const club = friends();
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob', 'cy'] });
    const view = viewOf(club);
    expect(view.pots).toMatchObject([{ id: 'one', pot: 300, players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cy' }] }]);
    expect(whyOf(view, 'ann')).toBe('paid 100 into a pot (1 → 2) (S)');
  });

  it('gives equal shares, without a rating, where all scores are equal', () => {
    const club = friends();
    play(club, '2021-09-13', { ann: 7, bob: 7 });
    const [game] = viewOf(club).games ?? [];
    expect(game?.rows.map(({ rating, points, net }) => [rating, points, net])).toEqual([
      [undefined, 100, 0],
      [undefined, 100, 0],
    ]);
  });

  it('shows corrected scores, and voids a game with its stakes back', () => {
    const club = friends();
    play(club, '2021-09-13', { ann: 10, bob: 20 });
    const scores = Object.entries({ ann: 20, bob: 10 });
    club.does('2021-09-13T22:00Z', 'correct', { line: 4, scores });
    expect(viewOf(club).games).toMatchObject([{ correctedBy: 5, rows: [{ id: 'ann', net: 100 }, { id: 'bob' }] }]);
    expect(whyOf(viewOf(club), 'ann')).toBe('scored 20: 200 of the pot of 200 (+100) (3 → 1) (S)');
    club.does('2021-09-13T23:00Z', 'void', { line: 4 });
    expect(viewOf(club).games).toMatchObject([{ voidedBy: 6 }]);
    expect(whyOf(viewOf(club), 'ann')).toBe('got 100 back: a game with BOB was cancelled (3 → 1) (S)');
  });

  it('says who left, to those who share what they had', () => {
    const club = friends();
    club.does('2021-09-13T22:00Z', 'leave', { player: 'dee' });
    expect(whyOf(viewOf(club), 'ann')).toBe('got 334 points from DEE, who left (S)');
  });
});

describe('a missed month', () => {
  const missed = () => {
    const club = friends();
    play(club, '2021-09-13', { ann: 7, bob: 7, cy: 7 });
    club.does('2021-10-01T12:00Z', 'settle', {});
    return club;
  };

  it('costs points that the others get, and all are told (S)', () => {
    const view = viewOf(missed());
    expect(whyOf(view, 'dee')).toBe('forfeited 250 points: no game in September 2021 (1 → 4) (S)');
    expect(whyOf(view, 'ann')).toBe('got 84 points that DEE forfeited: no game in September 2021 (S)');
    expect(view.settlements).toMatchObject([{ period: '2021-09', forfeited: [{ id: 'dee', points: 250 }] }]);
    expect(standing(view, 'dee')).toMatchObject({ missed: 1, points: 750 });
  });

  it('is announced before it ends, even while nobody has played in it', () => {
    const view = viewOf(missed());
    expect(view.due).toMatchObject({ at: '2021-11-01T00:00:00-05:00', period: '2021-10', forfeits: [] });
    expect(view.due?.text).toContain('Night of Sunday 31 October');
    expect(view.standings.every(({ forecast }) => forecast?.what === 'forfeit')).toBe(true);
  });

  it('is announced with what each would forfeit once somebody has played', () => {
    const club = missed();
    play(club, '2021-10-13', { ann: 7, bob: 7 });
    const view = viewOf(club);
    expect(view.due?.forfeits).toEqual([
      { id: 'cy', name: 'CY', points: 270 },
      { id: 'dee', name: 'DEE', points: 250 },
    ]);
    expect(view.standings.filter(({ forecast }) => forecast?.unless).map(({ id }) => id)).toEqual(['cy', 'dee']);
    expect(textOf(pageOf(club))).toContain('forfeits 250 points if no game by 31 Oct');
  });

  it('removes after the fourth, which is said before', () => {
    const club = friends();
    for (const month of ['09', '10', '11', '12']) play(club, `2021-${month}-13`, { ann: 7, bob: 7, cy: 7 });
    expect(standing(viewOf(club), 'dee')).toMatchObject({ missed: 3, forecast: { what: 'removal', points: 250 } });
    expect(viewOf(club, at('2021-12-14T12:00Z')).due?.removals).toMatchObject([{ id: 'dee' }]);
  });
});

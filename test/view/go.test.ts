import { describe, expect, it } from 'vitest';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club, seasonView } from './club.ts';
import { standing, whyOf } from './vectors.ts';

const programs = (...gaps: readonly string[]): Club => {
  const club = new Club({ system: 'computer-go', board: 9 });
  const names = ['Gnu', 'Ego', 'Many', 'Star'];
  const players = names.map((name, index) => ({ id: name.toLowerCase(), name, gap: gaps[index] ?? '0?' }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
  return club;
};

const game = (club: Club, challenger: string, challenged: string, score: readonly [number, number]): void => {
  const id = `${challenger}-${challenged}`;
  club.does('2021-09-13T10:00Z', 'challenge', { id, challenger, challenged });
  club.does('2021-09-13T10:00Z', 'result', { challenge: id, score });
};

const viewOf = ({ season }: Club) => seasonView(season, season.ladder.at);
const headlines = (club: Club) => viewOf(club).results.map(({ moved }) => textOf(moved));

describe('a page of programs', () => {
  it('shows the gaps, and none on the bottom rung', () => {
    expect(viewOf(programs('3.5+', '1', '0?')).standings.map(({ gap }) => gap)).toEqual(['3.5+', '1', '0?', undefined]);
  });

  it('announces games before they are played', () => {
    const club = programs('3.5+', '1', '0?');
    club.does('2021-09-12T10:00Z', 'prefer', { player: 'gnu', main: 15, byoyomi: 25, scoring: 'Chinese' });
    club.does('2021-09-12T11:00Z', 'prefer', { player: 'ego', main: 20, byoyomi: 12, scoring: 'Japanese' });
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'up', challenger: 'ego', challenged: 'gnu' });
    club.does('2021-09-13T11:00Z', 'challenge', { id: 'even', challenger: 'star', challenged: 'many' });
    const { challenges } = viewOf(club);
    expect(challenges?.map(({ terms }) => terms)).toEqual([
      {
        go: {
          level: 3,
          stones: 3,
          komi: 0.5,
          main: 20,
          byoyomi: 25,
          scoring: 'Chinese',
          white: { id: 'gnu', name: 'Gnu' },
        },
      },
      { go: { level: 0, stones: 0, komi: 5.5, scoring: 'Chinese' }, chooses: { id: 'many', name: 'Many' } },
    ]);
  });

  it('names the programs that are entering, and whom they must challenge next', () => {
    const club = programs();
    club.does('2021-09-12T10:00Z', 'join', { player: 'new', name: 'New', main: 10 });
    expect(viewOf(club).entrants).toEqual([
      { id: 'new', name: 'New', next: { id: 'star', name: 'Star' }, prefers: { main: 10 } },
    ]);
    game(club, 'new', 'star', [1, 0]);
    const view = viewOf(club);
    expect(view.entrants).toMatchObject([{ id: 'new', rung: 4, next: { id: 'many' } }]);
    expect(standing(view, 'new')).toMatchObject({ rung: 4, entering: true, gap: '0+' });
    expect(whyOf(view, 'new')).toBe('beat Star in an even game: joined in 4th, gap 0+ (G)');
    game(club, 'new', 'many', [0, 1]);
    expect(viewOf(club).entrants).toEqual([]);
  });
});

describe('why a gap changed', () => {
  it('is a game that cut it, and what that did to the gap below', () => {
    const club = programs('3.5+', '0?', '0?');
    game(club, 'ego', 'gnu', [1, 0]);
    const view = viewOf(club);
    expect(whyOf(view, 'gnu')).toBe('lost at 3 stones to Ego: gap 2.5- (G)');
    expect(whyOf(view, 'ego')).toBe('beat Gnu at 3 stones: gap above 2.5-, gap 1? (G)');
    expect(headlines(club)).toEqual(['gap between Gnu and Ego cut to 2.5-']);
  });

  it('is a game that grew it, and what that did to the gap above', () => {
    const club = programs('2.5?', '0?');
    game(club, 'ego', 'many', [1, 0]);
    const view = viewOf(club);
    expect(whyOf(view, 'ego')).toBe('beat Many without stones: gap 1+ (G)');
    expect(whyOf(view, 'gnu')).toBe('Ego beat Many: gap 1? (G)');
  });

  it('is told to a winner with nobody below, too', () => {
    const club = programs('0?', '0?', '2.5?');
    game(club, 'star', 'many', [1, 0]);
    expect(whyOf(viewOf(club), 'star')).toBe('beat Many at 2 stones: gap above 1- (G)');
  });

  it('is that two changed places at 0, and who stands below them now', () => {
    const club = programs('0?', '0?', '1');
    game(club, 'many', 'ego', [1, 0]);
    const view = viewOf(club);
    expect(whyOf(view, 'many')).toBe('beat Ego in an even game: gap 0+ (3 → 2) (G)');
    expect(whyOf(view, 'ego')).toBe('lost in an even game to Many: gap 1? (2 → 3) (G)');
    expect(whyOf(view, 'gnu')).toBe('Many beat Ego: gap 0? (G)');
    expect(headlines(club)).toEqual(['Many and Ego changed places']);
  });

  it('is that something is known now', () => {
    const club = programs('2.5?');
    game(club, 'ego', 'gnu', [0, 1]);
    expect(whyOf(viewOf(club), 'gnu')).toBe('beat Ego at 2 stones: gap 2.5+ (G)');
    expect(headlines(club)).toEqual(['gap between Gnu and Ego now 2.5+']);
  });

  it('is that somebody in between left', () => {
    const club = programs('2.5+', '1', '0?');
    club.does('2021-09-13T12:00Z', 'leave', { player: 'ego' });
    expect(whyOf(viewOf(club), 'gnu')).toBe('Ego left the ladder: gap 3.5? (G)');
  });

  it('is no longer said of a game that was voided', () => {
    const club = programs('3.5+', '0?', '0?');
    game(club, 'ego', 'gnu', [1, 0]);
    club.does('2021-09-14T12:00Z', 'void', { line: 4 });
    expect(headlines(club)).toEqual(['undone, so it doesn’t count']);
    expect(whyOf(viewOf(club), 'gnu')).toBe('began the season in 1st, gap 3.5+ (G)');
  });

  it('shows in the table as soon as it has changed', () => {
    const club = programs('3.5+', '0?', '0?');
    game(club, 'ego', 'gnu', [1, 0]);
    const view = seasonView(club.season, at('2021-09-14T12:00Z'));
    expect(view.standings.map(({ gap }) => gap)).toEqual(['2.5-', '1?', '0?', undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club } from '#test/view/club.ts';
import { preview } from '#web/apps/board/match-sheet.tsx';
import { boardOf } from '#web/apps/board/model.ts';
import { tapWords } from '#web/apps/board/words.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { who } from './line.ts';

const FINAL = '2021-09-13';
const CLOSED = at(`${FINAL}T22:00+01:00`);

/** All are here on the night of the final; each of `wins` was challenged, won and so went up one. */
function night(...wins: readonly string[]): Club {
  const club = new Club({ season: { start: '2021-09-06', end: FINAL } });
  club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve', flo: 'Flo' });
  for (const player of ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'])
    club.does(`${FINAL}T19:40+01:00`, 'arrive', { player });
  const challengers = ['dee', 'eve', 'flo'];
  wins.forEach((winner, index) => {
    club.match(`${FINAL}T20:2${index}+01:00`, challengers[index % 3] ?? 'dee', winner, [0, 2]);
  });
  return club;
}

const says = (club: Club, command: ReturnType<typeof commandOf>): string => {
  const told = preview(club.season.ladder, command);
  return told.ok ? textOf(told.says) : told.refusal.message;
};
const closing = (club: Club): string => says(club, commandOf({ at: CLOSED }, 'close', {}));

describe('before the scorer does what nothing takes back on the final night, the board says where it leads', () => {
  it('to a champion at once, where nobody was displaced (L34)', () => {
    expect(closing(night())).toBe('No one moves. Ann is then the champion.');
  });

  it('to the play-off against rung 1, where one was (L32)', () => {
    expect(closing(night('bob'))).toBe('No one moves. Then the play-off for rung 1: Ann challenges Bob.');
  });

  it('to the first of two, where two were, and from there to the second (L32)', () => {
    const club = night('bob', 'ann', 'bob', 'cy', 'cy');
    expect(closing(club)).toBe('No one moves. Then the play-off, the first of two: Ann challenges Bob.');
    club.does(`${FINAL}T22:00+01:00`, 'close', {});
    const won = commandOf({ at: CLOSED }, 'playoff', { players: [who('ann'), who('bob')], winner: who('ann') });
    expect(says(club, won)).toBe('No one moves. Then the play-off for rung 1: Ann challenges Cy.');
  });

  it('and of a play-off, who is champion then', () => {
    const club = night('bob');
    club.does(`${FINAL}T22:00+01:00`, 'close', {});
    const won = commandOf({ at: CLOSED }, 'playoff', { players: [who('ann'), who('bob')], winner: who('ann') });
    expect(says(club, won)).toBe('Ann goes up to rung 1. Bob goes down one. Ann is then the champion.');
  });
});

describe('a play-off that somebody does not take up', () => {
  it('is won by the other, and moves as any other does (L33)', () => {
    const club = night('bob');
    club.does(`${FINAL}T22:00+01:00`, 'close', {});
    const body = { players: [who('ann'), who('bob')], winner: who('ann'), walkover: true } as const;
    const walkover = commandOf({ at: CLOSED }, 'playoff', body);
    expect(textOf(tapWords(walkover, club.season.ladder))).toBe('Bob doesn’t take up the play-off: Ann wins it');
    expect(says(club, walkover)).toBe('Ann goes up to rung 1. Bob goes down one. Ann is then the champion.');
  });
});

describe('the end of normal play', () => {
  it('is refused before the cut, and asked about while it is somebody’s turn; the board says why (L28, L29)', () => {
    const closingAt = (time: string) => says(night(), commandOf({ at: at(`${FINAL}T${time}+01:00`) }, 'close', {}));
    expect(closingAt('20:10')).toBe('This isn’t possible until check-in has closed at 20:15.');
    expect(closingAt('20:40')).toBe('It’s Flo’s turn, and challenges can be made until 21:40.');
  });

  it('says who would play off as things stand, from the cut on, of those who are here (L32)', () => {
    const club = night('bob', 'ann', 'bob', 'cy', 'cy');
    const ahead = () => boardOf(club.season.ladder, at(`${FINAL}T20:50+01:00`)).final?.ahead;
    expect(ahead()).toMatchObject({ lower: { id: 'ann' }, upper: { id: 'bob' }, forTheTop: false });
    club.does(`${FINAL}T20:50+01:00`, 'depart', { player: 'ann' });
    expect(ahead()).toMatchObject({ lower: { id: 'bob' }, upper: { id: 'cy' }, forTheTop: true });
    club.does(`${FINAL}T22:00+01:00`, 'close', {});
    expect(ahead()).toBeUndefined();
  });
});

it('once there is a champion, nobody is marked as displaced any more', () => {
  const club = night('bob');
  const marked = () => boardOf(club.season.ladder, CLOSED).pegs.filter(({ displaced }) => displaced);
  club.does(`${FINAL}T22:00+01:00`, 'close', {});
  expect(marked()).toMatchObject([{ id: 'ann' }]);
  club.does(`${FINAL}T22:00+01:00`, 'playoff', { players: ['ann', 'bob'], winner: 'bob' });
  expect(marked()).toEqual([]);
});

describe('those who are not in yet on the night of the final', () => {
  const board = (time: string) => boardOf(night().season.ladder, at(`${FINAL}T${time}+01:00`)).final;

  it.each([
    ['19:59:59', undefined],
    ['20:00:00', '20:00'],
    ['20:09:59', '20:00'],
    ['20:10:00', '20:10'],
    ['20:14:00', '20:14'],
    ['20:15:00', '20:14'],
    ['20:15:01', undefined],
  ])('are called at 20:00, 20:10 and 20:14: at %s it says %s', (time, called) => {
    expect(board(time)?.called).toBe(called);
  });

  it('are known by name until the cut', () => {
    const club = new Club({ season: { start: '2021-09-06', end: FINAL } });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does(`${FINAL}T19:40+01:00`, 'arrive', { player: 'bob' });
    const missing = (time: string) =>
      boardOf(club.season.ladder, at(`${FINAL}T${time}+01:00`)).final?.missing.map(({ name }) => name);
    expect(missing('20:14')).toEqual(['Ann', 'Cy']);
    expect(missing('20:16')).toEqual([]);
  });
});

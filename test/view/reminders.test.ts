import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { remindersOf } from '#shared/view/personal/reminders.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { at, Club } from './club.ts';

const PLACE = { club: 'riverside', ladder: 'main' };
const remind = (ladder: Ladder, now: string) => remindersOf({ ladder, now: at(now), place: PLACE });
const due = (ladder: Ladder, now: string) => remind(ladder, now).filter(({ kind }) => kind === 'due');

describe('a reminder', () => {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });
  club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
  club.match('2021-09-13T20:30+01:00', 'eve', 'dee', [1, 1]);
  const { ladder } = club.season;

  it('says what the player’s page says, and leads there', () => {
    expect(due(ladder, '2021-09-24T06:30+01:00')).toEqual([
      {
        kind: 'due',
        player: 'ann',
        falls: at('2021-10-01T00:00+01:00'),
        title: 'Main ladder: one week to your deadline',
        text: 'Play in September 2021, or you drop to rung 5 on 1 October.',
        path: '/riverside/main/me/',
        tag: 'riverside/main/due-2021-10-01',
        id: 'riverside/main/2021-10-01-week/due/ann',
        line: ladder.line,
      },
    ]);
  });

  it('speaks German and French', () => {
    const said = (language: 'de' | 'fr') =>
      inLanguage(language, () => remind(ladder, '2021-09-30T06:30+01:00').filter(({ player }) => player === 'ann')).map(
        ({ title, text }) => [title, text],
      );
    expect(said('de')).toEqual([
      [
        'Main ladder: Deine Frist endet in einem Tag',
        'Spiele im September 2021, sonst fällst du am 1. Oktober auf Platz 5.',
      ],
    ]);
    expect(said('fr')).toEqual([
      [
        'Main ladder\u202f: échéance dans un jour',
        'Jouez en septembre 2021, sinon vous descendez au rang 5 le 1er octobre.',
      ],
    ]);
  });

  it('of a night comes on its days alone, and not once it has begun', () => {
    const onMondays = new Club({ settings: { nights: ['monday'] } }).seed('2021-09-06T08:00Z', {
      ann: 'Ann',
      bob: 'Bob',
    });
    const nights = (now: string) => remind(onMondays.season.ladder, now).filter(({ kind }) => kind === 'night');
    expect(nights('2021-09-13T06:30+01:00')).toMatchObject([
      {
        player: 'ann',
        title: 'Club night today at 19:50',
        text: 'Main ladder plays on Monday 13 September 2021, 19:50–22:00.',
      },
      { player: 'bob', id: 'riverside/main/2021-09-13/night/bob' },
    ]);
    expect(nights('2021-09-13T20:00+01:00')).toEqual([]);
    expect(nights('2021-09-15T06:30+01:00')).toEqual([]);
    expect(nights('2021-08-30T06:30+01:00')).toEqual([]);
  });
});

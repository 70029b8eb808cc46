import { describe, expect, it, vi } from 'vitest';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import { remindersOf } from '#shared/view/personal/reminders.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { ASSETS, PLACE, textOf as readOf } from '#test/view/page.ts';
import { seasonView } from '#test/view/told.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { houseLike, houseOf } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';
import { toldByRungs } from '../told-by-rungs.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return { ...words, wordsOf: (ladder) => toldByRungs(words.wordsOf(ladder), settlements) };
});

const settlements = { deadline: deadlineWords };

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));
const viewOf = ({ season }: ChessClub, day: string) => seasonView(season, noonOf(day));
const remindedOn = ({ season: { ladder } }: ChessClub, day: string) =>
  remindersOf({ ladder, now: noonOf(day), place: { club: 'riverside', ladder: 'main' } }).map(
    ({ player, text }) => `${player}: ${text}`,
  );

/** 4 has challenged 2, who has until 8 March to accept; they have until 15 March to play. */
function challenged(settings: object): ChessClub {
  const club = houseOf(5, { acceptDays: 7, playDays: 14, ...settings });
  club.challenge('4', '2', 'c');
  return club;
}

describe('a challenge that is to be accepted by a day', () => {
  it('is what the two are reminded of a week before and the day before, and of the other deadline once it is accepted', () => {
    const club = challenged({ acceptLate: 'lost', playLate: 'lost-by-both' });
    expect(remindedOn(club, '2023-03-02')).toEqual([
      '2: Accept by Wed 8 Mar, or you lose by default and fall to rung 3.',
    ]);
    expect(remindedOn(club, '2023-03-08')).toHaveLength(1);
    club.accept({ challenge: 'c' });
    expect(remindedOn(club, '2023-03-08')).toEqual([]);
    expect(remindedOn(club, '2023-03-15')).toEqual([
      '4: Play by Wed 15 Mar, or you drop to rung 5.',
      '2: Play by Wed 15 Mar, or you drop to rung 3.',
    ]);
  });

  it('is on the page beside the day for playing, and why everybody stands where they stand afterwards', () => {
    const club = challenged({ acceptLate: 'lost' });
    const ahead = viewOf(club, '2023-03-02');
    expect(ahead.calendar.dues).toMatchObject([
      { kind: 'acceptance', at: '2023-03-09T00:00:00+00:00', clause: 'D1' },
      { kind: 'deadline', at: '2023-03-16T00:00:00+00:00', clause: 'D2' },
    ]);
    expect(ahead.due?.text).toBe(
      '2 has until the end of 8 March to accept 4’s challenge; otherwise 4 wins by default.',
    );
    const page = readOf(renderLadder(ahead, PLACE, ASSETS));
    expect(page).toContain('4 v 2 , if the challenge hasn’t been accepted');
    const { standings } = viewOf(club.at('2023-03-10').settle(), '2023-03-10');
    expect(standings.map(({ name, why }) => `${name} ${textOf(why[0]?.text ?? [])}`).slice(1, 4)).toEqual([
      '4 won by default against 2 and moved up two, to rung 2',
      '2 lost by default to 4 and moved down one, to rung 3',
      '3 moved down one, to rung 4: 2 didn’t accept 4’s challenge in time',
    ]);
  });

  it('that was declined once too often says so to whom that moved', () => {
    const club = challenged({ freeDeclines: 0, declining: 'lost' });
    club.decline({ challenge: 'c' });
    const { standings } = viewOf(club, '2023-03-02');
    expect(standings.map(({ name, why }) => `${name} ${textOf(why[0]?.text ?? [])}`)[1]).toBe(
      '4 moved up two, to rung 2: 2 declined 4’s challenge',
    );
  });
});

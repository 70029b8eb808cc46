import { expect, it } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { riverside } from '../rules/house/riverside.ts';
import { creweOf } from '../rules/systems/club.ts';
import { seasonView } from './told.ts';

it('tells of a result whose approval was voided that it waits, and then that it came to count by itself', () => {
  const club = creweOf(8, { settings: { confirm: 2 } });
  const game = club.challenge('8', '4');
  club.does('result', { ...game, score: [1, 0], reported: '8' });
  const told = () => {
    const { season } = club;
    const [result] = seasonView(season, instant(Date.parse('2019-09-08T12:00Z'))).results;
    return [result?.state, textOf(result?.moved ?? [])];
  };
  const { line } = club.does('approve', game);
  expect(told()).toEqual(['stands', '8 moved up two, to rung 6 (half the distance)']);
  club.does('void', { line });
  expect(told()).toEqual(['awaiting', 'awaiting confirmation: nobody has moved yet']);
  club.at('2019-09-08').settle();
  expect(told()).toEqual(['stands', 'counts, as nobody disputed it in time']);
});

it('tells of a result by house rules, too, that it waits for the opponent, and then that it came to count by itself', () => {
  const club = riverside(3, { confirm: 2 });
  club.does('result', { ...club.challenge('3', '2'), score: [3, 0], reported: '3' });
  const told = () => textOf(seasonView(club.season, club.ladder.at).results[0]?.moved ?? []);
  expect(told()).toBe('awaiting confirmation: nobody has moved yet');
  club.at('2023-03-06').settle();
  expect(told()).toBe('counts, as nobody disputed it in time');
});

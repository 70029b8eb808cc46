import { expect, it, vi } from 'vitest';
import { ladderView } from '#shared/contract/view.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ChessClub } from '../rules/systems/club.ts';
import { seasonView } from './club.ts';
import { ASSETS, PLACE, textOf } from './page.ts';

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return {
    ...words,
    wordsOf: (ladder) => ({
      ...words.wordsOf(ladder),
      notes: ({ order }, player) => (order.rungOf(player) === 1 ? ['has held out twice'] : []),
    }),
  };
});

it('what else a system tells of a player is on their row, and on no other', () => {
  const { season } = new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } }).seedNumbered(3);
  const view = seasonView(season, season.ladder.at);
  expect(view.standings.map(({ notes }) => notes)).toEqual([['has held out twice'], undefined, undefined]);
  expect(ladderView.safeParse(view).success).toBe(true);
  expect(textOf(renderLadder(view, PLACE, ASSETS)).match(/has held out twice/g)).toHaveLength(1);
});

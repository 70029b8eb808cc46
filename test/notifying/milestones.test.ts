import { expect, test, vi } from 'vitest';
import { noticesOf } from '#shared/view/notices.ts';
import { say } from '#shared/words/phrase.ts';
import { ChessClub } from '../rules/systems/club.ts';

/** On ladders of nobody's, whoever comes to stand on rung 1 is the champion. */
vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return {
    ...words,
    wordsOf: (ladder) => ({
      ...words.wordsOf(ladder),
      milestones: (before, after, named) => {
        const [was, is] = [before.order.at(1), after.order.at(1)];
        if (!is || was === is) return [];
        return [{ event: 'champion', text: say`${named(is)} is on top.`, players: [is], champion: { player: is } }];
      },
    }),
  };
});

test('what a line made of players is told as the ladder’s system says, and only then', () => {
  const club = new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } })
    .seedNumbered(3)
    .at('2023-03-02 19:00');
  const place = { club: 'c', ladder: 'l', page: 'https://ladder.example/c/l/' };
  const told = () => {
    const lines = club.season.lines();
    const entry = lines.at(-1);
    if (!entry) throw new Error('there is a line');
    const history = { header: club.season.header, commands: lines.map(({ command }) => command) };
    return noticesOf(history, entry, place).map(({ event, text }) => `${event}: ${text}`);
  };
  club.plays('3', '2', [1, 0]);
  expect(told()).toEqual(['result: l: 3 1–0 2; 3 took rung 2.']);
  club.plays('3', '1', [1, 0]);
  expect(told()).toEqual(['result: l: 3 1–0 1; 3 took rung 1.', 'champion: l: 3 is on top.']);
});

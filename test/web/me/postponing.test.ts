import { expect, it, vi } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { houseLike, houseOf, playerOn } from '#test/rules/house-like.ts';
import { answerBody, meOf } from '#web/apps/me/model.ts';
import { deedWords } from '#web/apps/me/words.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

it('each of the two may put their challenge off, sees what the other has said, and says it once', () => {
  const club = houseOf(5, { playDays: 14 });
  club.challenge('4', '2', 'c');
  const at = instant(Date.parse('2023-03-02T12:00:00Z'));
  const shown = (who: string) => {
    const player = playerOn(club.ladder, who);
    const [open] = meOf(club.ladder, player, at).open;
    const body = open && answerBody('postpone', open, player);
    const deed = body && textOf(deedWords({ at, verb: 'postpone', body }, club.ladder, player));
    return [open?.answers.join(), open?.postponing, deed];
  };
  expect(shown('4')).toEqual(['withdraw,postpone', undefined, 'You ask 2 to play later']);
  club.does('postpone', { challenge: 'c', player: '2' });
  expect(shown('2').slice(0, 2)).toEqual(['accept,decline', 'own']);
  expect(shown('4')).toEqual(['withdraw,postpone', 'theirs', 'You and 2 play later']);
  club.does('postpone', { challenge: 'c', player: '4' });
  expect(shown('4').slice(0, 2)).toEqual(['', undefined]);
});

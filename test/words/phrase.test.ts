import { expect, it } from 'vitest';
import { say, textOf } from '#shared/words/phrase.ts';
import { player } from '../notifying/player-club.ts';

it('a sentence that ends with a short name such as “Bob B.” has one full stop', () => {
  const bob = { id: player('bob'), name: 'Bob B.' };
  expect(textOf(say`Ann beat ${bob}.`)).toBe('Ann beat Bob B.');
  expect(textOf(say`${bob} … lost. Ann: ${bob}.5`)).toBe('Bob B. … lost. Ann: Bob B..5');
  expect(textOf(say`Beat ${{ ...bob, name: 'Bob' }}. Then ${bob}. Then more.`)).toBe(
    'Beat Bob. Then Bob B. Then more.',
  );
});

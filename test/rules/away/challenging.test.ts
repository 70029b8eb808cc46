import { describe, expect, it, vi } from 'vitest';
import { opponentsOf } from '#shared/view/opponents.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { houseLike, houseOf, playerOn } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

/** A club whose 2 is away from 10 to 12 March. */
function clubOf(changes: object = {}): ChessClub {
  const club = houseOf(5, {}, changes);
  club.does('away', { player: '2', from: '2023-03-10', to: '2023-03-12' });
  return club;
}

describe('whoever is away', () => {
  it('is challenged and challenges again before and after that, and meanwhile for a reason alone', () => {
    const club = clubOf();
    club.withdraw(club.at('2023-03-09 23:59').challenge('3', '2'));
    const says = 'away (T10): 2 is away until 12 March 2023.';
    expect(() => club.at('2023-03-10 00:00').challenge('3', '2')).toThrow(says);
    expect(() => club.at('2023-03-12 23:59').challenge('2', '1')).toThrow(says);
    club.withdraw(club.because('they met').challenge('4', '2'));
    club.at('2023-03-13 00:00').challenge('3', '2');
    expect(club.challenge('2', '1')).toBeDefined();
  });

  it('is challenged again as soon as they are back', () => {
    const club = clubOf().at('2023-03-11 12:00');
    club.does('back', { player: '2' });
    expect(club.challenge('3', '2')).toBeDefined();
  });

  it('accepts, plays and is on a sheet all the same', () => {
    const club = clubOf();
    const game = club.challenge('3', '2');
    club.at('2023-03-10 20:00').accept(game).result(game, [1, 0]);
    club.sheet('4', '2', [0, 1]);
    expect(club.order).toBe('1 3 2 4 5');
  });

  it('is shown as such to those who look whom they may challenge', () => {
    const { ladder } = clubOf();
    const seen = opponentsOf(ladder, playerOn(ladder, '3'), instant(Date.parse('2023-03-11T12:00Z')));
    expect(seen.map(({ player, refusal }) => `${player} ${refusal?.code ?? 'may'}`)).toContain('2 away');
  });

  it('is by the day on the club’s clock', () => {
    const club = clubOf({ timezone: 'Pacific/Kiritimati' });
    expect(() => club.at('2023-03-09T10:30:00Z').challenge('3', '2')).toThrow('away (T10)');
    expect(club.at('2023-03-12T10:30:00Z').challenge('3', '2')).toBeDefined();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { houseLike, houseOf } from '../house-like.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

describe('a player who has declined as often as is free', () => {
  it('cannot decline any more, unless an official says so; that is counted, too', () => {
    const club = houseOf(5, { freeDeclines: 1 });
    club.decline(club.challenge('4', '2'));
    const [second, other] = [club.challenge('4', '2'), club.challenge('5', '3')];
    expect(() => club.decline(second)).toThrow('cannot-decline (T2): A player can decline one challenge a season.');
    club.because('ill').decline(second).decline(other);
    expect([club.order, club.player('2')?.declined, club.player('3')?.declined]).toEqual(['1 2 3 4 5', 2, 1]);
  });

  it('loses by declining, where the ladder had it so when the challenge was made', () => {
    const club = houseOf(5, { freeDeclines: 0, declining: 'lost' });
    const challenge = club.challenge('4', '2');
    club.does('configure', { settings: { declining: 'no' } });
    const later = club.challenge('5', '3');
    expect(() => club.decline(later)).toThrow('cannot-decline (T2): Challenges can’t be declined.');
    club.decline(challenge);
    expect([club.order, club.open, club.why(club.ladder.line)]).toEqual(['1 4 2 3 5', ['5 to 3'], 'T2: 2 3 +1, 4 -2']);
    club.void(club.ladder.line);
    expect([club.order, club.open]).toEqual(['1 2 3 4 5', ['4 to 2', '5 to 3']]);
  });

  it('cannot decline what is accepted, and what they declined before is worked out again where that is voided', () => {
    const club = houseOf(5, { freeDeclines: 1, declining: 'lost' });
    club.decline(club.challenge('3', '2'));
    const free = club.ladder.line;
    club.decline(club.challenge('4', '2'));
    expect(club.order).toBe('1 4 2 3 5');
    club.void(free);
    expect(club.order).toBe('1 2 3 4 5');
    const accepted = club.accept(club.challenge('5', '4', 'e'));
    expect(() => accepted.decline({ challenge: 'e' })).toThrow(
      'cannot-decline (T2): This challenge has already been accepted.',
    );
  });
});

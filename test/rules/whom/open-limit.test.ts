import { describe, expect, it, vi } from 'vitest';
import { opponentsOf } from '#shared/view/opponents.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import { houseLike, houseOf, playerOn } from '../house-like.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

/** Where a player has one challenge of each kind open, unless a test says otherwise. */
const clubOf = (size: number, settings: object = {}) => houseOf(size, { openMade: 1, openReceived: 1, ...settings });

describe('a player with as many challenges open as there may be', () => {
  it('makes no further one, and nobody makes them one', () => {
    const club = clubOf(6);
    const game = club.challenge('5', '4');
    expect(() => club.challenge('5', '3')).toThrow(
      'enough-open (T8): 5 has already challenged another player. That game comes first.',
    );
    expect(() => club.challenge('6', '4')).toThrow(
      'enough-open (T8): 4 has already been challenged by another player.',
    );
    club.result(game, [0, 1]);
    expect(club.challenge('5', '3')).toBeDefined();
    expect(club.challenge('6', '4')).toBeDefined();
  });

  it('may have one made and another received: each is counted by itself', () => {
    const club = clubOf(6);
    club.challenge('5', '4');
    club.challenge('6', '5');
    club.challenge('4', '3');
    expect(club.open).toHaveLength(3);
  });

  it('may have more where the club says so, from then on', () => {
    const club = clubOf(6);
    club.challenge('6', '5');
    club.does('configure', { settings: { openMade: 2, openReceived: 2 } });
    club.challenge('6', '4');
    expect(() => club.challenge('6', '3')).toThrow('6 has already challenged 2 other players. Those games come first.');
    expect(club.challenge('5', '4')).toBeDefined();
  });

  it('may have one more with a reason', () => {
    const club = clubOf(6);
    club.challenge('5', '4');
    club.because('the cup').challenge('5', '3');
    expect(club.open).toHaveLength(2);
  });

  it('is free again once that was declined, withdrawn or voided, or closed by leaving', () => {
    const club = clubOf(6);
    club.decline(club.challenge('6', '5'));
    club.withdraw(club.challenge('6', '4'));
    club.challenge('6', '3');
    club.leave('3');
    const made = club.does('challenge', { id: 'odd', challenger: '6', challenged: '5' });
    club.void(made.line);
    expect(club.challenge('6', '4')).toBeDefined();
  });

  it('has it no longer open while its result awaits confirmation, and open again if that is taken back', () => {
    const club = clubOf(6, { confirm: 3 });
    const game = club.challenge('5', '4');
    club.does('result', { ...game, score: [1, 0], reported: '5' });
    const next = club.challenge('5', '3');
    club.withdraw(next);
    club.does('reject', game);
    expect(() => club.challenge('5', '3')).toThrow('enough-open');
  });

  it('can still have a game from a sheet entered: it was never open', () => {
    const club = clubOf(6);
    club.challenge('5', '4');
    expect(club.sheet('5', '3', [0, 1])).toBe(club.ladder.line);
  });

  it('keeps a challenge that was accepted when others were open, whatever is corrected before it', () => {
    const club = clubOf(6);
    const first = club.plays('5', '4', [0, 1]);
    club.challenge('5', '3');
    club.correct(first, [1, 0]);
    expect(club.open).toEqual(['5 to 3']);
  });

  it('reads why on their own page, and those further away are out of reach as ever', () => {
    const club = clubOf(60, { reach: 5 });
    club.challenge('40', '38');
    const { ladder } = club.season;
    const { may, not } = rivalsOf(ladder, playerOn(ladder, '40'), ladder.at, namesIn(ladder));
    expect(may).toEqual([]);
    const codes = not.map(({ refusal, who }) => [refusal.code, who.length]);
    expect(codes).toEqual([
      ['out-of-reach', 24],
      ['enough-open', 4],
      ['already-open', 1],
    ]);
  });

  it('is told from others by the very rule that a challenge meets', () => {
    const club = clubOf(6);
    club.challenge('4', '3');
    const { ladder } = club.season;
    const told = opponentsOf(ladder, playerOn(ladder, '5'), ladder.at).map(
      ({ player, refusal, soft }) => `${player} ${refusal?.code ?? 'may'}${soft ? ' (soft)' : ''}`,
    );
    expect(told).toEqual(['1 out-of-reach (soft)', '2 may', '3 enough-open (soft)', '4 may', '6 out-of-reach (soft)']);
  });
});

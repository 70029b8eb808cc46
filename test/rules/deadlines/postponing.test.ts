import { describe, expect, it, vi } from 'vitest';
import { houseLike } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';
import { challenged, lapsedOf } from './challenged.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => houseLike(registry.systemOf(ladder)) };
});

const said = (club: ChessClub, player?: string) =>
  club.does('postpone', { challenge: 'c', ...(player !== undefined && { player }) });

describe('a challenge that is put off', () => {
  it('is once both have said so: that counts as accepting it, and not before', () => {
    const club = challenged();
    said(club, '2');
    said(club, '2');
    expect(club.nextDue).toBe('2023-03-07T00:00:00.000Z');
    said(club, '4');
    expect(club.nextDue).toBe('2023-03-23T00:00:00.000Z');
    club.at('2023-04-01').settle();
    expect(lapsedOf(club)).toEqual(['deadline-c at 2023-03-23T00:00Z (D2): 4 to 2 forfeited']);
  });

  it('is at once where an official says so, and a second time only for a reason', () => {
    const club = challenged({}, { closures: [{ from: '2023-03-17', to: '2023-03-18' }] });
    said(club);
    expect(club.nextDue).toBe('2023-03-25T00:00:00.000Z');
    const no = 'cannot-postpone (D3): The challenge between 4 and 2 has already been postponed.';
    expect(() => said(club, '4')).toThrow(no);
    said(club.because('flu'));
    expect(club.nextDue).toBe('2023-03-31T23:00:00.000Z');
  });

  it('goes by what the ladder had when it was issued, and is refused where there is nothing to put off', () => {
    const club = challenged({ postponeDays: 0 });
    club.does('configure', { settings: { postponeDays: 3, playDays: 0 } });
    expect(() => said(club)).toThrow('cannot-postpone (D3): Challenges can’t be postponed.');
    club.challenge('5', '3', 'd');
    expect(() => club.does('postpone', { challenge: 'd' })).toThrow('has no deadline to postpone');
    expect(() => said(club, '5')).toThrow('unknown-player');
    club.at('2023-03-07');
    expect(() => said(club, '4')).toThrow('closed-challenge');
  });

  it('is not put off where that is voided, but stays as it was played meanwhile', () => {
    const club = challenged();
    const { line } = said(club);
    club.at('2023-03-20 20:00').result({ challenge: 'c' }, [1, 0]);
    club.void(line);
    expect([club.order, lapsedOf(club)]).toEqual(['1 4 2 3 5', []]);
    const idle = challenged();
    const put = said(idle);
    idle.at('2023-03-20').void(put.line);
    expect(lapsedOf(idle)).toEqual(['acceptance-c at 2023-03-07T00:00Z (D1): 4 to 2 closed']);
  });
});

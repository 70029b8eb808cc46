import { describe, expect, it } from 'vitest';
import type { LadderView } from '#shared/contract/view.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { placesOf } from '#shared/view/places.ts';
import { pastPlace } from '#web/apps/player/past.tsx';
import { who } from './club.ts';

const standings = ['ann', 'bob', 'former-1'].map((id, index) => ({ id: who(id), name: id, rung: index + 1 }));
const VIEW = { standings, winner: standings[0] } as unknown as LadderView;

describe('how a season ended', () => {
  const places = placesOf(VIEW, { ...FULL_NAMES, forgotten: ['former-1'] });

  it('is said of a player in a few words, of its winner first of all', () => {
    expect([who('ann'), who('bob')].map((id) => pastPlace(places, id))).toEqual(['champion', '2nd of 3']);
    const { winner: _, ...undecided } = places;
    expect(pastPlace(undecided, who('ann'))).toBe('1st of 3');
  });

  it('is not said of somebody whose full name is not public, be it the winner', () => {
    const shown = placesOf(VIEW, { ...FULL_NAMES, alone: { ann: 'initials' } });
    expect([who('ann'), who('bob')].map((id) => pastPlace(shown, id))).toEqual([undefined, '2nd of 3']);
    expect(shown).not.toHaveProperty('winner');
  });

  it('is not said of somebody who is forgotten, nor of somebody who was not there', () => {
    expect([who('former-1'), who('zoe')].map((id) => pastPlace(places, id))).toEqual([undefined, undefined]);
  });
});

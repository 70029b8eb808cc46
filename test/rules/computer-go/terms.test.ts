import { describe, expect, it } from 'vitest';
import { handicapTerms, prefersOf } from '#shared/rules/go/terms.ts';
import { parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { idOf } from '../club.ts';
import { ladderOf, type Programs } from './programs.ts';

/** What a game is played at, as people read it. */
function toldOf({ ladder }: Programs, { challenge }: { readonly challenge: string }) {
  const id = parseChallengeId(challenge);
  const open = id && ladder.challenges.get(id);
  return open && handicapTerms(ladder, open, (player) => ({ id: player, name: `The ${player}` }));
}

const prefers = (club: Programs, player: string, body: object): Programs => club.does('prefer', { player, ...body });

describe('the terms of a game', () => {
  it('are even, and the defender has the choice of colour, at level 0 (G Challenge play)', () => {
    const club = ladderOf('ash 0? birch');
    expect(toldOf(club, club.issue('birch', 'ash'))).toEqual({
      go: { level: 0, stones: 0, komi: 5.5, scoring: 'Chinese' },
      chooses: { id: 'ash', name: 'The ash' },
    });
  });

  it('are half a point without stones at level 1, and as many stones as the level above (G Challenge play)', () => {
    const club = ladderOf('ash 1? birch 2.5? cedar');
    expect(toldOf(club, club.issue('birch', 'ash'))?.go).toMatchObject({ level: 1, stones: 0, komi: 0.5 });
    expect(toldOf(club, club.issue('cedar', 'birch'))?.go).toMatchObject({ level: 2, stones: 2, komi: 0.5 });
  });

  it('give White to the upper, whoever challenged (G Challenge play)', () => {
    const club = ladderOf('ash 1? birch 1? cedar');
    expect(toldOf(club, club.issue('birch', 'ash'))?.go).toMatchObject({ white: { id: 'ash' } });
    expect(toldOf(club, club.issue('birch', 'cedar'))?.go).toMatchObject({ level: 2, white: { id: 'birch' } });
  });

  it('have the larger of each preference, main time and byo-yomi apart (G Time controls)', () => {
    const club = ladderOf('ash 0? birch 0? cedar');
    prefers(prefers(club, 'ash', { main: 20, byoyomi: 3 }), 'birch', { main: 45 });
    expect(toldOf(club, club.issue('birch', 'ash'))?.go).toMatchObject({ main: 45, byoyomi: 3 });
    const { go } = toldOf(club, club.issue('cedar', 'birch')) ?? {};
    expect(go).toMatchObject({ main: 45 });
    expect(go).not.toHaveProperty('byoyomi');
  });

  it('have the scoring that both prefer, however they write it, else Chinese (G Scoring)', () => {
    const club = ladderOf('ash 0? birch 0? cedar 0? elm');
    prefers(prefers(club, 'ash', { scoring: 'Japanese' }), 'birch', { scoring: ' japanese ' });
    prefers(club, 'cedar', { scoring: 'AGA' });
    expect(toldOf(club, club.issue('ash', 'birch'))?.go?.scoring).toBe('Japanese');
    expect(toldOf(club, club.issue('cedar', 'birch'))?.go?.scoring).toBe('Chinese');
    expect(toldOf(club, club.issue('cedar', 'elm'))?.go?.scoring).toBe('Chinese');
  });

  it('are not told of a challenge that has none (G Challenge play)', () => {
    const club = ladderOf('ash 0? birch');
    const open = { challenger: idOf('ash'), challenged: idOf('birch') };
    expect(handicapTerms(club.ladder, open, (id) => ({ id, name: id }))).toEqual({});
  });
});

describe('what a program prefers', () => {
  it('is told as far as it has said, each for itself (G Time controls, Scoring)', () => {
    const club = ladderOf('ash 0? birch 0? cedar 0? elm');
    prefers(prefers(prefers(club, 'ash', { main: 20 }), 'birch', { byoyomi: 0 }), 'cedar', { scoring: 'AGA' });
    const told = ['ash', 'birch', 'cedar', 'elm', 'oak'].map((id) => prefersOf(club.ladder, idOf(id)));
    expect(told).toEqual([{ main: 20 }, { byoyomi: 0 }, { scoring: 'AGA' }, undefined, undefined]);
  });

  it('may be said when it joins, and comes along under a new name (G)', () => {
    const club = ladderOf('ash 0? birch').join('fir', { name: 'Fir', main: 10 });
    expect(prefersOf(club.ladder, idOf('fir'))).toEqual({ main: 10 });
    expect(club.ladder.players.get(idOf('fir'))?.name).toBe('Fir');
    expect(club.join('gum').ladder.players.get(idOf('gum'))).not.toHaveProperty('name');
  });
});

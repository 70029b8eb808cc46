import { describe, expect, it } from 'vitest';
import { goClock, goScoring, goTerms, handicapTerms, prefersOf } from '#shared/rules/go/terms.ts';
import type { HandicapTerms } from '#shared/vocabulary/ladder.ts';
import { parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { idOf } from '../club.ts';
import { ladderOf, type Programs } from './programs.ts';

describe('what a game of programs is played at', () => {
  const terms = (level: number, kind: HandicapTerms['kind']) => goTerms({ kind, level }, 'challenger', 'challenged');

  it('is even, with komi 5.5 and the defender choosing, at level 0 (G Challenge play)', () => {
    const even = { level: 0, stones: 0, komi: 5.5, chooses: 'challenged' };
    expect(terms(0, 'up')).toEqual(even);
    expect(terms(0, 'entry')).toEqual(even);
  });

  it('has the upper as White, without stones, at level 1 (G Challenge play)', () => {
    expect(terms(1, 'up')).toEqual({ level: 1, stones: 0, komi: 0.5, white: 'challenged' });
    expect(terms(1, 'down')).toEqual({ level: 1, stones: 0, komi: 0.5, white: 'challenger' });
  });

  it('has the upper give as many stones as the level from 2 on (G Challenge play)', () => {
    expect(terms(2, 'up')).toEqual({ level: 2, stones: 2, komi: 0.5, white: 'challenged' });
    expect(terms(9, 'down')).toEqual({ level: 9, stones: 9, komi: 0.5, white: 'challenger' });
  });

  it('takes the larger of each preferred time, separately (G Time controls)', () => {
    expect(goClock({ main: 15, byoyomi: 25 }, { main: 20, byoyomi: 12 })).toEqual({ main: 20, byoyomi: 25 });
    expect(goClock({ main: 15 }, {})).toEqual({ main: 15 });
    expect(goClock()).toEqual({});
  });

  it('is scored as both prefer, else the Chinese way (G Scoring)', () => {
    expect(goScoring({ scoring: 'Japanese' }, { scoring: 'japanese ' })).toBe('Japanese');
    expect(goScoring({ scoring: 'Japanese' }, { scoring: 'AGA' })).toBe('Chinese');
    expect(goScoring({ scoring: 'Japanese' }, {})).toBe('Chinese');
    expect(goScoring()).toBe('Chinese');
  });
});

/** What a game is played at, as people read it. */
function toldOf({ ladder }: Programs, { challenge }: { readonly challenge: string }) {
  const id = parseChallengeId(challenge);
  const open = id && ladder.challenges.get(id);
  return open && handicapTerms(ladder, open, (player) => ({ id: player, name: `The ${player}` }));
}

describe('the terms of a game', () => {
  it('name White, or who has the choice of colour (G Challenge play)', () => {
    const club = ladderOf('ash 1? birch 0? cedar');
    expect(toldOf(club, club.issue('birch', 'ash'))).toEqual({
      go: { level: 1, stones: 0, komi: 0.5, scoring: 'Chinese', white: { id: 'ash', name: 'The ash' } },
    });
    expect(toldOf(club, club.issue('cedar', 'birch'))).toEqual({
      go: { level: 0, stones: 0, komi: 5.5, scoring: 'Chinese' },
      chooses: { id: 'birch', name: 'The birch' },
    });
  });

  it('have what the two prefer (G Time controls, Scoring)', () => {
    const club = ladderOf('ash 0? birch 0? cedar')
      .does('prefer', { player: 'ash', main: 20, byoyomi: 3, scoring: 'Japanese' })
      .does('prefer', { player: 'birch', main: 45, scoring: ' japanese ' });
    expect(toldOf(club, club.issue('ash', 'birch'))?.go).toMatchObject({ main: 45, byoyomi: 3, scoring: 'Japanese' });
    const { go } = toldOf(club, club.issue('cedar', 'birch')) ?? {};
    expect(go).toMatchObject({ main: 45, scoring: 'Chinese' });
    expect(go).not.toHaveProperty('byoyomi');
  });

  it('are not told of a challenge that has none (G Challenge play)', () => {
    const club = ladderOf('ash 0? birch');
    const open = { challenger: idOf('ash'), challenged: idOf('birch') };
    expect(handicapTerms(club.ladder, open, (id) => ({ id, name: id }))).toEqual({});
  });
});

describe('what a program prefers', () => {
  it('is told as far as it has said, each for itself (G Time controls, Scoring)', () => {
    const club = ladderOf('ash 0? birch 0? cedar 0? elm')
      .does('prefer', { player: 'ash', main: 20 })
      .does('prefer', { player: 'birch', byoyomi: 0 })
      .does('prefer', { player: 'cedar', scoring: 'AGA' });
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameScore } from '#shared/rules/challenge/results.ts';
import { atTheBottom, type RungWords, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { instant, lineNumber, type PlayerId, parseChallengeId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Games } from '#shared/words/games.ts';
import { textOf } from '#shared/words/phrase.ts';
import { PotGames } from '#shared/words/pots.ts';
import { runs } from '../runs.ts';
import { header } from '../view/club.ts';

function named(name: string): PlayerId {
  const id = parsePlayerId(name);
  if (!id) throw new Error(`${name} is no id`);
  return id;
}

const [ann, bob, cy, dee, eve, flo] = [
  named('ann'),
  named('bob'),
  named('cy'),
  named('dee'),
  named('eve'),
  named('flo'),
];
const GAME = parseChallengeId('game');

const WORDS: RungWords = {
  arrival: atTheBottom,
  hasScore: false,
  climb: (_, went) => went,
  settlements: {},
};

/** What everybody is told of a game after which a ladder stands anyhow: a movement that nobody has thought of yet. */
function toldOf(before: readonly PlayerId[], after: readonly PlayerId[], score: Score): ReadonlyMap<string, string> {
  if (!GAME) throw new Error('that is an id');
  const body = { id: GAME, challenger: ann, challenged: bob, score } as const;
  const command = { at: instant(0), verb: 'match', body } as const;
  const moves = movesBetween(Order.of(before), Order.of(after));
  const entry: Entry<'match'> = { line: lineNumber(2), command, effects: { settled: [], moves } };
  const tale = {
    ladder: newLadder(header({ system: 'crewe' })),
    games: new Games(gameScore.outcome, [entry]),
    pots: new PotGames([]),
    named: (id: PlayerId) => ({ id, name: id }),
  };
  const told = tellRungs(WORDS, { line: entry.line, at: command.at, moves, entry }, tale);
  return new Map(told.map(({ player, explain }) => [player, textOf(explain().text)]));
}

const orders = fc.shuffledSubarray([ann, bob, cy, dee, eve, flo], { minLength: 6 });
const scores = fc.constantFrom<Score>([1, 0], [0, 1], [0.5, 0.5]);

describe('whoever stood by while two others played', () => {
  it('is told of being passed by one of them only where that is so, however a system moves its players', () => {
    void fc.assert(
      fc.property(orders, orders, scores, (before, after, score) => {
        const placeIn = (order: readonly string[]) => (player: string) => order.indexOf(player);
        const [were, are] = [placeIn(before), placeIn(after)] as const;
        const rose = (player: string, past: string) => were(player) > were(past) && are(player) < are(past);
        for (const [player, text] of toldOf(before, after, score)) {
          const [, loser] = /: (\w+) lost to \w+ and moved down$/.exec(text) ?? [];
          const [, winner] = /^overtaken by (\w+), who beat \w+: /.exec(text) ?? [];
          const isLevel = /: overtaken after \w+ and \w+ drew$/.test(text);
          if (loser) expect([text, rose(player, loser)]).toEqual([text, true]);
          if (winner) expect([text, rose(winner, player)]).toEqual([text, true]);
          if (isLevel) expect([text, rose('ann', player) || rose('bob', player)]).toEqual([text, true]);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('is told by how much they moved, and of which game', () => {
    // A pyramid that turns over: the winner comes to the top, and the loser stays.
    const told = toldOf([cy, bob, dee, ann, eve, flo], [ann, bob, cy, dee, flo, eve], [1, 0]);
    expect(told.get(cy)).toBe('overtaken by ann, who beat bob: moved down two, to rung 3');
    expect(told.get(flo)).toBe('moved up one, to rung 5: ann beat bob');
    expect(told.get(eve)).toBe('moved down one, to rung 6: ann beat bob');
  });
});

import { describe, expect, it } from 'vitest';
import { gameScore } from '#shared/rules/challenge/results.ts';
import { tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import type { DeadlineSettlement, Entry } from '#shared/vocabulary/entry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { instant, lineNumber, type PlayerId, parseChallengeId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Games } from '#shared/words/games.ts';
import { isSlide, shifts } from '#shared/words/happening.ts';
import { textOf } from '#shared/words/phrase.ts';
import { PotGames } from '#shared/words/pots.ts';
import { header } from '../view/club.ts';

const [ann, bob, cy] = ['ann', 'bob', 'cy'].map((name) => parsePlayerId(name));
const challenge = parseChallengeId('late');
if (!ann || !bob || !cy || !challenge) throw new Error('these are ids');

const LAPSED: DeadlineSettlement = {
  kind: 'deadline',
  name: 'deadline-late',
  at: instant(Date.parse('2021-11-09T00:00:00Z')),
  clause: 'X',
  removed: [],
  moves: movesBetween(Order.of([ann, bob, cy]), Order.of([cy, ann, bob])),
  challenge,
  challenger: cy,
  challenged: ann,
  outcome: 'forfeited',
};
const context = {
  ladder: newLadder(header({ system: 'crewe', timezone: 'UTC' })),
  games: new Games(gameScore.outcome),
  pots: new PotGames([]),
  named: (id: PlayerId) => ({ id, name: id }),
};
const { at } = LAPSED;
const entry: Entry<'settle'> = {
  line: lineNumber(2),
  command: { at, verb: 'settle', body: {} },
  effects: { settled: [LAPSED], moves: [] },
};

describe('a challenge that nobody played in time', () => {
  it('is told to those whom it moved as what it was, and not as a missed period', () => {
    const words = { arrival: () => '', hasScore: false, climb: () => '', settlements: { deadline: deadlineWords } };
    const happening = { line: entry.line, at, moves: LAPSED.moves, clause: 'X', entry, settlement: LAPSED };
    const told = tellRungs(words, happening, context).map(({ player, explain }) => [player, textOf(explain().text)]);
    expect(Object.fromEntries(told)).toEqual({
      cy: 'won by default against ann and moved up two, to rung 1',
      ann: 'lost by default to cy and moved down one, to rung 2',
      bob: 'moved down one, to rung 3: cy and ann didn’t play in time',
    });
  });

  it('is said ahead with its last day, and what follows', () => {
    expect(deadlineWords.ahead(LAPSED, context)).toBe(
      'cy and ann have until the end of 8 November to play; otherwise cy wins by default.',
    );
    expect(deadlineWords.ahead({ ...LAPSED, outcome: 'closed' }, context)).toContain('the challenge lapses.');
  });

  it('is said to be lost by both where it is', () => {
    const both: DeadlineSettlement = { ...LAPSED, outcome: 'lost-by-both', dropped: [cy, ann] };
    expect(deadlineWords.ahead(both, context)).toContain('to play; otherwise both lose and drop.');
    const [slide] = shifts({ line: entry.line, at, moves: LAPSED.moves, clause: 'X', entry, settlement: both });
    expect(slide && isSlide(slide) && textOf(deadlineWords.moved(both, slide, context))).toBe(
      'moved down one, to rung 2: cy and ann didn’t play in time',
    );
  });

  it('says which it was where it was to be accepted', () => {
    const unaccepted: DeadlineSettlement = { ...LAPSED, name: 'acceptance-late', unaccepted: true };
    expect([
      deadlineWords.ahead(unaccepted, context),
      deadlineWords.cause(unaccepted, context),
      deadlineWords.date?.(unaccepted, context),
      deadlineWords.news({ ...unaccepted, outcome: 'closed' }),
    ]).toEqual([
      'ann has until the end of 8 November to accept cy’s challenge; otherwise cy wins by default.',
      'ann didn’t accept cy’s challenge in time',
      'Deadline to accept: cy and ann',
      'Lapsed: not accepted in time',
    ]);
  });
});

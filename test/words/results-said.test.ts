import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { gameScore } from '#shared/rules/challenge/results.ts';
import { atTheBottom, type RungWords, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { DeadlineSettlement, Entry } from '#shared/vocabulary/entry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { instant, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Games } from '#shared/words/games.ts';
import { isSlide, shifts } from '#shared/words/happening.ts';
import { textOf as phraseText, say } from '#shared/words/phrase.ts';
import { PotGames } from '#shared/words/pots.ts';
import { TEXT } from '#shared/words/texts.ts';
import { runs } from '../runs.ts';
import { at, Club, challengeId, header, seasonView, who } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';
import { whyOf } from '../view/vectors.ts';

describe('the time by which players check in for the final', () => {
  const club = new Club({ season: { start: '2021-09-06', end: '2021-09-13' } });
  club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  club.does('2021-09-13T20:15:00.000+01:00', 'arrive', { player: 'ann' });

  it('is still in time, and no language says that one has to be there before it (L29)', () => {
    const said = (language: 'en' | 'de' | 'fr') =>
      inLanguage(language, () => textOf(pageOf(club, at('2021-09-13T20:15+01:00'))));
    expect(said('en')).toContain('not checked in by 20:15');
    expect(said('de')).toMatch(/bis 20:15\sUhr nicht eingecheckt/);
    expect(said('fr')).toMatch(/pas pointé au plus tard à 20\sh\s15/);
    expect(said('fr')).not.toMatch(/avant 20/);
    club.does('2021-09-13T20:16+01:00', 'settle', {});
    expect(club.season.ladder.order.players()).toEqual(['ann']);
  });
});

const EVENING = at('2021-09-13T21:00+01:00');

function played(): Club {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });
  club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [1.5, 0.5]);
  return club;
}

describe('a result, in each language', () => {
  it('is told to each player with their own points first, in a defeat too', () => {
    const { season } = played();
    const said = (player: string) =>
      LANGUAGES.map((language) => inLanguage(language, () => whyOf(seasonView(season, EVENING), player)));
    expect(said('bob')).toEqual([
      'lost ½–1½ to Dee (2 → 3) (L20a)',
      'Niederlage ½–1½ gegen Dee (2 → 3) (L20a)',
      'défaite ½–1½ contre Dee (2 → 3) (L20a)',
    ]);
    expect(said('dee')[0]).toBe('beat Bob 1½–½ (4 → 2) (L20a)');
  });

  it('that was undone says so once', () => {
    const club = played();
    club.does('2021-09-14T20:30+01:00', 'void', { line: 3 });
    const times = (word: string) => textOf(pageOf(club)).split(word).length - 1;
    const words = { en: 'undone', de: 'rückgängig gemacht', fr: 'annulée' };
    expect(LANGUAGES.map((language) => inLanguage(language, () => times(words[language])))).toEqual([1, 1, 1]);
  });
});

const [ann, bob, cy, dee, eve, flo] = [who('ann'), who('bob'), who('cy'), who('dee'), who('eve'), who('flo')];

const WORDS: RungWords = { arrival: atTheBottom, hasScore: false, climb: (_, went) => went, settlements: {} };

/** What is known of a Crewe ladder on which these lines were recorded. */
const contextOf = (changes: object, lines: readonly Entry[] = []) => ({
  ladder: newLadder(header({ system: 'crewe', ...changes })),
  games: new Games((score) => gameScore.outcome(score, newLadder(header({ system: 'crewe' }))), lines),
  pots: new PotGames([]),
  named: (id: PlayerId) => ({ id, name: id }),
});

/** What everybody is told of a game after which a ladder stands anyhow: a movement that nobody has thought of yet. */
function toldOf(before: readonly PlayerId[], after: readonly PlayerId[], score: Score): ReadonlyMap<string, string> {
  const body = { id: challengeId('game'), challenger: ann, challenged: bob, score } as const;
  const command = { at: instant(0), verb: 'match', body } as const;
  const moves = movesBetween(Order.of(before), Order.of(after));
  const entry: Entry<'match'> = { line: lineNumber(2), command, effects: { settled: [], moves } };
  const told = tellRungs(WORDS, { line: entry.line, at: command.at, moves, entry }, contextOf({}, [entry]));
  return new Map(told.map(({ player, explain }) => [player, phraseText(explain().text)]));
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
    expect(told.get(cy)).toBe('passed by ann, who beat bob');
    expect(told.get(flo)).toBe('ann beat bob');
    expect(told.get(eve)).toBe('ann beat bob');
  });
});

it('a sentence that ends with a short name such as “Bob B.” has one full stop', () => {
  const bob = { id: who('bob'), name: 'Bob B.' };
  expect(phraseText(say`Ann beat ${bob}.`)).toBe('Ann beat Bob B.');
  expect(phraseText(say`${bob} … lost. Ann: ${bob}.5`)).toBe('Bob B. … lost. Ann: Bob B..5');
  expect(phraseText(say`Beat ${{ ...bob, name: 'Bob' }}. Then ${bob}. Then more.`)).toBe(
    'Beat Bob. Then Bob B. Then more.',
  );
});

const LAPSED: DeadlineSettlement = {
  kind: 'deadline',
  name: 'deadline-late',
  at: instant(Date.parse('2021-11-09T00:00:00Z')),
  clause: 'X',
  removed: [],
  moves: movesBetween(Order.of([ann, bob, cy]), Order.of([cy, ann, bob])),
  challenge: challengeId('late'),
  challenger: cy,
  challenged: ann,
  outcome: 'forfeited',
};
const context = contextOf({ timezone: 'UTC' });
const command = { at: LAPSED.at, verb: 'settle', body: {} } as const;
const entry: Entry<'settle'> = { line: lineNumber(2), command, effects: { settled: [LAPSED], moves: [] } };
const moving = { line: entry.line, at: LAPSED.at, moves: LAPSED.moves, clause: 'X', entry };

describe('a challenge that nobody played in time', () => {
  it('is told to those whom it moved as what it was, and not as a missed period', () => {
    const words = { ...WORDS, settlements: { deadline: deadlineWords } };
    const told = tellRungs(words, { ...moving, settlement: LAPSED }, context).map(({ player, explain }) => [
      player,
      phraseText(explain().text),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      cy: 'won by default against ann',
      ann: 'lost by default to cy',
      bob: 'passed by cy, who won by default against ann',
    });
  });

  it('is said ahead with its last day, and what follows', () => {
    expect(deadlineWords.ahead(LAPSED, context)).toBe(
      'cy and ann have until the end of 8 November to play; otherwise cy would win by default.',
    );
    expect(deadlineWords.ahead({ ...LAPSED, outcome: 'closed' }, context)).toContain('the challenge expires.');
  });

  it('is said to be lost by both where it is', () => {
    const both: DeadlineSettlement = { ...LAPSED, outcome: 'lost-by-both', dropped: [cy, ann] };
    expect(deadlineWords.ahead(both, context)).toContain('to play; otherwise both lose, which costs ann a place.');
    const [slide] = shifts({ ...moving, settlement: both });
    expect(slide && isSlide(slide) && phraseText(deadlineWords.moved(both, slide, context))).toBe(
      'didn’t play cy in time',
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
      'ann can accept cy’s challenge until the end of 8 November; otherwise cy would win by default.',
      'ann didn’t accept cy’s challenge in time',
      'Deadline to accept: cy and ann',
      'Expired: not accepted in time',
    ]);
  });
});

describe('who has offered a day to play', () => {
  it.each([
    ['en', 'Ann offered a day', 'Ann and Bob offered a day'],
    ['de', 'Tag angeboten von Ann', 'Tag angeboten von Ann and Bob'],
    ['fr', 'Jour proposé par Ann', 'Jour proposé par Ann and Bob'],
  ] as const)('is one, or both, in %s (H15)', (language, one, both) => {
    const said = inLanguage(language, () => [TEXT.offered('Ann'), TEXT.offered('Ann and Bob')]);
    expect(said.map((parts) => parts.join(''))).toEqual([one, both]);
  });
});

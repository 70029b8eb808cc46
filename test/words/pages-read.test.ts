import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { replayed, vector } from '../view/vectors.ts';
import { DEMOS, type Demo, linesOf, linesOfApps, pageOfDemo, seenOf } from './demo-pages.tsx';
import { faultsIn, inSingular } from './faults.ts';

/** What people called themselves and their clubs is theirs, and so are their moves. */
function withoutNames(line: string, names: readonly string[]): string {
  return /^1\. [a-hKQRBNO]/.test(line) ? '' : names.reduce((text, name) => text.replaceAll(name, '…'), line);
}

function namesOf({ demo, season }: Demo): readonly string[] {
  const players = [...season.ladder.players.values()].map(({ id, name = id }) => name);
  const all = [demo.name, season.header.name ?? '', ...players];
  return all.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
}

const faultsOf = (language: Language, demo: Demo): readonly string[] =>
  inLanguage(language, () => {
    const names = namesOf(demo);
    const lines = new Set([...linesOf(demo), ...linesOfApps()].map((line) => withoutNames(line, names)));
    return [...new Set([...lines].flatMap((line) => faultsIn(line, language)))];
  });

describe.each(LANGUAGES)('the pages of the demo clubs, in %s', (language) => {
  it.each(DEMOS.map((each) => [`${each.demo.club}/${each.demo.ladder}`, each] as const))(
    'say of %s what a native would print',
    (_, demo) => {
      expect(faultsOf(language, demo)).toEqual([]);
    },
  );

  it('are read in a few minutes: a squash ladder’s has at most 1,900 words, folds included', () => {
    const squash = DEMOS.filter(({ demo }) => demo.club === 'riverside-squash');
    for (const demo of squash) {
      const words = seenOf(inLanguage(language, () => pageOfDemo(demo)))
        .join(' ')
        .split(/ +/);
      expect(words.filter((word) => /[\p{L}\d]/u.test(word)).length, demo.demo.ladder).toBeLessThanOrEqual(1900);
    }
    expect(squash).toHaveLength(3);
  });
});

/** What is said of the demo clubs’ pairs, and of those of a sample season, each pair as “A / B”. */
function* linesOfPairs(): Generator<string> {
  const sample = { demo: { ...first(DEMOS).demo, ladder: 'pairs' }, season: replayed(vector('house-pairs.jsonl')) };
  for (const demo of [...DEMOS, sample].filter(({ season }) => season.header.entrants === 'pairs')) {
    const names = namesOf(demo).filter((name) => name.includes(' / '));
    expect(names.length).toBeGreaterThan(2);
    for (const line of linesOf(demo)) yield names.reduce((text, name) => text.replaceAll(name, 'A / B'), line);
  }
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('there is none');
  return one;
}

describe('a pair', () => {
  it.each(LANGUAGES)('is told of as two, in %s', (language) => {
    const said = inLanguage(language, () => [...linesOfPairs()].filter((line) => line.includes('A / B ')));
    expect(said.length).toBeGreaterThan(50);
    expect([...new Set(said.filter((line) => inSingular(line, language)))]).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'A / B is away', 'A / B are away'],
    ['en', 'A / B leads, ahead of C', 'A / B beat C'],
    ['de', 'A / B fällt auf Platz 3', 'A / B fallen auf Platz 3'],
    ['de', 'A / B hat dich gefordert', 'A / B nicht rechtzeitig'],
    ['fr', 'A / B descend d’un rang', 'A / B descendent d’un rang'],
    ['fr', 'A / B n’a pas joué', 'A / B à 19 h'],
  ])('in the singular is found: (%s) %s, not %s', (language, one, two) => {
    expect([inSingular(one, language), inSingular(two, language)]).toEqual([true, false]);
  });
});

describe('a fault on a page', () => {
  it.each<readonly [Language, string]>([
    ['fr', 'C’est à Ruth de défier de défier Priya Nair ou Fiona Drummond, ou de passer son tour.'],
    ['de', '23. Nov schlägt Tom'],
    ['de', 'annehmen bis Mi 2. Dez.'],
    ['de', 'Wer nie antwortet verliert jede Forderung nach 5 Tagen.'],
    ['fr', 'Zoe monte de 1 rang, au rang 2'],
    ['fr', 'en lice ; absent jusqu’au 6 décembre'],
    ['fr', '20 h 23: Marge Kowalski 575'],
    ['en', 'falls to 13 if not accepted by 2 Dec'],
    ['en', 'up 1 ranks, 1 places'],
    ['de', 'Zählweise: Chinese, and so on'],
    ['de', 'Bitte prüfen Sie Ihre Adresse'],
    ['en', 'Rung undefined'],
  ])('is found: (%s) %s', (language, line) => {
    expect(faultsIn(line, language)).not.toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['en', 'falls to 13th unless they accept by 2 Dec: 1 place, 11–1 points…'],
    ['de', 'verliert kampflos, wenn bis Mi., 2. Dez. keine Zusage kommt; am 3. März um 20:15 Uhr'],
    ['fr', 'Vous vous absentez\u202f: le mer. 2 déc. à 20 h 15, «\u202fSquash\u202f»'],
  ])('is none where all is right: (%s) %s', (language, line) => {
    expect(faultsIn(line, language)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { at, Club } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';
import { seasonView } from '../view/told.ts';
import { whyOf } from '../view/vectors.ts';

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
      'lost ½–1½ to Dee and moved down one, to rung 3 (L20a)',
      'verliert ½–1½ gegen Dee und fällt um 1 auf Platz 3 (L20a)',
      'perd ½–1½ contre Dee et descend de 1 rang, au rang 3 (L20a)',
    ]);
    expect(said('dee')[0]).toBe('beat Bob 1½–½ and took rung 2 (L20a)');
  });

  it('that was cancelled says so once', () => {
    const club = played();
    club.does('2021-09-13T20:30+01:00', 'void', { line: 3 });
    const times = (word: string) => textOf(pageOf(club, EVENING)).split(word).length - 1;
    const words = { en: 'cancelled', de: 'annulliert', fr: 'annulée' };
    expect(LANGUAGES.map((language) => inLanguage(language, () => times(words[language])))).toEqual([1, 1, 1]);
  });
});

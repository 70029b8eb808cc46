import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { at, Club } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';

describe('the time by which players check in for the final', () => {
  const club = new Club({ season: { start: '2021-09-06', end: '2021-09-13' } });
  club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  club.does('2021-09-13T20:15:00.000+01:00', 'arrive', { player: 'ann' });

  it('is still in time, and no language says that one has to be there before it (L29)', () => {
    const said = (language: 'en' | 'de' | 'fr') =>
      inLanguage(language, () => textOf(pageOf(club, at('2021-09-13T20:15+01:00'))));
    expect(said('en')).toContain('not checked in by 20:15');
    expect(said('de')).toContain('bis 20:15 Uhr nicht eingecheckt');
    expect(said('fr')).toContain('pas pointé au plus tard à 20:15');
    expect(said('fr')).not.toContain('avant 20:15');
    club.does('2021-09-13T20:16+01:00', 'settle', {});
    expect(club.season.ladder.order.players()).toEqual(['ann']);
  });
});

import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club } from '../view/club.ts';
import { seasonView } from '../view/told.ts';
import { whyOf } from '../view/vectors.ts';

const NARROW = '\u202f';
const viewOf = (club: Club, now = club.season.ladder.at) => seasonView(club.season, now);
const headlines = ({ results }: LadderView) => results.map(({ moved }) => textOf(moved));
const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ id: name.toLowerCase(), name }));

describe('why somebody moved, and what a game did, is told in the language of the club', () => {
  it('after a game of chess', () => {
    const club = new Club({ system: 'crewe' });
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players: people });
    club.match('2021-09-13T20:00Z', 'dee', 'ann', [1, 0]);
    inLanguage('de', () => {
      expect(whyOf(viewOf(club), 'dee')).toBe('schlägt Ann und steigt um 2 auf Platz 2 (halber Abstand) (C4)');
      expect(whyOf(viewOf(club), 'cy')).toBe('überholt von Dee (Sieg gegen Ann): fällt um 1 auf Platz 4 (C4)');
      expect(headlines(viewOf(club))).toEqual(['Dee steigt um 2 auf Platz 2 (halber Abstand)']);
    });
    inLanguage('fr', () => {
      expect(whyOf(viewOf(club), 'dee')).toBe('bat Ann et monte de 2 rangs, au rang 2 (la moitié de l’écart) (C4)');
      expect(whyOf(viewOf(club), 'cy')).toBe(`Dee bat Ann et passe devant${NARROW}: descend de 1 rang, au rang 4 (C4)`);
    });
  });

  it('after a month without a match', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });
    club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
    club.match('2021-09-13T20:00+01:00', 'dee', 'eve', [1, 1]);
    club.does('2021-10-01T00:00+01:00', 'settle', {});
    const now = at('2021-10-01T08:00+01:00');
    inLanguage('de', () => {
      const view = viewOf(club, now);
      expect(whyOf(view, 'ann')).toBe('steigt um 4 Plätze ab, auf Platz 5: keine Partie im September 2021 (L25)');
      expect(whyOf(view, 'bob')).toBe(
        'steigt um 1 auf Platz 1, weil andere abgestiegen sind: keine Partie im September 2021 (L25)',
      );
    });
    inLanguage('fr', () => {
      const why = whyOf(viewOf(club, now), 'ann');
      expect(why).toBe(`perd 4 rangs et se retrouve au rang 5${NARROW}: aucune partie en septembre 2021 (L25)`);
    });
  });

  it('after a game of programs', () => {
    const club = new Club({ system: 'computer-go', board: 9 });
    const players = ['Gnu', 'Ego', 'Many'].map((name) => ({ id: name.toLowerCase(), name, gap: '2.5?' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'g', challenger: 'many', challenged: 'ego' });
    club.does('2021-09-13T10:00Z', 'result', { challenge: 'g', score: [1, 0] });
    expect(inLanguage('de', () => headlines(viewOf(club)))).toEqual(['Abstand zwischen Ego und Many auf 1- verkürzt']);
    expect(inLanguage('fr', () => headlines(viewOf(club)))).toEqual(['écart entre Ego et Many réduit à 1-']);
  });

  it('after a game for points', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.does('2021-09-01T06:00Z', 'seed', { order: 'given', players: people });
    club.does('2021-09-10T20:00Z', 'start', { id: 'g', players: ['ann', 'bob', 'cy'] });
    const scores = [
      ['ann', 30],
      ['bob', 20],
      ['cy', 10],
    ];
    club.does('2021-09-10T21:00Z', 'finish', { game: 'g', scores });
    const german = inLanguage('de', () => whyOf(viewOf(club), 'ann'));
    expect(german).toMatch(/^bekommt \d+ aus dem Pot von 300 \(\+\d+\) mit 30 gegen Bob und Cy/);
    const french = inLanguage('fr', () => whyOf(viewOf(club), 'ann'));
    expect(french).toMatch(/^reçoit \d+ du pot de 300 \(\+\d+\) en marquant 30 contre Bob et Cy/);
  });
});

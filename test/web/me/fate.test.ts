import { describe, expect, it } from 'vitest';
import type { ForecastView } from '../../../shared/contract/forecast.ts';
import { rung } from '../../../shared/vocabulary/vocabulary.ts';
import { fateWords } from '../../../web/apps/me/fate.ts';

const MONTH = '2026-11';
const forecast = (changes: Pick<ForecastView, 'what'> & Partial<ForecastView>): ForecastView => ({
  at: '2026-12-01T00:00:00+00:00',
  clause: 'L25',
  ...changes,
});

const told = (changes: Parameters<typeof forecast>[0], from = 9, period = MONTH): string =>
  fateWords(forecast(changes), { period, rung: from });

describe('what awaits a player', () => {
  it('is what to do about it first, and then what happens otherwise', () => {
    const playing = { unless: 'playing' } as const;
    expect(told({ what: 'drop', to: rung(14), ...playing })).toBe(
      'Play in November 2026, or you drop to rung 14 on 1 December.',
    );
    expect(told({ what: 'removal', ...playing })).toBe('Play in November 2026, or you are removed on 1 December.');
    expect(told({ what: 'forfeit', points: 250, to: rung(11), ...playing })).toBe(
      'Play in November 2026, or you forfeit 250 points and fall to rung 11 on 1 December.',
    );
    expect(told({ what: 'drop', to: rung(10), ...playing }, 9, '2026-W48')).toBe(
      'Play in the week of 23 November, or you drop to rung 10 on 1 December.',
    );
  });

  it('says on the night of the final by when to be here', () => {
    const cut = forecast({ what: 'removal', at: '2027-06-04T20:15:00+01:00', unless: 'arriving' });
    expect(fateWords(cut, { period: '2027-06-04T20:15', rung: 3 })).toBe(
      'Be here by then, or you are removed at 20:15 on 4 June.',
    );
  });

  it('says of a drop past nobody that nothing comes of it, as things stand', () => {
    expect(told({ what: 'drop', to: rung(9), unless: 'playing' })).toBe(
      'Play in November 2026, or you are due to drop on 1 December; as things stand you stay on rung 9.',
    );
  });

  it('is good news where others stay away', () => {
    expect(told({ what: 'rise', to: rung(7) })).toBe('As things stand you rise to rung 7 on 1 December.');
    expect(told({ what: 'share', points: 12, to: rung(9) })).toBe('As things stand you get 12 points on 1 December.');
    expect(told({ what: 'share', points: -3, to: rung(9) })).toBe('As things stand you pay 3 points on 1 December.');
  });

  it('promises no figure of a month that may not count', () => {
    expect(told({ what: 'forfeit', unless: 'playing' })).toBe('Play in November 2026, or you forfeit points.');
  });
});

import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import type { ForecastView } from '#shared/contract/forecast.ts';
import type { FinalView } from '#shared/contract/view.ts';
import { outlookSentence } from '#shared/view/outlook-sentence.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { finalWords } from '#web/apps/me/final.tsx';
import { who } from '../board/line.ts';

type Changes = Pick<ForecastView, 'what'> & Partial<Omit<ForecastView, 'kind' | 'period'>>;

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const due = { at: '2026-12-01T00:00:00+00:00', clause: 'L25' } as const;
const month = { kind: 'month', first: day('2026-11-01'), period: '2026-11' } as const;
const week = { kind: 'week', first: day('2026-11-23'), period: '2026-W48' } as const;

const told = (changes: Changes, from = 9, period: typeof month | typeof week = month): string =>
  outlookSentence({ ...due, ...period, ...changes }, from);

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
    expect(told({ what: 'drop', to: rung(10), ...playing }, 9, week)).toBe(
      'Play in the week of 23 November, or you drop to rung 10 on 1 December.',
    );
  });

  it('says on the night of the final by when to be here', () => {
    const at = '2027-06-04T20:15:00+01:00';
    const cut = { kind: 'cut', at, period: '2027-06-04T20:15', clause: 'L29' } as const;
    expect(outlookSentence({ ...cut, what: 'removal', unless: 'arriving' }, 3)).toBe(
      'Check in by then, or you are removed at 20:15 on 4 June.',
    );
  });

  it('says of a drop past nobody that nothing comes of it, as things stand', () => {
    expect(told({ what: 'drop', to: rung(9), unless: 'playing' })).toBe(
      'Play in November 2026, or you are due to drop on 1 December; as things stand you stay on rung 9.',
    );
  });

  it('is good news where others stay away', () => {
    expect(told({ what: 'rise', to: rung(7) })).toBe('As things stand, you rise to rung 7 on 1 December.');
    expect(told({ what: 'share', points: 12, to: rung(9) })).toBe('As things stand, you get 12 points on 1 December.');
    expect(told({ what: 'share', points: -3, to: rung(9) })).toBe('As things stand, you pay 3 points on 1 December.');
  });

  it('promises no figure of a month that may not count', () => {
    expect(told({ what: 'forfeit', unless: 'playing' })).toBe('Play in November 2026, or you forfeit points.');
  });
});

const FINAL: FinalView = {
  day: '2021-09-13' as FinalView['day'],
  cutAt: '2021-09-13T20:15:00+01:00' as FinalView['cutAt'],
  cut: true,
  latecomers: [],
  displaced: [],
  closed: true,
};
const PAIR = { lower: { id: who('cy'), name: 'Cy' }, upper: { id: who('ann'), name: 'Ann' }, forTheTop: true };

const says = (final: Partial<FinalView>, player: string): string | undefined => {
  const words = finalWords({ ...FINAL, ...final }, who(player));
  return words && textOf(words);
};

describe('on the night of the final a player’s own page says', () => {
  it('to whoever plays off that they do, and what happens if they don’t', () => {
    expect(says({ playoff: PAIR }, 'cy')).toBe(
      'Play-off for rung 1: you challenge Ann. If you don’t take it up, you lose it.',
    );
    expect(says({ playoff: { ...PAIR, forTheTop: false } }, 'ann')).toBe(
      'Play-off, the first of two: Cy challenges you. If you don’t take it up, you lose it.',
    );
  });

  it('to everyone else who plays off', () => {
    expect(says({ playoff: PAIR }, 'bob')).toBe('Play-off for rung 1: Cy challenges Ann.');
  });

  it('to whoever would play off that they should stay, and nothing to others', () => {
    expect(says({ ahead: PAIR }, 'ann')).toBe('If play ended now, you’d play off against Cy. Don’t go home yet.');
    expect(says({ ahead: PAIR }, 'bob')).toBeUndefined();
    expect(says({}, 'ann')).toBeUndefined();
  });
});

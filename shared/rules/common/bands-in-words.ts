import type { Band } from '#shared/vocabulary/header.ts';
import { COMMON } from '../texts.ts';
import type { Banded } from './settings.ts';

/** The figure that holds on rung 1, and those that take its place further down. */
export const bandsOf = (figures: Banded): readonly [first: number, further: readonly Band[]] =>
  typeof figures === 'number' ? [figures, []] : [figures[0]?.up ?? 0, figures.slice(1)];

/** A figure, or those of bands: "2 (from 5th: 3)". */
export const bandedWords = (figures: Banded): number | string => {
  const [first, further] = bandsOf(figures);
  return further.length === 0 ? first : COMMON.banded(first, further);
};

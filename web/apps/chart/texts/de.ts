import type * as en from './en.ts';

export const chart: typeof en.chart = { failed: 'Die Saison kann gerade nicht geladen werden.' };

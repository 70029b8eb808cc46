import type * as en from './en.ts';

export const chart: typeof en.chart = { failed: 'La saison ne peut pas être chargée pour le moment.' };

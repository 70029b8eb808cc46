import type { en } from './en.ts';

export const fr: typeof en = { failed: 'La saison ne peut pas être chargée pour le moment.' };

import type { en } from './en.ts';

export const de: typeof en = { failed: 'Die Saison kann gerade nicht geladen werden.' };

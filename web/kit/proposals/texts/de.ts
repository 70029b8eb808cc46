import type { en } from './en.ts';

export const de: typeof en = { unreached: 'Keine Verbindung. Bitte versuche es gleich noch einmal.' };

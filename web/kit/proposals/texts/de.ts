import type { en } from './en.ts';

export const de: typeof en = { unreached: 'Keine Verbindung. Bitte versuch es gleich noch einmal.' };

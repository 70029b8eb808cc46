import type { en } from './en.ts';

export const de: typeof en = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden. Bitte schließe es und versuche es gleich noch einmal.',
};

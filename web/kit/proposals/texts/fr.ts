import type { en } from './en.ts';

export const fr: typeof en = { unreached: 'Pas de connexion. Réessayez dans un instant.' };

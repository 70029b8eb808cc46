import type { en } from './en.ts';

export const fr: typeof en = { crest: 'Écusson' };

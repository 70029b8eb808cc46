import type { en } from './en.ts';

export const fr: typeof en = {
  switch: 'Changer ou se déconnecter',
};

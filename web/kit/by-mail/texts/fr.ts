import type { en } from './en.ts';

export const fr: typeof en = {
  send: 'Recevoir un lien de connexion par e-mail',
  of: (club) => `${club} : recevoir un lien de connexion par e-mail`,
};

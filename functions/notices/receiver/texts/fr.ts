import type { en } from './en.ts';

export const fr: typeof en = {
  tooLong: (longest) => `doit avoir au plus ${longest} caractères`,
  unreadable: 'doit être une adresse comme https://chat.example.org/hooks/1',
  notSecure: 'doit commencer par https://',
  credentials: 'ne doit contenir ni nom d’utilisateur ni mot de passe',
  fragment: 'ne doit pas contenir «\u202f#\u202f», car ce qui suit n’est jamais envoyé',
  port: 'doit être sur le port 443 ou 8443',
  inside: 'ne doit pas nommer une adresse d’un réseau privé',
  noHost: 'doit nommer un hôte sur Internet, par exemple chat.example.org',
};

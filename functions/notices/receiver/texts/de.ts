import type { en } from './en.ts';

export const de: typeof en = {
  tooLong: (longest) => `darf höchstens ${longest} Zeichen haben`,
  unreadable: 'muss eine Adresse wie https://chat.example.org/hooks/1 sein',
  notSecure: 'muss mit https:// beginnen',
  credentials: 'darf weder Benutzernamen noch Passwort enthalten',
  fragment: 'darf kein „#“ enthalten, denn was darauf folgt, wird nie gesendet',
  port: 'muss Port 443 oder 8443 haben',
  inside: 'darf keine Adresse in einem privaten Netz nennen',
  noHost: 'muss einen Rechner im Internet nennen, zum Beispiel chat.example.org',
};

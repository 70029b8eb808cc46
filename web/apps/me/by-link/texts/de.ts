import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Anmelden',
  why: 'Vom Home-Bildschirm geöffnet, brauchst du hier eine eigene Anmeldung, nur dieses eine Mal.',
  link: 'Einladungslink einfügen',
  signIn: 'Anmelden',
  wrong: 'Das ist kein Einladungslink dieser Seite.',
};

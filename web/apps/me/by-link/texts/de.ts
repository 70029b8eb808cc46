import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Anmelden',
  why: 'Öffnest du die Seite vom Home-Bildschirm, musst du dich einmal neu anmelden.',
  link: 'Einladungslink einfügen',
  signIn: 'Anmelden',
  wrong: 'Das ist kein Einladungslink dieser Seite.',
};

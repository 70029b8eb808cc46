import type { en } from './en.ts';

export const de: typeof en = {
  what: 'In deinem Club hat jeder einen Platz und steigt, wenn er jemanden weiter oben schlägt. Sieh, wer vorn steht, wer sich bewegt hat und warum – sobald ein Ergebnis da ist.',
  signIn: 'Anmelden',
  how: 'Öffne deinen Einladungslink oder scanne seinen QR-Code mit der Handykamera. Du bleibst auf diesem Handy angemeldet. Noch kein Link? Frag die Leitung deines Clubs.',
  whole: 'Zur ganzen Rangliste',
  find: 'Finde deinen Club',
  search: 'Suchen',
  none: 'Noch ist kein Club eingetragen. Sobald du den Einladungslink eines Clubs hast, öffne ihn, um die erste Rangliste anzulegen.',
  noLadders: 'Noch keine Rangliste.',
  start: 'Eröffne deinen eigenen Club',
  startText: 'Du brauchst nur eine E-Mail-Adresse. In ein paar Minuten steht deine erste Rangliste.',
  startLink: 'Club eröffnen',
  first: 'Hier ist noch kein Club. Eröffne den ersten.',
};

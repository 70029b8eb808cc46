import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  agreed: (when) => parts`Ihr spielt am ${when}.`,
  youProposed: (when, who) => parts`Dein Vorschlag: ${when}. ${who} muss noch zusagen.`,
  proposed: (when, who) => parts`${who} schlägt ${when} vor.`,
  cannot: (who, when) => parts`${who} kann am ${when} nicht.`,
  youCannot: (when) => parts`Du kannst am ${when} nicht.`,
  isOff: (when) => parts`Eure Partie am ${when} ist abgesagt.`,
  calendar: 'In meinen Kalender',
  accept: 'Zusagen',
  first: 'Termin vorschlagen',
  other: 'Anderer Termin',
  refuse: 'Passt mir nicht',
  takeBack: 'Zurücknehmen',
  callOff: 'Absagen',
  callOffYes: (when) => `${when} absagen`,
  when: 'Datum und Uhrzeit',
  send: 'Vorschlagen',
  back: 'Zurück',
  incomplete: 'Bitte Datum und Uhrzeit angeben.',
  unreached: 'Der Dienst ist nicht erreichbar. Bitte versuche es noch einmal.',
};

import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Wartet auf deine Freigabe',
  confirmations: 'Von Spielern gemeldet',
  reported: (name) => `gemeldet von ${name}`,
  counts: 'zählt automatisch ab',
  disputed: 'vom Gegner angefochten: bitte entscheide',
  disputedBy: (name) => `angefochten von ${name}: bitte entscheide`,
  earlier: 'Auch eine frühere Partie von einem der beiden wartet noch: Gib zuerst diese frei.',
  unfinished: {
    walkover: 'Kampflos: Der Verlierer hat vorher verzichtet.',
    noShow: 'Nicht angetreten: Der Verlierer ist nicht gekommen.',
    retired: 'Aufgegeben: Der Verlierer konnte nicht weiterspielen.',
  },
  hadWhite: (who) => say`${who} hatte Weiß`,
  look: 'Partie ansehen',
  approve: 'Freigeben',
  reject: 'Zurückweisen',
  approveTitle: 'Dieses Ergebnis freigeben',
  rejectTitle: 'Dieses Ergebnis zurückweisen. Die Partie ist dann noch zu spielen.',
  loading: 'Das Brett wird geladen …',
  missing: 'Es wurden keine Züge eingereicht.',
  minutes: (minutes) => `${minutes} Minuten pro Spieler`,
  by: (by) => `eingereicht von ${by}`,
  wrong: {
    title: 'Spieler melden: Das stimmt nicht',
    says: (who) => say`${who} meldet, dass das nicht stimmt.`,
    correct: 'Ergebnis berichtigen',
    undo: 'Rückgängig machen',
    dismiss: 'Stehen lassen',
  },
};

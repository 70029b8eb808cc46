import type { en } from './en.ts';

export const de: typeof en = {
  unknown: 'Diesen Vorschlag gibt es nicht.',
  alreadyProposed: 'Du hast diese Partie schon vorgeschlagen.',
  tooMany: 'Du hast fünf offene Vorschläge. Ziehe zuerst einen zurück.',
  officialsStart: 'Als Leitung oder Helfer brauchst du keine Zusagen: Beginne die Partie direkt.',
  alreadyAsked: 'Du hast schon um eine Partie gebeten. Ziehe das zuerst zurück.',
  full: 'In dieser Rangliste wird gerade um zu viele Partien gebeten. Bitte versuche es später noch einmal.',
  gone: (player) => `${player} ist nicht in der Rangliste.`,
  otherStake: (now, before) => `Der Einsatz beträgt jetzt ${now} Punkte statt ${before}. Bitte frage noch einmal.`,
  declined: 'Ein Spieler hat abgesagt.',
  othersAnswered: 'Jemand anderes hat gleichzeitig geantwortet. Bitte versuche es noch einmal.',
};

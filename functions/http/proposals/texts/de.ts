import type { en } from './en.ts';

export const de: typeof en = {
  unknown: 'Diesen Vorschlag gibt es nicht.',
  alreadyProposed: 'Du hast diese Partie schon vorgeschlagen.',
  tooMany: 'Du hast fünf offene Vorschläge. Ziehe zuerst einen zurück.',
  officialsStart: 'Leitung und Helfer setzen alle gleich an den Tisch: Beginne die Partie.',
  alreadyAsked: 'Du hast schon um eine Partie gebeten. Ziehe das zuerst zurück.',
  full: 'In dieser Rangliste wird gerade um zu viele Partien gebeten. Bitte versuche es später noch einmal.',
  gone: (player) => `${player} ist nicht in der Rangliste.`,
  otherStake: (now, before) => `Der Einsatz beträgt jetzt ${now} Punkte statt ${before}. Bitte frage noch einmal.`,
  declined: 'Jemand von den Spielern hat abgesagt.',
  othersAnswered: 'Jemand anderes hat gleichzeitig geantwortet. Bitte versuche es noch einmal.',
};

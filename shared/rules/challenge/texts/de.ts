import type { en } from './en.ts';

const rungs = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

export const de: typeof en = {
  onlyTo: (whom) => `Du kannst nur ${whom} fordern.`,
  reach: {
    above: (count) => `Spieler bis zu ${rungs(count)} weiter oben`,
    either: (count) => `Spieler bis zu ${rungs(count)} weiter oben oder unten`,
  },
  againFrom: (two, day) => `${two} können einander ab dem ${day} wieder fordern.`,
  notPaidUp: (who, day) => `${who} ist am ${day} kein gemeldetes Mitglied mit bezahltem Beitrag.`,
  accepted: 'Diese Forderung ist bereits angenommen.',
  noDeclining: 'Forderungen können nicht abgelehnt werden.',
  noWithdrawing: 'Forderungen können nicht zurückgezogen werden.',
  notOfThem: (who) => `${who} hat nicht mitgespielt.`,
  noConfirming: 'In dieser Rangliste müssen Ergebnisse nicht bestätigt werden.',
  none: (id) => `Es gibt keine Forderung „${id}“.`,
  notWaiting: (two) => `Für die Partie von ${two} wartet kein Ergebnis.`,
  hasResult: (two) => `Die Partie von ${two} hat ein Ergebnis. Annulliere es zuerst.`,
  themselves: 'Niemand kann gegen sich selbst spielen.',
  taken: (id) => `Es gibt schon eine Forderung „${id}“. Gib dieser eine andere Kennung.`,
  ended: (two) => `Die Forderung zwischen ${two} endete ohne Ergebnis.`,
  decided: (two) => `Die Partie von ${two} hat schon ein Ergebnis. Korrigiere oder annulliere es stattdessen.`,
  awaits: {
    approval: (two) => `Das Ergebnis von ${two} wartet auf die Freigabe.`,
    confirmation: (two) => `Das Ergebnis von ${two} wartet auf die Bestätigung.`,
  },
  open: (two) => `Zwischen ${two} ist schon eine Forderung offen. Spielt zuerst diese Partie.`,
  score: 'Eine Partie endet 1–0, 0–1 oder ½–½ (geschrieben 0.5).',
  scores: (all) => `Mögliche Ergebnisse sind ${all}.`,
  needsWinner: 'Wo kampflos gewonnen, nicht angetreten oder aufgegeben wurde, braucht es einen Sieger.',
  noMoves: 'Eine Partie, die nicht gespielt wurde, hat keine Züge.',
  saturdays: (from, to) => `Gespielt wird samstags von ${from} bis ${to} Uhr.`,
  minutes: (least, most) => `Jeder Spieler hat ${least} bis ${most} Minuten.`,
  declinedEnough: (free) =>
    free === 0
      ? 'Forderungen können nicht abgelehnt werden.'
      : `In einer Saison ${free === 1 ? 'kann man eine Forderung' : `kann man ${free} Forderungen`} ablehnen.`,
};

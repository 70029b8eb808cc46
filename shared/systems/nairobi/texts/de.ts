import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Schach am Samstag',
  says: 'Für Schachclubs, die samstags spielen und die Züge einreichen; zwei versäumte Wochen kosten einen Platz.',
};

export const nairobi: typeof en.nairobi = {
  when: (from, to) =>
    `Samstags von ${from} bis ${to} Uhr im Clubhaus, mit Uhr: Jeder Spieler hat mindestens 60 und höchstens 120 Minuten für die ganze Partie.`,
  whom: (count) =>
    `${count === 1 ? 'Wer direkt über dir steht' : `Alle, die bis zu ${count} Plätze über dir stehen`}. Wer fordert, wählt die Farbe.`,
  declining: { heading: 'Kein Ablehnen', text: 'Eine Forderung kann weder abgelehnt noch zurückgezogen werden.' },
  rematches: (months) =>
    `Ihr könnt euch ${months === 1 ? 'einen Monat' : `${months} Monate`} nach eurer letzten Forderung wieder fordern, egal, wer gefordert hat.`,
  after: {
    heading: 'Nach der Partie',
    text: 'Reiche die Züge und das Ergebnis ein. Die Rangliste ändert sich mit der Freigabe durch die Leitung, nach der Reihenfolge in dem Moment; eine zurückgewiesene Partie ist noch zu spielen.',
  },
  away: {
    text: (cost) =>
      `${cost} Eine Woche geht von Montag bis Sonntag; eine Partie, die auf Freigabe wartet, zählt als gespielt. Eine Woche zählt nicht, wenn du nach ihrem Montag eingestiegen oder zurückgekommen bist, der Club an ihrem Samstag geschlossen war oder die Saison nach ihrem Donnerstag begann oder vor ihrem Sonntag endet. Die Leitung kann inaktive Spieler entfernen.`,
  },
  takingPart: {
    heading: 'Wer mitspielt',
    text: 'Mitspielen können gemeldete Mitglieder; am Tag der Forderung müssen beide ihren Beitrag bezahlt haben. Die erste Reihenfolge wird ausgelost; wer neu ist oder wiederkommt, beginnt ganz unten.',
  },
};

import type { en } from './en.ts';

export const de: typeof en = {
  missing: 'Bitte gib die Züge der Partie an (PGN).',
  tooLong: (most) => `Das PGN hat mehr als ${most} Züge.`,
  empty: 'Das PGN enthält keine Züge.',
  otherStart: 'Das PGN beginnt nicht mit der Grundstellung.',
  otherResult: (result, score) => `Das PGN endet ${result}, das Ergebnis ist aber ${score}.`,
  noResult: (result) => `Das PGN endet ${result}, das Ergebnis ist aber ein anderes.`,
  otherEnd: 'Die Schlussstellung des PGN passt nicht zum Ergebnis.',
  several: 'Das PGN enthält mehrere Partien. Bitte gib nur diese eine an.',
  illegal: 'Das PGN ist keine regelgerechte Partie.',
  hadWhite: (who) => `Laut PGN hatte ${who} Weiß, du hast es anders angegeben. Bitte korrigiere eines von beiden.`,
  hadBlack: (who) => `Laut PGN hatte ${who} Schwarz, du hast es anders angegeben. Bitte korrigiere eines von beiden.`,
  stranger: (who) => `Das PGN nennt ${who}, aber ${who} hat nicht mitgespielt.`,
  strangers: (white, black, two) =>
    `Das PGN nennt „${white}“ und „${black}“, nicht ${two}. Bitte gib an, wer Weiß hatte.`,
};

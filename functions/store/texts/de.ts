import type { en } from './en.ts';

export const de: typeof en = {
  players: 'Eine Rangliste fasst höchstens 10.000 Spieler. Lege für die anderen eine weitere an.',
  seeding:
    'So viele Spieler lassen sich nicht auf einmal setzen. Setze weniger und lass die anderen danach einsteigen.',
  change:
    'Das ändert mehr, als sich auf einmal speichern lässt. Ergänze es im heruntergeladenen Saisonprotokoll und importiere dieses als Rangliste.',
};

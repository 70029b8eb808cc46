import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Für Verbände und andere Programme',
  text: 'Die Partien dieser Saison mit den vollen Namen der Spieler. Ergebnisse, die noch freigegeben oder bestätigt werden müssen, sind nicht dabei.',
  file: {
    trf: 'Turnierbericht für die Wertungsstelle (FIDE TRF16)',
    pgn: 'Alle Partien (PGN)',
    sgf: 'Alle Partien (SGF)',
  },
  making: 'Datei wird erstellt …',
  made: (games) => (games === 1 ? '1 Partie heruntergeladen.' : `${games} Partien heruntergeladen.`),
  lost: 'Das Protokoll konnte nicht geladen werden. Bitte versuche es noch einmal.',
};

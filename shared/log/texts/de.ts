import type * as en from './en.ts';

export const results: typeof en.results = {
  above: 'Überschrift, Titel oder Bemerkung: nicht gelesen.',
  noDate: 'Kein lesbares Datum. Schreibe es als 2024-11-03 oder 3. Nov. 2024, oder formatiere die Spalte als Datum.',
  future: 'Das Datum liegt in der Zukunft.',
  noName: 'Ein Name fehlt.',
  sameTwo: 'Auf beiden Seiten steht dieselbe Person.',
  twice: (line: number) => `Dasselbe wie Zeile ${line}: zählt einmal.`,
  noScore: 'Der Spielstand ist nicht lesbar. Schreibe ihn als 3–1 oder als 11–7 9–11 11–4.',
  scoreIsDate:
    'Die Tabelle hat aus dem Spielstand ein Datum gemacht. Formatiere die Spalte als Text und gib ihn neu ein.',
  whoWon:
    'Wer gewonnen hat, ist nicht erkennbar. Ergänze eine Spalte „Gewonnen“ oder den Spielstand in der Reihenfolge der Namen.',
  outside: (start: string, end: string) => `Nicht in der Saison, ${start} bis ${end}.`,
  noWalkover: 'Dieses System kennt keine kampflosen Siege. Lass die Zeile weg.',
  scoreMissing: 'Der Spielstand fehlt. Hier geht es über mehrere Spiele: Schreibe ihn als 3–1.',
  notTheWinner: (winner, top) =>
    `Nach diesen Ergebnissen liegt am Ende ${top} vorn; nach den Regeln kann ${winner} das Finale nicht gewonnen haben. Wähl jemand anderen oder füge stattdessen den Schlussstand hinzu.`,
  pair: {
    alone: 'Nur ein Name. Schreib beide, mit einem Schrägstrich dazwischen.',
    crowd: 'Ein Paar hat zwei Personen und bis zu zwei Ersatzleute.',
    twice: 'Zweimal dieselbe Person.',
  },
  reason: 'Gespielt, bevor die Rangliste hier geführt wurde',
};

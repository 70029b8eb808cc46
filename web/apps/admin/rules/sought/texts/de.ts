import type * as en from './en.ts';

export const words: typeof en.words = {
  'H21–H22':
    'Neuling neues Mitglied Neuzugang Einstieg Neueinsteiger Wiedereinstieg Setzliste Anfangsrang Startreihenfolge Auslosung',
  'H14–H15': 'Schließtage Feiertag Mitternacht Werktage Frist',
  shape: 'Tannenbaum Dreieck Reihen',
  reach:
    'wie weit Reichweite Plätze Ränge über oben Top Ten Erster Spitzenreiter Ranglistenerster tête de série bis zu Rang Gruppe Stufe die letzten fünf',
  reachDown: 'unten tiefer nach unten',
  passes: 'überspringen auslassen abwesend verhindert Urlaub',
  freeChallenges:
    'Neuling neues Mitglied Joker Freiforderung freie Forderung Wildcard Einstieg Quereinstieg erstes Spiel erste Partie erste Forderung erstes Ergebnis verbraucht Einforderung Einforderungsspiel',
  otherMatches: 'Liga Mannschaft Medenspiel Turnier Pokal Freundschaftsspiel Punktspiel Meisterschaftsspiele Interclub',
  openMade: 'eine Forderung zur gleichen Zeit offen gleichzeitig mehrere',
  openInAll: 'gleichzeitig offen insgesamt',
  mostMade: 'eine Forderung pro Woche pro Monat wöchentlich monatlich höchstens Anzahl Forderungen',
  rematchDays: 'Rückspiel Revanche Sperrfrist Sperre derselbe Gegner zuerst jemand anderen erneut pro Saison',
  protectedDays: 'Schutzfrist Schonfrist Sperrfrist Ruhezeit',
  winnerDays: 'Schutzfrist Schonfrist Sieger',
  beatenDays: 'Sperrfrist Wartezeit Verlierer Pause',
  game: 'Modus Sätze Gewinnsätze Frames Spielformat Walkover w. o. wo kampflos nicht erschienen Nichterscheinen Nichtantreten Verletzung verletzt krank Aufgabe aufgegeben abgebrochen verspätet Tiebreak Punkte Remis Unentschieden',
  draws: 'Remis Unentschieden',
  win: 'Platztausch Tausch nimmt den Platz rückt Sieger',
  defence: 'verteidigt Geforderter gewinnt',
  draw: 'Remis Unentschieden',
  acceptDays: 'Annahmefrist antworten Antwort annehmen reagieren melden Schweigen',
  playDays: 'Frist Spielfrist Zeitlimit austragen innerhalb Termin',
  playLate: 'kampflos verfallen verfällt Frist versäumt Schweigen',
  postponeDays: 'verlängern Verlängerung verlegen Regen Wetter Verletzung Krankheit',
  declining: 'ablehnen absagen verweigern zurückziehen',
  strikes: 'Verwarnung gelbe Karte Strafpunkte Ausschluss',
  lostCosts: 'Strafe kampflos ans Ende zurückgestuft',
  period:
    'inaktiv Inaktivität Spielpflicht Pflichtspiele Mindestspiele Ausschluss Erster Spitzenreiter Mindestanzahl pro Woche pro Monat Strafe gestrichen Streichung ausgeschlossen entfernt zurückgestuft zu wenige Spiele Saisonende',
  minPlayed: 'Mindestanzahl Pflichtspiele Saison',
  minMade: 'Mindestanzahl Forderungen Saison',
  exemptFirst: 'Erster Spitzenreiter Ranglistenerster Champion',
  onlyTop: 'Top Ten Spitze',
  holidayDays: 'Urlaub Ferien abwesend Abwesenheit verletzt Verletzung krank pausieren ruhen',
  confirm: 'Ergebnis melden eintragen Ergebnismeldung bestreiten Einspruch Streitfall Protest',
  words:
    'Bälle Platzkosten Kosten Schiedsrichter Kleidung Platzbuchung Platzreservierung Startgeld Minuten Verspätung Gäste wer zahlt Ort Sportwart Ausschuss entscheidet',
};

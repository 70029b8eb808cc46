import { say } from '../../../words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  test: 'Das ist ein Test, und der Webhook funktioniert.',
  season: {
    over: (season) => say`Die Saison ${season} ist zu Ende; niemand hat sie gewonnen.`,
    won: (season, winner) => say`Die Saison ${season} ist zu Ende; ${winner} hat sie gewonnen.`,
    next: (day) => `Die nächste Saison beginnt am ${day}`,
    started: 'Eine neue Saison hat begonnen',
    begun: (started) => say`${started}.`,
    begunWith: (started, players, top) =>
      say`${started}, mit ${players === 1 ? 'einem Spieler' : `${players} Spielern`}; vorn steht ${top}.`,
    undone: 'Der Beginn der neuen Saison wurde rückgängig gemacht; die letzte geht weiter.',
  },
  summary: {
    champion: (name) => `${name} hat die Saison gewonnen.`,
    from: (day) => `Ab ${day}.`,
    system: (name) => `System ${name}.`,
    lead: (name, others) => `${name} und ${others === 1 ? '1 weitere Person' : `${others} weitere`} liegen vorn.`,
    leads: (name, next) => `${name} führt${next.length > 0 ? ` vor ${next.join(' und ')}` : ''}.`,
    results: (count, month) => `${count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`} im ${month}.`,
    resultsOrMore: (count, month) => `Mindestens ${count} Ergebnisse im ${month}.`,
  },
  feed: {
    challenges: (challenger, challenged) => say`${challenger} fordert ${challenged}`,
    challenged: (challenger, challenged) => say`${challenger} hat ${challenged} gefordert.`,
    game: (players) => say`Eine Partie mit ${players}`,
    gameBegun: (players) => say`${players} haben eine Partie begonnen.`,
    first: (who, players) => say`${who} hat das beste Ergebnis von ${players}`,
    scores: (scores) => say`${scores}. In Klammern: gewonnene und verlorene Punkte.`,
    scoresWait: (scores) => say`${scores}. In Klammern: gewonnene und verlorene Punkte. Noch nicht bestätigt.`,
    dropped: (who) => say`abgestiegen: ${who}`,
    removed: (who) => say`entfernt: ${who}`,
    forfeited: (who) => say`Punkte verloren: ${who}`,
    seasonOver: 'Die Saison ist zu Ende',
    seasonWon: (winner) => say`${winner} hat die Saison gewonnen`,
    whichBegan: (title, day) => say`${title}; sie begann am ${day}.`,
    newSeason: (day) => `Neue Saison ab ${day}`,
    withPlayers: (title, players) => say`${title}, mit ${players === 1 ? 'einem Spieler' : `${players} Spielern`}.`,
  },
};

import { counted } from '../../../words/french.ts';
import { say } from '../../../words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  test: 'ceci est un test, et le webhook fonctionne.',
  season: {
    over: (season) => say`la saison ${season} est terminée\u202f; elle n’a pas de vainqueur.`,
    won: (season, winner) => say`la saison ${season} est terminée\u202f; ${winner} l’a remportée.`,
    next: (day) => `la saison suivante commence le ${day}`,
    started: 'une nouvelle saison a commencé',
    begun: (started) => say`${started}.`,
    begunWith: (started, players, top) =>
      say`${started}, avec ${counted(players, 'joueur')}\u202f; ${top} est en tête.`,
    undone: 'le début de la nouvelle saison a été annulé\u202f; la précédente continue.',
  },
  summary: {
    champion: (name) => `${name} remporte la saison.`,
    from: (day) => `À partir du ${day}.`,
    system: (name) => `Système ${name}.`,
    lead: (name, others) => `${name} et ${counted(others, 'autre joueur', 'autres joueurs')} sont en tête.`,
    leads: (name, next) => `${name} est en tête${next.length > 0 ? `, devant ${next.join(' et ')}` : ''}.`,
    results: (count, month) => `${counted(count, 'résultat')} en ${month}.`,
    resultsOrMore: (count, month) => `Au moins ${counted(count, 'résultat')} en ${month}.`,
  },
  feed: {
    challenges: (challenger, challenged) => say`${challenger} défie ${challenged}`,
    challenged: (challenger, challenged) => say`${challenger} a défié ${challenged}.`,
    game: (players) => say`Une partie avec ${players}`,
    gameBegun: (players) => say`${players} ont commencé une partie.`,
    first: (who, players) => say`${who} termine en tête (${counted(players, 'joueur')})`,
    scores: (scores) => say`${scores}. Entre parenthèses\u202f: points gagnés et perdus.`,
    scoresWait: (scores) =>
      say`${scores}. Entre parenthèses\u202f: points gagnés et perdus. En attente de confirmation.`,
    dropped: (who) => say`descendus\u202f: ${who}`,
    removed: (who) => say`retirés\u202f: ${who}`,
    forfeited: (who) => say`points perdus\u202f: ${who}`,
    seasonOver: 'La saison est terminée',
    seasonWon: (winner) => say`${winner} a remporté la saison`,
    whichBegan: (title, day) => say`${title}\u202f; elle avait commencé le ${day}.`,
    newSeason: (day) => `Nouvelle saison à partir du ${day}`,
    withPlayers: (title, players) => say`${title}, avec ${counted(players, 'joueur')}.`,
  },
};

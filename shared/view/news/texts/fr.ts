import { say } from '../../../words/phrase.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  test: 'ceci est un essai, et le webhook fonctionne.',
  season: {
    over: (season) => say`la saison ${season} est terminée\u202f; personne ne l’a gagnée.`,
    won: (season, winner) => say`la saison ${season} est terminée\u202f; ${winner} l’a gagnée.`,
    next: (day) => `la saison suivante commence le ${day}`,
    started: 'une nouvelle saison a commencé',
    begun: (started) => say`${started}.`,
    begunWith: (started, players, top) =>
      say`${started}, avec ${players} ${plural(players, { one: 'joueur', other: 'joueurs' })}\u202f; ${top} est en tête.`,
    undone: 'le début de la nouvelle saison a été annulé\u202f; la précédente continue.',
  },
  summary: {
    champion: (name) => `${name} remporte le championnat.`,
    from: (day) => `À partir du ${day}.`,
    system: (name) => `Système ${name}.`,
    lead: (name, others) =>
      `${name} et ${others} ${plural(others, { one: 'autre joueur', other: 'autres joueurs' })} sont en tête.`,
    leads: (name, next) => `${name} est en tête${next.length > 0 ? `, devant ${next.join(' et ')}` : ''}.`,
    results: (count, month) => `${count} ${plural(count, { one: 'résultat', other: 'résultats' })} en ${month}.`,
    resultsOrMore: (count, month) => `Au moins ${count} résultats en ${month}.`,
  },
  feed: {
    challenges: (challenger, challenged) => say`${challenger} défie ${challenged}`,
    challenged: (challenger, challenged) => say`${challenger} a défié ${challenged}.`,
    game: (players) => say`Une partie avec ${players}`,
    gameBegun: (players) => say`${players} ont commencé une partie.`,
    first: (who, players) => say`${who} termine en tête des ${players} joueurs`,
    scores: (scores) => say`${scores}. Entre parenthèses\u202f: points gagnés et perdus.`,
    scoresWait: (scores) =>
      say`${scores}. Entre parenthèses\u202f: points gagnés et perdus. En attente de confirmation.`,
    dropped: (who) => say`descendus\u202f: ${who}`,
    removed: (who) => say`retirés\u202f: ${who}`,
    forfeited: (who) => say`points perdus\u202f: ${who}`,
    seasonOver: 'La saison est terminée',
    seasonWon: (winner) => say`${winner} a gagné la saison`,
    whichBegan: (title, day) => say`${title}\u202f; elle avait commencé le ${day}.`,
    newSeason: (day) => `Nouvelle saison à partir du ${day}`,
    withPlayers: (title, players) => say`${title}, avec ${players} joueurs.`,
  },
};

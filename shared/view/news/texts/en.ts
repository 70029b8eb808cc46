import { counted } from '../../../words/english.ts';
import { type Phrase, say, type Who } from '../../../words/phrase.ts';

export const en = {
  test: 'this is a test, and the webhook works.',
  season: {
    over: (season: string) => say`the season ${season} is over; nobody won it.`,
    won: (season: string, winner: Who) => say`the season ${season} is over; ${winner} won it.`,
    next: (day: string) => `the next season starts on ${day}`,
    started: 'a new season has started',
    begun: (started: string) => say`${started}.`,
    begunWith: (started: string, players: number, top: Who) =>
      say`${started}, with ${counted(players, 'player')}; ${top} is on top.`,
    undone: 'the start of the new season was undone, so the last one continues.',
  },
  /** A ladder in a sentence or two. */
  summary: {
    champion: (name: string) => `${name} is the champion.`,
    from: (day: string) => `From ${day}.`,
    system: (name: string) => `${name} system.`,
    lead: (name: string, others: number) => `${name} and ${counted(others, 'other')} lead.`,
    leads: (name: string, next: readonly string[]) =>
      `${name} leads${next.length > 0 ? `, before ${next.join(' and ')}` : ''}.`,
    results: (count: number, month: string) => `${counted(count, 'result')} in ${month}.`,
    resultsOrMore: (count: number, month: string) => `${count} results or more in ${month}.`,
  },
  /** What is new on a ladder, each with a title. */
  feed: {
    challenges: (challenger: Phrase, challenged: Phrase) => say`${challenger} challenges ${challenged}`,
    challenged: (challenger: Phrase, challenged: Phrase) => say`${challenger} has challenged ${challenged}.`,
    game: (players: Phrase) => say`A game with ${players}`,
    gameBegun: (players: Phrase) => say`${players} have begun a game.`,
    first: (who: Who, players: number) => say`${who} came first of ${players}`,
    scores: (scores: Phrase) => say`${scores}. In brackets: points won and lost.`,
    scoresWait: (scores: Phrase) => say`${scores}. In brackets: points won and lost. They wait to be confirmed.`,
    dropped: (who: Phrase) => say`moved down: ${who}`,
    removed: (who: Phrase) => say`removed: ${who}`,
    forfeited: (who: Phrase) => say`forfeited points: ${who}`,
    seasonOver: 'The season is over',
    seasonWon: (winner: Who) => say`${winner} won the season`,
    whichBegan: (title: Phrase, day: string) => say`${title}, which began on ${day}.`,
    newSeason: (day: string) => `A new season from ${day}`,
    withPlayers: (title: Phrase, players: number) => say`${title}, with ${players} players.`,
  },
};

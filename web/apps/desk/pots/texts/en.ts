import { type Phrase, say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  pots: {
    start: 'Start a game',
    startHint: 'Tick the players in seat order.',
    fresh: 'New players (one name per line)',
    pot: (points: number) => `${points} points in the pot`,
    running: 'Games in progress',
    finish: 'Enter the scores',
    seats: (count: number) => (count === 1 ? '1 player' : `${count} players`),
    seat: (number: number) => `seat ${number}`,
    two: 'A game needs at least two players.',
    whole: 'Whole numbers only; a score can be negative.',
    startTitle: 'Start this game',
    startYes: 'Start game',
    finishTitle: 'Finish this game',
    abandon: 'Cancel game',
    abandonTitle: 'Cancel this game? Every stake goes back.',
  },
  /** Games to which players ask each other. */
  asked: {
    title: 'Asked to play',
    start: 'Start the game',
    cancel: 'Cancel',
    hint: 'The game starts once all have agreed. You can start it for players who have no page of their own.',
    /** After the names of the players. */
    stake: (points: number) => `, ${points} points each`,
    waiting: (asks: Who, missing: Phrase) => say`Asked by ${asks}; waiting for ${missing}`,
    declined: (asks: Who, declined: Who) => say`Asked by ${asks}; ${declined} is not playing`,
  },
};

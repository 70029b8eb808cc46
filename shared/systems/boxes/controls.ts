import { UNFINISHED } from '#shared/vocabulary/command.ts';
import { shortDay } from '#shared/words/dates.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import type { Averting } from '#shared/words/settlement-words.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';
import { scoresOf } from './scores.ts';
import { boxRound } from './tables.ts';
import { ROUNDS } from './texts.ts';

/** What a round does is decided by all of its results. */
const byResults: Averting = ({ last }) => ({ they: ROUNDS.unless, you: ROUNDS.play(shortDay(last)) });

export const boxControls: SystemControls<'week' | 'month'> = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  shape: alwaysLadder,
  plays: ['challenges'],
  meeting: 'match',
  players: 'people',
  entrants: noEntrants,
  play: {
    kind: 'matches',
    scores: scoresOf, // B4
    points: true,
    needsChallenge: false,
    mayAgree: false,
    distance: false,
    needsApproval: false,
    unfinished: UNFINISHED, // B4
    challenge: { begins: 'never' }, // B3
    moves: { asked: false },
  },
  round: boxRound, // B9
  tableName: (number) => ROUNDS.box(number),
  preferences: [],
  seeding: ['highest', 'given', 'draw'], // B10
  joinsOnRung: false,
  mayBePlaced: false,
  mayBeAway: true, // B8
  hasBoard: false,
  federations: [],
  missed: () => undefined,
  averting: { week: byResults, month: byResults }, // B7
  terms: noTerms,
};

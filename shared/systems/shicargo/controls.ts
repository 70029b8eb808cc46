import { stake } from '#shared/rules/pots/stake.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noRounds, noTables } from '../round-controls.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';

export const shicargoControls: SystemControls<'month'> = {
  hasNights: false,
  hasFinal: false,
  measure: 'points',
  shape: alwaysLadder,
  plays: ['pots'],
  meeting: 'game',
  players: 'people',
  entrants: noEntrants,
  play: { kind: 'pots', stake: stake.of },
  round: noRounds,
  tableName: noTables,
  preferences: [],
  seeding: ['given'],
  joinsOnRung: false,
  mayBePlaced: false,
  mayBeAway: false,
  hasBoard: false,
  federations: [],
  missed: () => 'month',
  averting: { month: 'playing' },
  terms: noTerms,
};

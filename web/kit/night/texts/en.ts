import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  nobodyHere: 'No one is here now.',
  nobodysTurn: 'No one can challenge at the moment.',
  turn: <T>(who: T) => parts`It’s ${who}’s turn`,
  mayChallenge: <T>(names: T) => parts` to challenge ${names}, or to pass.`,
  against: <T>(challenger: T, challenged: T) => parts`${challenger} against ${challenged}`,
  here: 'Who’s here',
  rung: 'Rung',
  player: 'Player',
  count: 'Turn count',
  countMeans: 'Challenges made minus received',
  now: 'Now',
  playing: 'playing',
  next: 'next to play',
  passed: 'passed',
  free: 'free',
};

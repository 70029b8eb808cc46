import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  ladder: 'Ladder',
  theLadder: 'The ladder',
  failed: 'The ladder can’t be loaded at the moment.',
  opening: 'Opening…',
  asOf: <T>(day: T, time: string) => parts`as of ${day}, ${time}`,
  lostSince: <T>(day: T, time: string) => parts`No connection: as of ${day}, ${time}`,
  latest: 'Latest results',
  playoff: 'play-off',
  ladderCode: 'QR code for this ladder',
  thisLadder: 'This ladder',
  arriveCode: 'QR code for checking in',
  arrive: 'Check in',
  tonight: 'Tonight',
  playing: 'Playing now',
  free: 'Free to play',
  next: 'next to play',
  passed: '(passed)',
  isNew: 'new',
  more: (count: number) => `and ${count} more`,
};

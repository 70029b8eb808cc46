import { say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  youAnd: (opponent: Who) => say`You and ${opponent}`,
  how: 'How did it end?',
  youWon: (score: string) => `You won ${score}`,
  youLost: (score: string) => `You lost ${score}`,
  drawn: (score: string) => `Draw ${score}`,
  howWon: 'How was it won?',
  played: 'It was played',
  walkover: 'Walkover',
  noShow: 'No-show',
  retired: 'Retired',
  earlier: 'Played on another date',
  playedAt: 'Played (club time)',
  later: 'That date is in the future.',
  record: 'Save result',
};

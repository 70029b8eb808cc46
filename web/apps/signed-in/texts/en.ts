import { ordinal } from '#shared/words/english.ts';

export const signedIn = {
  bar: 'Your pages',
  you: (rung: number) => `You: ${ordinal(rung)}`,
  reach: 'Challenge up to here',
  drop: 'Drop to here unless you play',
  badge: 'you',
  pages: { me: 'Your page', board: 'Club night', desk: 'Admin' },
  challenge: 'Challenge',
  challengeWho: (name: string) => `Challenge ${name}`,
};

import { counted } from '../../../../../shared/words/english.ts';

export const en = {
  sending: (taps: number, name: string) => `Sending ${counted(taps, 'change')} for ${name}…`,
  kept: (taps: number, name: string) =>
    `Not sent: ${counted(taps, 'change')} by ${name}, who’s signed out here. Open their invite link to send.`,
};

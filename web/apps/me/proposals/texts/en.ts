import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  proposed: 'Proposed matches',
  waiting: <T>(who: T) => parts`Waiting for ${who} to agree.`,
  asks: <T>(who: T) => parts`${who} would like to challenge you, although you are outside their range.`,
  agree: 'Agree',
  refuse: 'No, thanks',
  takeBack: 'Take back',
  outside: 'Outside your range, if you both agree',
  hint: 'They’ll see your proposal on their own page. It becomes a challenge once they agree.',
  propose: 'Propose a match',
  proposeTo: <T>(who: T) => parts`Propose a match: ${who}`,
  back: 'Back',
};

import { say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  youChallenge: (who: Who, forTheTop: boolean) =>
    say`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: you challenge ${who}. If you don’t take it up, you lose it.`,
  challengesYou: (who: Who, forTheTop: boolean) =>
    say`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${who} challenges you. If you don’t take it up, you lose it.`,
  challenges: (lower: Who, upper: Who, forTheTop: boolean) =>
    say`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${lower} challenges ${upper}.`,
  ahead: (who: Who) => say`If play ended now, you’d play off against ${who}. Don’t go home yet.`,
};

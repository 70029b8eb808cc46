import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  youChallenge: (who, forTheTop) =>
    say`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: Du forderst ${who}. Wenn du nicht antrittst, hast du verloren.`,
  challengesYou: (who, forTheTop) =>
    say`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: ${who} fordert dich. Wenn du nicht antrittst, hast du verloren.`,
  challenges: (lower, upper, forTheTop) =>
    say`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: ${lower} fordert ${upper}.`,
  ahead: (who) => say`Wäre jetzt Schluss, würdest du gegen ${who} stechen. Geh noch nicht nach Hause.`,
};

import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  youChallenge: (who, forTheTop) =>
    say`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : vous défiez ${who}. Si vous ne le jouez pas, vous le perdez.`,
  challengesYou: (who, forTheTop) =>
    say`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : ${who} vous défie. Si vous ne le jouez pas, vous le perdez.`,
  challenges: (lower, upper, forTheTop) =>
    say`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : ${lower} défie ${upper}.`,
  ahead: (who) =>
    say`Si le jeu s’arrêtait maintenant, vous joueriez un départage contre ${who}. Ne rentrez pas encore chez vous.`,
};

import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: (day) => parts`Grande finale, ${day}`,
  displaced: (names) => parts`Rang 1 perdu sans jouer : ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le rang 1. Un joueur qui part y renonce.`
      : parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le droit de défier le rang 1. Un joueur qui part y renonce.`,
  removed: (time, names) => parts`Retirés à ${time} et pas encore revenus : ${names}`,
  champion: (who) => parts`${who} remporte la saison.`,
  open: 'Parties ordinaires jusqu’à leur clôture par l’organisateur.',
  beHere: (time) =>
    parts`Pointez au plus tard à ${time} : les joueurs qui n’ont pas pointé sont alors retirés du classement.`,
  playoff: (lower, upper) => parts`Départage : ${lower} défie ${upper}`,
  forTheTop: 'pour le rang 1',
  forTheRight: 'pour le droit de défier le rang 1',
  lost: 'Ne pas le jouer, c’est le perdre.',
};

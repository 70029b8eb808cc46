import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: (day) => parts`Grand Final, ${day}`,
  displaced: (names) => parts`Rang 1 perdu sans jouer : ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le rang 1. Un joueur qui signale son départ y renonce.`
      : parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le droit de défier le rang 1. Un joueur qui signale son départ y renonce.`,
  removed: (time, names) => parts`Retirés à ${time} et pas encore revenus : ${names}`,
  champion: (who) => parts`${who} remporte la saison.`,
  open: 'Jeu normal jusqu’à sa clôture par l’organisateur.',
  beHere: (time) =>
    parts`Soyez là avant ${time} : les joueurs qui n’ont pas signalé leur arrivée d’ici là sont retirés du classement.`,
  playoff: (lower, upper) => parts`Départage : ${lower} défie ${upper}`,
  forTheTop: 'pour le rang 1',
  forTheRight: 'pour le droit de défier le rang 1',
  lost: 'Un joueur qui ne le joue pas le perd.',
};

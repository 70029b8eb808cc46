import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: (day) => parts`Grand Final, ${day}`,
  displaced: (names) => parts`A perdu la première place sans jouer : ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le rang 1. Qui signale son départ y renonce.`
      : parts`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper} pour le droit de défier le rang 1. Qui signale son départ y renonce.`,
  removed: (time, names) => parts`Retirés à ${time} et pas encore revenus : ${names}`,
  champion: (who) => parts`${who} est champion.`,
  open: 'Jeu normal jusqu’à ce que l’organisateur le close.',
  beHere: (time) => parts`Soyez là avant ${time} : qui n’a pas signalé son arrivée d’ici là est retiré du classement.`,
  playoff: (lower, upper) => parts`Départage : ${lower} défie ${upper}`,
  forTheTop: 'pour le rang 1',
  forTheRight: 'pour le droit de défier le rang 1',
  lost: 'Qui ne le joue pas le perd.',
};

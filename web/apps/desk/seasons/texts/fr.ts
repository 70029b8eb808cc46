import { de } from '../../../../../shared/words/french.ts';
import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  seasons: {
    title: 'Saisons',
    next: 'Commencer la saison suivante',
    nextText:
      'Le classement garde son nom et son adresse : liens, QR codes, intégrations et calendriers continuent de marcher. Cette saison reçoit une adresse à elle.',
    start: 'Premier jour',
    end: 'Dernier jour',
    endHint: 'Laissez vide pour une saison sans fin.',
    order: 'Ordre de départ',
    orders: {
      given: 'Comme le classement actuel',
      rating: 'Par cote, la plus basse au rang 1',
      draw: 'Tirage au sort',
      hand: 'À la main',
    },
    who: 'Qui continue',
    all: 'Tous les joueurs du classement',
    some: 'Choisir les joueurs',
    left: 'n’est plus dans le classement',
    early: (day) => `Terminer cette saison maintenant, avant le ${day}`,
    see: 'Aperçu',
    yes: 'Commencer la saison',
    figures: 'Réglages',
    figuresText: 'Comme cette saison, sauf modification.',
    closuresLater: 'Reprendre les jours de fermeture de cette saison, un an plus tard',
    unrated: (name) => `${name} n’a pas de cote. Indiquez-la sous « Membres » ou choisissez un autre ordre.`,
    bad: 'Veuillez vérifier les champs signalés.',
    started: 'La nouvelle saison a commencé.',
    noDay: 'Choisissez un jour.',
    backwards: 'Le dernier jour précède le premier.',
    nobody: 'Cochez au moins un joueur.',
    lost: 'Pas de réponse : impossible de savoir si c’est enregistré. Réessayez – rien ne sera enregistré deux fois.',
    past: 'Saisons passées',
    log: 'journal de la saison',
    undo: 'Défaire le début de cette saison',
    undoText: 'Possible seulement tant que personne n’y a joué. Le classement revient alors à la saison précédente.',
    undone: 'Le classement est revenu à la saison précédente.',
    unreached: 'Les saisons n’ont pas pu être chargées.',
  },
  ordering: {
    title: 'Rangs au départ',
    hint: 'Déplacez les joueurs avec les flèches ou saisissez un nouveau rang.',
    place: (name) => `Rang ${de(name)}${name}`,
    up: (name) => `Monter ${name}`,
    down: (name) => `Descendre ${name}`,
    now: (name, place) => `${name} est maintenant au rang ${place}.`,
  },
  follows: {
    title: 'Ce qui va se passer',
    ends: 'Cette saison se termine.',
    wins: 'la remporte.',
    nobodyWins: 'Elle n’a pas de vainqueur.',
    open: (count) =>
      plural(count, {
        one: `${count} défi ou partie en cours prend fin avec elle.`,
        other: `${count} défis ou parties en cours prennent fin avec elle.`,
      }),
    runs: (days) => `La saison suivante : ${days}.`,
    endless: (day) => `La saison suivante commence le ${day} et n’a pas de dernier jour.`,
    neverClosed: 'Pas encore de jours de fermeture ; vous pourrez en ajouter plus tard.',
    closed: (days) => `Fermé : ${days.join(' ; ')}.`,
    asBefore: 'Les réglages restent les mêmes.',
    players: (count) => plural(count, { one: `${count} joueur.`, other: `${count} joueurs.` }),
    drawn: 'Leur ordre sera tiré au sort au début de la saison.',
  },
};

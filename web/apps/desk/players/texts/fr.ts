import { de } from '../../../../../shared/words/french.ts';
import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');
const counted = (count: number): string => plural(count, { one: `${count} joueur`, other: `${count} joueurs` });

export const fr: typeof en = {
  players: {
    title: 'Joueurs',
    rung: 'Rang',
    name: 'Nom',
    rating: 'Cote',
    points: 'Points',
    gap: 'Écart',
    missed: 'Manqués',
    played: 'Dernière partie',
    never: 'pas encore',
    actions: 'Actions',
    leave: 'Retirer',
    leaveTitle: (name) => `Retirer ${name} du classement`,
    leaveYes: 'Oui, retirer',
    prefer: 'Préférences',
    preferTitle: (name) => `Préférences ${de(name)}${name}`,
    join: 'Ajouter un joueur',
    joinYes: 'Ajouter',
    joinHint: 'Les nouveaux joueurs commencent tout en bas.',
    off: 'Ne sont plus dans le classement',
    comeBack: 'Réintégrer',
    find: 'Chercher un joueur',
    showMore: (others) => `Afficher la suite (${others} de plus)`,
    nameMissing: 'Veuillez saisir un nom.',
    save: 'Enregistrer',
    nothing: 'Rien n’est indiqué.',
  },
  roster: {
    title: 'Ajouter des joueurs',
    more: 'Ajouter plusieurs joueurs',
    label: 'Un joueur par ligne',
    hint: 'Collez depuis un tableur, un e-mail ou un fichier CSV. Une cote peut suivre le nom.',
    example: 'Anne Leroy, 1850\nBruno Blanc\nCarla Petit; 1620',
    gap: 'Pierres jusqu’au suivant',
    gapHint:
      'Un programme par ligne, le premier au rang 1. Le nom peut être suivi des pierres jusqu’au suivant au-dessous, par exemple 1, 2.5+ ou 0?.',
    gapExample: 'Ego, 2.5\nGNU Go, 1+\nFuego',
    file: 'Ou envoyer un fichier',
    counted: (fresh, others) => (others > 0 ? `${counted(fresh)} ; ${others} à part, voir ci-dessous` : counted(fresh)),
    goesOn: 'sera ajouté',
    twice: (name) => `${name} figure deux fois dans la liste.`,
    opening: 'Chargement des membres…',
    order: 'Ordre de départ',
    orders: {
      given: 'Comme dans la liste, le premier au rang 1',
      rating: 'Par cote, la plus basse au rang 1',
      draw: 'Tirage au sort',
    },
    ratingMissing: 'Certains joueurs n’ont pas de cote.',
    member: 'Tous sont inscrits et à jour de cotisation',
    yes: 'Ajouter au classement',
    yesMore: 'Ajouter en bas',
    progress: (done, of) => `${done} ajoutés sur ${of}.`,
    refused: (name, why) => `${name} : ${why}`,
    lost: 'Connexion perdue. Les joueurs listés ici ne sont pas encore dans le classement ; continuez quand elle sera rétablie.',
    goOn: 'Continuer',
    empty: 'Saisissez au moins un nom.',
  },
  rename: {
    rename: 'Renommer',
    title: (name) => `Renommer ${name}`,
    label: 'Nouveau nom',
    yes: 'Enregistrer le nom',
  },
};

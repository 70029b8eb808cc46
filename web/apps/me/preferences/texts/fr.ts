import type { en } from './en.ts';

export const fr: typeof en = {
  preferences: 'Vos préférences',
  change: 'Modifier',
  save: 'Enregistrer',
  rated: 'Parties cotées cette saison',
  ratedYes: 'Parties cotées cette saison : oui',
  ratedNo: 'Parties cotées cette saison : non',
  fixed: 'Vous avez déjà joué : cela ne peut plus être modifié cette saison.',
  nothing: 'Rien n’a été saisi.',
  member: 'Votre adhésion',
  paid: (day) => `Inscription faite, cotisation payée jusqu’au ${day}.`,
  notMember: 'Vous ne figurez pas parmi les membres à jour de cotisation. Demandez à l’organisateur.',
};

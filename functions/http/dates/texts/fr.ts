import type { en } from './en.ts';

export const fr: typeof en = {
  unreadable: 'Indiquez une date et une heure, par exemple 2026-11-24T19:30.',
  past: 'Cette date est passée.',
  tooLate: (last) => `Choisissez une date jusqu’au ${last}.`,
  notOpen: 'Ce défi n’est plus ouvert.',
  notAccepted: 'Une date peut être proposée une fois le défi accepté.',
  notYours: 'Seuls les deux joueurs d’un défi peuvent convenir d’une date.',
  own: 'C’est à l’autre joueur d’accepter votre date.',
  none: 'Il n’y a pas de date à annuler.',
  changed: 'La date a été modifiée entre-temps. Vérifiez-la.',
};

import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const wall: typeof en.wall = {
  ladder: 'Classement',
  theLadder: 'Le classement',
  failed: 'Le classement ne peut pas être chargé pour le moment.',
  opening: 'Ouverture…',
  asOf: (day, time) => parts`Mis à jour le ${day} à ${time}`,
  lostSince: (day, time) => parts`Pas de connexion. Mis à jour le ${day} à ${time}`,
  latest: 'Derniers résultats',
  playoff: 'départage',
  ladderCode: 'QR code de ce classement',
  thisLadder: 'Ce classement',
  arriveCode: 'QR code pour pointer',
  arrive: 'Pointer',
  tonight: 'Ce soir',
  playing: 'Parties en cours',
  free: 'Libres pour jouer',
  next: 'joue ensuite',
  passed: '(a passé son tour)',
  isNew: 'nouveau',
  away: 'absent',
  busy: 'défi en cours',
  more: (count) => `et ${count} de plus`,
};

import type * as en from './en.ts';

export const contract: typeof en.contract = {
  address: 'doit être une adresse, par exemple ann@example.org',
  hiddenOrClosed: 'doit indiquer «\u202fhidden\u202f», «\u202fclosed\u202f» ou les deux',
  playerAlone: 'doit accompagner le rôle «\u202fplayer\u202f», et aucun autre',
  oneEvent: 'doit nommer au moins un événement',
};

import type { en } from './en.ts';

export const de: typeof en = {
  preferences: 'Deine Angaben',
  change: 'Ändern',
  save: 'Speichern',
  rated: 'Gewertete Partien in dieser Saison',
  ratedYes: 'Gewertete Partien in dieser Saison: ja',
  ratedNo: 'Gewertete Partien in dieser Saison: nein',
  fixed: 'Du hast schon gespielt, deshalb lässt sich das in dieser Saison nicht mehr ändern.',
  nothing: 'Nichts angegeben.',
  member: 'Deine Mitgliedschaft',
  paid: (day) => `Gemeldet, Beitrag bezahlt bis ${day}.`,
  notMember: 'Du stehst nicht als Mitglied mit bezahltem Beitrag in der Liste. Frag die Leitung.',
};

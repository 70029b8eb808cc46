import type { en } from './en.ts';

export const de: typeof en = {
  subject: 'Deinen Club eröffnen',
  text: (address: string, hours: number) =>
    `Du möchtest unter ${address} einen Club eröffnen. Öffne diesen Link auf dem Gerät, mit dem du ihn leiten willst. Er gilt einmal, ${hours} Stunden lang. Wenn du das nicht warst, ignoriere diese E-Mail: Es wurde nichts eröffnet, und deine Adresse wird vergessen.`,
  open: 'Club eröffnen',
  ask: (address: string) =>
    `Die Seite deines Clubs wird ${address}. Du leitest ihn und bist auf diesem Gerät angemeldet.`,
  start: 'Club eröffnen',
  gone: 'Dieser Link ist ungültig oder abgelaufen.',
  goneText: 'Er gilt einmal, 24 Stunden lang. Wenn es deinen Club noch nicht gibt, melde ihn bitte noch einmal an.',
  again: 'Club eröffnen',
  noAddress: 'Das ist keine E-Mail-Adresse.',
  unsolved: 'Das hat zu lange gedauert oder wurde schon gesendet. Bitte versuche es noch einmal.',
  fullToday: 'Heute können hier keine weiteren Clubs eröffnet werden. Bitte versuche es morgen wieder.',
  tooMany: 'In der letzten Stunde wurden zu viele Clubs angemeldet. Bitte versuche es später wieder.',
  outage: 'Etwas ist schiefgegangen. Bitte versuche es gleich noch einmal.',
};

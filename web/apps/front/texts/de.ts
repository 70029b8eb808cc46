import type * as en from './en.ts';

export const front: typeof en.front = {
  points: (points) => `${points} Punkte`,
  isNew: 'neu',
  more: (count) => (count === 0 ? '' : `${count} weitere: Tippe den Anfang des Clubnamens ein.`),
  none: 'Kein Club gefunden. Prüfe die Schreibweise oder frag die Leitung.',
  choose: 'Wähle deinen Club, dann schicken wir dir einen Anmeldelink per E-Mail.',
  yourClub: 'Dein Club',
  unreached: 'Keine Verbindung. Bitte versuche es gleich noch einmal.',
  noMails:
    'Zurzeit können wir keine E-Mails senden. Öffne deinen Einladungslink oder lass dir von der Leitung einen neuen geben.',
};

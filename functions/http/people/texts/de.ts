import type { en } from './en.ts';

export const de: typeof en = {
  unknownMember: 'Dieses Mitglied gibt es nicht.',
  tooManyMembers: (most) => `Ein Club hat höchstens ${most} Mitglieder.`,
  memberChanged: 'Jemand anderes hat dieses Mitglied geändert. Bitte sieh nach und versuche es noch einmal.',
  idTaken: (field, id) => `${field}: Die Kennung „${id}“ ist schon vergeben.`,
  idTwice: (field) => `${field}: Zwei Personen haben dieselbe Kennung.`,
  idForgotten: (field, id) => `${field}: „${id}“ wird gerade vergessen. Bitte wähle eine andere Kennung.`,
  onLadders: (ladders) =>
    `Wer in einer Rangliste ist oder war (hier: ${ladders}), lässt sich vergessen, aber nicht entfernen.`,
  members: (count) => `${count} Mitglieder`,
  fields: { name: 'Name', rating: 'Wertungszahl', email: 'E-Mail', note: 'Notiz' },
  requestsClosed: 'Dieser Club nimmt hier keine Anfragen an. Bitte frage die Leitung.',
  tooManyAsk: (most) => `Es warten schon ${most} Leute auf ihre Aufnahme. Bitte frage die Leitung.`,
  unknownRequest: 'Diese Anfrage wurde schon beantwortet oder ist abgelaufen.',
  unknownPlayer: (id) => `„${id}“ war nie in einer Rangliste dieses Clubs.`,
  former: (number) => `Ehemalige Person ${number}`,
  otherName: 'name: stimmt nicht überein. Gib den Namen genau so ein, wie er auf der Seite steht.',
  logOnItsWay: 'Gerade wird ein Protokoll importiert. Bitte versuche es danach noch einmal.',
  tooManyKeys: (most) => `Ein Club hat höchstens ${most} Zugänge, zurückgezogene eingeschlossen.`,
  linkNotInUse: 'Dieser Link wurde schon zurückgezogen oder ersetzt. Bitte sieh noch einmal in die Liste der Links.',
  unknownKey: 'Diesen Zugang gibt es nicht.',
  unknownSession: 'Diese Anmeldung gibt es nicht oder nicht mehr.',
  expiresInPast: 'expires: muss in der Zukunft liegen.',
  browsersOnly: 'Mitteilungen kann nur ein angemeldeter Browser anzeigen.',
  noPush: 'Mitteilungen auf Handys sind hier nicht eingerichtet.',
  badPushKeys: 'keys: müssen die sein, die ein Browser angibt.',
};

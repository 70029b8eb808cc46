import type { en } from './en.ts';

export const de: typeof en = {
  clubExists: (id) => `Einen Club „${id}“ gibt es schon.`,
  idReserved: 'id: ist von der Website selbst belegt.',
  ladderExists: (id) => `Eine Rangliste „${id}“ gibt es schon.`,
  tooManyLadders: (most) => `Ein Club hat höchstens ${most} Ranglisten. Bitte lass einen weiteren Club anlegen.`,
  zoneMeant: (zone) => `timezone: muss einen Ort nennen oder UTC sein. Ist ${zone} gemeint?`,
  otherName: 'name: stimmt nicht überein. Gib den Namen genau so ein, wie er auf der Seite steht.',
  noSeason: 'Diese Saison gab es in dieser Rangliste nicht.',
  unplayed: 'In dieser Saison wurde noch nicht gespielt; eine nächste kann noch nicht folgen.',
  running: (end) => `Diese Saison läuft bis ${end}. Beende sie vorzeitig oder warte, bis sie vorbei ist.`,
  tooEarly: (end) =>
    `season.start: Die letzte Saison läuft bis ${end}; vor diesem Tag kann die nächste nicht beginnen.`,
  firstSeason: 'Das ist die erste Saison der Rangliste.',
  played: 'In dieser Saison wurde schon gespielt; ihr Beginn lässt sich nicht mehr rückgängig machen.',
  tooManyPlayers: 'So viele Spieler können nicht auf einmal beginnen. Beginne mit weniger und füge die anderen hinzu.',
  noWebhook: 'Diesen Webhook gibt es nicht.',
  tooManyWebhooks: 'Eine Rangliste hat höchstens zehn Webhooks. Entferne zuerst einen.',
  halfway: {
    colour: 'Die Farbe ist geändert, aber noch nicht auf allen Seiten. Bitte sende das gleich noch einmal.',
    language: 'Die Sprache ist geändert, aber noch nicht auf allen Seiten. Bitte sende das gleich noch einmal.',
    names: 'Die Namen sind geändert, aber noch nicht überall. Bitte sende das gleich noch einmal.',
    other: 'Das ist geändert, aber noch nicht auf allen Seiten. Bitte sende es gleich noch einmal.',
  },
  imports: {
    none: 'Dort wird kein Protokoll importiert.',
    tooLarge: (megabytes) => `Ein Saisonprotokoll darf höchstens ${megabytes} MB haben.`,
    notSent: 'upload: Mit diesem Link wurde nichts gesendet, oder es ist zu lange her.',
    another: (ladder) => `Gerade wird ein anderes Protokoll als „${ladder}“ importiert.`,
    underWay: (ladder) => `Gerade wird ein Protokoll als „${ladder}“ importiert.`,
    tooMany: (most) => `Ein Club hat höchstens ${most} Importe. Brich einen ab, der nicht mehr gebraucht wird.`,
  },
};

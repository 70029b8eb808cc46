import type * as en from './en.ts';

export const join: typeof en.join = {
  opening: 'Wird geöffnet …',
  title: 'Mitspielen',
  of: (ladder) => `Mitspielen: ${ladder}`,
  lead: 'Die Leitung sieht deine Anfrage und antwortet dir.',
  name: 'Dein Name',
  nameMissing: 'Bitte gib deinen Namen an.',
  email: 'E-Mail (optional)',
  emailWrong: 'Eine E-Mail-Adresse sieht so aus: ann@example.org.',
  note: 'Was die Leitung wissen sollte (optional)',
  consent:
    'Die Leitung darf diese Angaben aufbewahren, bis sie geantwortet hat, höchstens 30 Tage. Sie werden nicht veröffentlicht.',
  consentMissing: 'Bitte setze das Häkchen oben, oder frag die Leitung persönlich.',
  yes: 'Anfrage senden',
  trap: 'Dieses Feld leer lassen',
  sent: 'Deine Anfrage ist gesendet.',
  sentText: 'Komm auf diesem Handy auf diese Seite zurück: Sobald du aufgenommen bist, meldet sie dich an.',
  accepted: 'Du bist dabei! Du wirst angemeldet …',
  gone: 'Deine letzte Anfrage wurde abgelehnt oder ist abgelaufen. Du kannst eine neue senden.',
  forget: 'Meine Anfrage auf diesem Handy vergessen',
  back: 'Zur Rangliste',
  nowhere: 'Diese Adresse ist unvollständig. Bitte scanne den QR-Code noch einmal.',
  lost: 'Keine Verbindung. Bitte versuche es noch einmal.',
};

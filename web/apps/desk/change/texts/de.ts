import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Rangliste ändern',
  hint: 'Ein neuer Name, ein neues Datum oder eine neue Einstellung gilt ab jetzt. Schließtage zählen, als hätte es sie schon immer gegeben: Frühere Abstiege und Streichungen können sich dadurch ändern. Du siehst zuerst eine Vorschau.',
  name: 'Name',
  figures: 'Einstellungen',
  figuresHint: 'Was hätte eine Einstellung bisher geändert? Ändere sie und probiere sie an dieser Saison aus.',
  try: 'An dieser Saison ausprobieren',
  tryFirst: 'Ändere erst eine Einstellung, dann probiere sie aus.',
  otherRules: 'Andere Regeln',
  otherRulesHint: 'Was hätten andere Regeln aus dieser Saison gemacht? Beim Ansehen ändert sich nichts.',
  tryRules: (rules) => `„${rules}“ an dieser Saison ausprobieren`,
  see: 'Vorschau',
  yes: 'Änderungen speichern',
  nothing: 'Du hast noch nichts geändert.',
  bad: 'Bitte prüfe die markierten Felder.',
  over: 'Der Finalabend ist vorbei, deshalb lässt sich hier nichts mehr ändern.',
};

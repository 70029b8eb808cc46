import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { stringsIn } from './strings-in.ts';

/** How marks are set in every language. */
const MARKS = [
  [/\s…/, 'no gap before “…”'],
  [/(?<!\\)"(?!\w+":|: \{)/, 'curly quotes'],
  [/\p{L}'\p{L}/u, 'curly apostrophes'],
  [/\d\.5–|–\d\.5/, '1½–½'],
] as const;

/** One word for one thing: what is not said any more, and what is said instead. A template’s text ends before a value. */
const GIVEN_UP: Readonly<Record<Language, readonly (readonly [never: RegExp, instead: string])[]>> = {
  en: [
    [/\bdisplaced\b/i, 'lost the top spot'],
    [/\bvoid(?:ed)?\b/i, 'cancelled'],
    [/\bput(?:ting)?\b[^.]*\boff\b/i, 'postponed'],
    [/has the turn/i, 'it’s their turn'],
    [/\blaps(?:e[sd]?|ing)\b/i, 'expires'],
    [/\bofficials?\b/i, 'organiser or scorer'],
    [/staying away/i, 'not playing; holidays'],
    [/\btak(?:e|en|ing) back\b/i, 'withdraw (one’s own), undo (an entry)'],
    [/(?:link|key|one)\S* (?:was |ones )?withdrawn/i, 'revoked'],
    [/\bcall(?:ed)? off\b/i, 'cancelled'],
    [/play(?:s|ed)? later/i, 'postpone'],
    [/\b(?:to|took|on) rung $/, '3rd in sentences'],
    [/(?<!opening |final )\bpositions?\b(?!: )/i, 'rung, places'],
    [/\bcoordinator\b/i, 'organiser'],
    [/\b(?:whoever|somebody)\b/i, 'the person who, someone'],
  ],
  de: [
    [/Grand.Final/i, 'Finalabend'],
    [/(?<!„)\b\d\d:\d\d\b(?!\sUhr)/, '20:15 Uhr'],
    [/büß/i, 'verliert'],
    [/\bFerien\b|\bUrlaub/, 'Abwesenheit'],
    [/bitte (?:die Leitung )?um ein/i, 'lass dir von der Leitung einen neuen geben'],
    [/Unentschieden/i, 'Remis'],
    [/Hausregel/i, 'Eigene Regeln'],
    [/zurück(?:ge|zu)?nehmen|zurückgenommen/i, 'zurückziehen'],
    [/später (?:zu )?spiel/i, 'verschieben'],
    [
      /Forderer|Geforderte|Verlierer|Gewinner|Sieger|Gegner\b|Gegnern|Nachzügler|Mitspieler|er oder sie|\bJeden, der/,
      'wer fordert, gewinnt, verliert …',
    ],
    [/freiwillig/i, 'optional'],
    [/\bMitteilung/, 'Benachrichtigung'],
    [/annull/i, 'rückgängig machen (eine Eingabe), abbrechen (eine Partie)'],
    [/\bMatch\b|\beinander wieder\b/, 'Partie; sich wieder fordern'],
  ],
  fr: [
    [/(?<![.,])[ \u00a0][:;!?»%]|«(?!\u202f)/, 'narrow no-break spaces'],
    [/Grand.Final/i, 'grande finale'],
    [/(?<!«\s)\b\d\d:\d\d\b/, '20 h 15'],
    [/(?<!Pas )\bavant $/, 'au plus tard'],
    [/\bDéfai(?!te)/, 'annuler'],
    [/jeu normal/, 'parties ordinaires'],
    [/\bVacances\b/, 'absences'],
    [/signal\S+ (?:[msv]on|leur|votre|l’)/, 'pointer'],
    [/faux bond/, 'n’est pas venu'],
    [/État au/, 'mis à jour le'],
    [/Règles maison/i, 'Règlement maison'],
    [/match nul/i, 'nulle'],
    [/défis? (?:est |sont )?(?:déjà )?ouvert/i, 'défi en cours'],
    [/\bligne (?:du |de la pyramide|, à)/i, 'rangée'],
    [/dépoint/i, 'pointer son départ'],
    [/le jeu s’arrêt/i, 'la soirée s’arrête'],
  ],
};

/** In this one are words of others, which are searched and not read. */
const SOUGHT = '/sought/';

const cataloguesIn = (folder: string, language: Language): readonly string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith(`texts/${language}.ts`))
    .map((path) => join(folder, path))
    .filter((path) => !path.includes(SOUGHT));

describe.each(LANGUAGES)('what people read in %s', (language) => {
  let read: readonly string[] = [];

  beforeAll(async () => {
    const paths = ['functions', 'local', 'shared', 'web'].flatMap((folder) => cataloguesIn(folder, language));
    expect(paths.length).toBeGreaterThan(15);
    const strings = await Promise.all(paths.map(async (path) => await stringsIn(readFileSync(path, 'utf8'), 'ts')));
    read = strings.flat().map(({ text }) => text);
  });

  it.each([...MARKS, ...GIVEN_UP[language]])('never says %s, but “%s”', (never) => {
    expect(read.filter((text) => never.test(text))).toEqual([]);
  });
});

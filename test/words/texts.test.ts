import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import {
  clockWords,
  fullDay,
  monthWords,
  shortDay,
  shortestDay,
  shortMonth,
  weekdayDate,
} from '#shared/words/dates.ts';
import { findTranslations, language, learn, texts } from '#shared/words/language.ts';
import { faultsIn } from './faults.ts';

const FOLDERS = ['shared', 'web', 'functions', 'local'].flatMap((root) =>
  readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter((path) => /(?:^|\/)texts\/en\.ts$/.test(path))
    .map((path) => join(root, path, '../..')),
);

/** Words that are only searched are read by nobody. */
const READ = FOLDERS.filter((folder) => basename(folder) !== 'sought');

const load = async (folder: string, which: Language): Promise<Readonly<Record<string, object>>> =>
  await import(/* @vite-ignore */ join('../..', folder, 'texts', `${which}.ts`));

const ORDERS = { one: 'Chess, please.', many: (count: number) => `${count} games`, nested: { yes: 'Yes' } };
const GERMAN = { one: 'Schach, bitte.', many: (count: number) => `${count} Partien`, nested: { yes: 'Ja' } };
const FRENCH = { one: 'Les échecs.', many: (count: number) => `${count} parties`, nested: { yes: 'Oui' } };

describe('texts', () => {
  const T = texts('test', { en: ORDERS, de: GERMAN, fr: FRENCH });

  it('are in the language that is read where they are used, and not where they were found', () => {
    const { nested } = T;
    expect([T.one, T.many(2), nested.yes]).toEqual(['Chess, please.', '2 games', 'Yes']);
    expect(inLanguage('de', () => [T.one, T.many(2), nested.yes])).toEqual(['Schach, bitte.', '2 Partien', 'Ja']);
    expect(inLanguage('fr', () => Object.values(T.nested))).toEqual(['Oui']);
  });

  it('keep to their language however long something takes, while others read another', async () => {
    const slow = (read: Language) =>
      inLanguage(read, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return T.nested.yes;
      });
    expect(await Promise.all(LANGUAGES.map(slow))).toEqual(['Yes', 'Ja', 'Oui']);
    expect(language()).toBe('en');
  });

  describe('whose translations lie elsewhere', () => {
    // As a bundle has them.
    const absent = undefined as never;
    const apart = { en: ORDERS, de: absent, fr: absent };
    afterEach(() => findTranslations(() => undefined));

    it('are looked for once, and read in English where they are not to be had', () => {
      let asked = 0;
      findTranslations((which) => {
        asked++;
        return which === 'de' ? { elsewhere: GERMAN } : undefined;
      });
      const read = texts('elsewhere', apart);
      const other = texts('nowhere', apart);
      const said = inLanguage('de', () => [read.one, read.nested.yes, other.one]);
      expect(said).toEqual(['Schach, bitte.', 'Ja', 'Chess, please.']);
      expect(asked).toBe(1);
      learn('de', {});
    });
  });
});

describe('every catalogue', () => {
  it('has a name of its own, by which its parts are found in a translation', () => {
    expect(new Set(FOLDERS.map((folder) => basename(folder))).size).toBe(FOLDERS.length);
  });

  it.each(FOLDERS)('%s has its parts in all languages, each under its own name', async (folder) => {
    const all = await Promise.all(LANGUAGES.map(async (each) => Object.keys(await load(folder, each)).toSorted()));
    const [english = [], ...others] = all;
    for (const translation of others) expect(translation).toEqual(english);
    const joined = readFileSync(join(folder, 'texts.ts'), 'utf8');
    const [, parts = '', name] = /\{([^{}]*)\} = partsOf\('([^']+)', \{ en, de, fr \}\)/.exec(joined) ?? [];
    expect(name).toBe(basename(folder));
    expect([...parts.matchAll(/(\w+): [A-Z_]+\b/g)].map(([, part]) => part).toSorted()).toEqual(english);
  });

  it.each(FOLDERS)('%s has no text that was left in English', async (folder) => {
    const [english, ...others] = await Promise.all(LANGUAGES.map(async (each) => leaves(await load(folder, each))));
    for (const translation of others)
      for (const [name, text] of translation) {
        const same = english?.get(name) === text && !SAME.has(String(text));
        expect(same ? `${name}: ${String(text)}` : '').toBe('');
      }
  });

  it.each(READ)('%s has no text that a native would not print', async (folder) => {
    for (const each of LANGUAGES)
      for (const [name, text] of leaves(await load(folder, each))) {
        // Lists to paste are no sentences; braces are of the files that a text is about.
        const said = String(text).includes('\n') ? '' : String(text).replace(/[{}]/g, '');
        expect(faultsIn(said, each), `${name} in ${each}`).toEqual([]);
      }
  });

  it('says no more than 2,563 texts altogether, as many in each language; the forms of one word count as one', async () => {
    const counts = await Promise.all(
      LANGUAGES.map(async (each) => {
        const all = await Promise.all(READ.map(async (folder) => textsIn(await load(folder, each))));
        return all.reduce((sum, count) => sum + count, 0);
      }),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeLessThanOrEqual(2563);
  });

  it('is made of whole sentences alone: a translation calls nothing that depends on the language read', () => {
    for (const folder of FOLDERS)
      for (const each of LANGUAGES) {
        const source = readFileSync(join(folder, 'texts', `${each}.ts`), 'utf8');
        const imported = [...source.matchAll(/^import (?!type)[^']*'([^']*)'/gm)].map(([, path = '']) =>
          path.replace(/^.*\//, ''),
        );
        const pure = ['phrase.ts', 'plural.ts', 'score.ts', 'english.ts', 'german.ts', 'french.ts'];
        expect(imported.filter((name) => !pure.includes(name))).toEqual([]);
      }
  });
});

/** Words that are the same in several languages. */
const SAME = new Set([
  'A. B.',
  'Ann B.',
  'Ego, 2.5\nGNU Go, 1+\nFuego',
  'Grand Final',
  ...'Actions Bonus Club Code Correction Ctrl E-mail Exception Exceptions Gold Match Notifications Name Net'.split(' '),
  ...'note Note Orange Person Pink Points Score Squash Status Tennis Webhooks Zoom'.split(' '),
  ...'set sets frame frames rack racks leg legs'.split(' '),
]);

/** All sentences without parameters by their names. */
function leaves(group: object, at = ''): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(group).flatMap(([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? [...leaves(value, `${at}${key}.`)]
        : typeof value === 'string' && /\p{L}{2}/u.test(value)
          ? [[`${at}${key}`, value]]
          : [],
    ),
  );
}

/** How many texts a group has; the forms of one word for one and for several are a single one. */
function textsIn(group: object): number {
  return Object.values(group).reduce<number>((sum, value) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isWord = isGroup && Object.keys(value).every((name) => ['one', 'other', 'only'].includes(name));
    return sum + (isGroup && !isWord ? textsIn(value) : 1);
  }, 0);
}

describe('a month where there is little room', () => {
  it('is no other month’s', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2021-${String(month + 1).padStart(2, '0')}`);
    for (const each of LANGUAGES) expect(new Set(inLanguage(each, () => months.map(shortMonth))).size, each).toBe(12);
  });
});

describe('a date', () => {
  const said = (read: Language) =>
    inLanguage(read, () => [fullDay('2021-11-08'), shortDay('2021-11-01'), monthWords('2021-03')]);

  it('is written as each language writes it', () => {
    expect(said('en')).toEqual(['Monday 8 November 2021', '1 November', 'March 2021']);
    expect(said('de')).toEqual(['Montag, 8. November 2021', '1. November', 'März 2021']);
    expect(said('fr')).toEqual(['lundi 8 novembre 2021', '1er novembre', 'mars 2021']);
  });

  it('ends what it cuts short as each language does, and cuts no short month', () => {
    const days = ['2026-03-02', '2026-05-01', '2026-07-03', '2026-09-19', '2026-12-02'];
    const short = (read: Language) => inLanguage(read, () => [...days.map(shortestDay), weekdayDate('2026-12-02')]);
    expect(short('en')).toEqual(['2 Mar', '1 May', '3 Jul', '19 Sep', '2 Dec', 'Wed 2 Dec']);
    expect(short('de')).toEqual(['2. März', '1. Mai', '3. Juli', '19. Sept.', '2. Dez.', 'Mi., 2. Dez.']);
    expect(short('fr')).toEqual(['2 mars', '1er mai', '3 juil.', '19 sept.', '2 déc.', 'mer. 2 déc.']);
  });

  it('has its time of day as the clocks of each language show it', () => {
    const times = (read: Language) => inLanguage(read, () => ['20:15', '09:00', '00:05'].map(clockWords));
    expect(times('de')).toEqual(['20:15', '09:00', '00:05']);
    expect(times('fr')).toEqual(['20\u00a0h\u00a015', '9\u00a0h', '0\u00a0h\u00a005']);
  });
});

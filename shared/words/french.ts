/** Whether "de" loses its e before a name: before a vowel, and a y that is one. */
const elides = (name: string): boolean => /^(?:[aeiouœæ]|y[^aeiouœæ])/iu.test(name.normalize('NFD'));

/** "d’" before Ann, "de " before Bob. An h is not told apart: before a name, "de " is never wrong. */
export const de = (name: string): string => (elides(name) ? 'd’' : 'de ');

/** "1 point", "2 points"; 0 and 1 are singular, also with a sign. */
export const counted = (count: number | string, thing: string, things = `${thing}s`): string =>
  `${count} ${/^[+−-]?[01]$/.test(String(count)) ? thing : things}`;

/** In a sentence: "un rang", "2 rangs", "une semaine". */
export const some = (count: number, thing: string, one: 'un' | 'une' = 'un'): string =>
  count === 1 ? `${one} ${thing}` : counted(count, thing);

/** "d’un rang", "de 2 rangs". */
export const of = (count: number, thing: string): string =>
  count === 1 ? `d’${some(count, thing)}` : `de ${some(count, thing)}`;

export const ofRungs = (count: number): string => of(count, 'rang');

/** "1er", "2e". */
export const nth = (count: number): string => (count === 1 ? '1er' : `${count}e`);

/** Systems that are called by what they are. */
const CALLED: Readonly<Record<string, string>> = { House: 'Règlement maison', 'Box league': 'Championnat par poules' };

/** A system by its name. */
export const systemCalled = (name: string): string => CALLED[name] ?? `Système ${name}`;

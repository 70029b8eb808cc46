/** Whether "de" and "que" lose their e before a name: before a vowel, and a y that is one. */
const elides = (name: string): boolean => /^(?:[aeiouœæ]|y[^aeiouœæ])/iu.test(name.normalize('NFD'));

/** "d’" before Ann, "de " before Bob. An h is not told apart: before a name, "de " is never wrong. */
export const de = (name: string): string => (elides(name) ? 'd’' : 'de ');

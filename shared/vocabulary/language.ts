/** The languages of the interface; texts are written in the first, and the others are translations of it. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Translation = Exclude<Language, 'en'>;
export const TRANSLATIONS: readonly Translation[] = ['de', 'fr'];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value);

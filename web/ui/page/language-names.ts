/** Each language calls itself by its own name, so that those who read no other find it. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

import type { ClubColour } from '#shared/vocabulary/club.ts';

/** The accent on paper and on a dark screen: as on pages (`web/pages/club-look.css`), whose variables no mail program knows. */
export const ACCENTS: { readonly [Colour in ClubColour]: { readonly light: string; readonly dark: string } } = {
  green: { light: '#1d5b49', dark: '#86cdb4' },
  teal: { light: '#0b5a6b', dark: '#7cc9da' },
  blue: { light: '#1f4f93', dark: '#93bcf5' },
  indigo: { light: '#413f9c', dark: '#b3b1f7' },
  purple: { light: '#6b2f86', dark: '#d3a6ea' },
  pink: { light: '#8d2560', dark: '#f0a0c8' },
  red: { light: '#94261f', dark: '#f5a59b' },
  orange: { light: '#834107', dark: '#eeb07a' },
  gold: { light: '#6a5200', dark: '#dcc266' },
  grey: { light: '#44494f', dark: '#bcc2c9' },
};

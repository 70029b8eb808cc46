import * as z from 'zod/mini';
import { CLUB_COLOURS } from '../vocabulary/club.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { object, optional } from './schema.ts';

const language = z.enum(LANGUAGES);
const colour = z.enum(CLUB_COLOURS);

/** The fields of what a club chooses for its pages from a list, and of what it changes of that. */
export const pageChoices = { language, colour };
export const pageChanges = { language: z.exactOptional(language), colour: z.exactOptional(colour) };

/** The club of a ladder, and how its pages look. */
export const clubOfLadder = optional(
  'Whose ladder it is, the colour of its pages, missing where that is green, and where its crest lies, if it has one.',
  object({ name: z.string(), colour: z.exactOptional(colour), crest: z.exactOptional(z.string()) }),
);

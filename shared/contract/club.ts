import * as z from 'zod/mini';
import { CLUB_COLOURS } from '../vocabulary/club.ts';
import { LANGUAGES } from '../vocabulary/language.ts';

const language = z.enum(LANGUAGES);
const colour = z.enum(CLUB_COLOURS);

/** The fields of what a club chooses for its pages from a list, and of what it changes of that. */
export const pageChoices = { language, colour };
export const pageChanges = { language: z.exactOptional(language), colour: z.exactOptional(colour) };

/** The fields that say how a club's pages look: its colour, and where its crest lies. */
export const clubLook = { colour: z.exactOptional(colour), crest: z.exactOptional(z.string()) };

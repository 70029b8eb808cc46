import * as z from 'zod/mini';
import { CLUB_COLOURS } from '../vocabulary/club.ts';
import { type ClubChoice, type ClubChoiceName, type ClubChoices, clubChoices } from '../vocabulary/club-choices.ts';
import { visible } from '../words/look-alikes.ts';
import { object, optional, told } from './schema.ts';

function fieldOf(choice: ClubChoice): z.ZodMiniType {
  switch (choice.kind) {
    case 'one-of':
      return z.enum(choice.values);
    case 'yes-or-no':
      return z.boolean();
    case 'line':
      return z.string().check(
        z.overwrite((text) => visible(text).trim()),
        z.regex(/^.*$/u),
        z.maxLength(choice.longest),
      );
  }
}

function describedField(choice: ClubChoice): z.ZodMiniType {
  const field = fieldOf(choice);
  return choice.says === undefined ? field : told(choice.says, field);
}

type ChoiceField<Name extends ClubChoiceName> = z.ZodMiniType<ClubChoices[Name], ClubChoices[Name]>;

/** What is chosen for a club, in each of its fields; and what is to be changed of that, of which any may be missing. */
export const choiceFields = Object.fromEntries(clubChoices.map(([name, choice]) => [name, describedField(choice)])) as {
  readonly [Name in ClubChoiceName]: ChoiceField<Name>;
};
export const choiceChanges = Object.fromEntries(
  clubChoices.map(([name, choice]) => [name, z.exactOptional(fieldOf(choice))]),
) as { readonly [Name in ClubChoiceName]: z.ZodMiniExactOptional<ChoiceField<Name>> };

/** The club of a ladder, and how its pages look. */
export const clubOfLadder = optional(
  'Whose ladder it is, the colour of its pages, missing where that is green, and where its crest lies, if it has one.',
  object({
    name: z.string(),
    colour: z.exactOptional(z.enum(CLUB_COLOURS)),
    crest: z.exactOptional(z.string()),
    unlisted: optional('It is not on the list of clubs: a picture beside a link names nobody.', z.literal(true)),
  }),
);

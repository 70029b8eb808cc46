import * as z from 'zod/mini';
import { called, email, textLine } from '../contract/fields.ts';
import { count, list, object, told, utc } from '../contract/schema.ts';
import { id } from '../log/fields.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { operations } from './operation.ts';

const signUpsView = object({
  signUps: list(
    object({
      club: id,
      person: told('The organiser who signed it up.', z.string()),
      email: told('Where they can be reached. Nobody else is told.', z.string()),
      at: utc,
      suspended: z.boolean(),
      invitations: told(
        'How many it has sent, how many came back or were called spam, and whether it sends no more because of that.',
        object({ sent: count, returned: count, stopped: z.boolean() }),
      ),
    }),
  ),
});

export const newSignUp = z.strictObject({
  club: called(LONGEST.club),
  id,
  person: textLine(LONGEST.label),
  email,
  language: z.enum(LANGUAGES),
  puzzle: textLine(LONGEST.key),
  answer: textLine(LONGEST.id),
});

export const signUpOperations = operations({
  id: 'listSignUps',
  method: 'GET',
  path: '/api/sign-ups',
  lambda: 'access',
  roles: 'operator',
  answers: { 200: signUpsView },
  tag: 'Club',
  summary: 'List the clubs that signed themselves up',
  description: 'For the operator: when they did, and whom to write to.',
});

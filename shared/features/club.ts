import * as z from 'zod/mini';
import { choiceChanges, choiceFields } from '../contract/club.ts';
import { called, nothing, pictureOrNone, publicName } from '../contract/fields.ts';
import { object, told } from '../contract/schema.ts';
import { FAULTS } from '../log/fault-words.ts';
import { id, saying } from '../log/fields.ts';
import { ALONE_MODES, NAMING_MODES } from '../vocabulary/club.ts';
import { LONGEST, MOST } from '../vocabulary/size-limits.ts';
import { CLUB, ORGANISER, operationsWith } from './operation.ts';

const opening = {
  key: told('The first access key of an organiser. It is told now and never again.', z.string()),
  link: told('Opens a session in a browser.', z.optional(z.string())),
} as const;

const suspensionView = object({
  suspended: told('Whether its pages say so, and nothing can be changed.', z.boolean()),
});

export const namingView = object({
  mode: z.enum(NAMING_MODES),
  alone: told(
    'Who alone is shown otherwise, by player id; `showMember` changes it.',
    z.exactOptional(z.readonly(z.record(z.string(), z.enum(ALONE_MODES)))),
  ),
  nicknames: told(
    'By player id; they count in the mode `nickname` alone, the club’s or a player’s own.',
    z.readonly(z.record(z.string(), z.string())),
  ),
});

const clubView = object({
  ...choiceFields,
  crest: told('Where its picture lies; null where the club’s initials stand for it.', z.nullable(z.string())),
  naming: namingView,
});
export type ClubView = z.infer<typeof clubView>;

export const newClub = z.strictObject({ id, name: called(LONGEST.club), unlisted: z.optional(z.boolean()) });

const naming = z.strictObject({
  mode: z.enum(NAMING_MODES),
  nicknames: z._default(z.record(id, publicName(LONGEST.nickname)), {}).check(
    z.refine(
      (all) => Object.keys(all).length <= MOST.nicknames,
      saying(() => FAULTS.thereMayBe(MOST.nicknames)),
    ),
  ),
});

/** What is to be changed of how a club shows itself; the rest stays. */
export const clubUpdate = z.strictObject({
  ...choiceChanges,
  crest: z.exactOptional(pictureOrNone),
  naming: z.exactOptional(naming),
});
export type ClubUpdate = z.infer<typeof clubUpdate>;

export const suspension = z.strictObject({ suspended: z.boolean() });

export const clubOperations = operationsWith(
  { tag: 'Club' },
  {
    id: 'createClub',
    method: 'POST',
    path: '/api/clubs',
    lambda: 'clubs',
    roles: 'operator',
    body: newClub,
    answers: { 201: object({ id, name: z.string(), unlisted: z.optional(z.boolean()), ...opening }) },
    problems: ['already-exists', 'being-deleted'],
    summary: 'Create a club',
    description: 'For the operator. The answer has the first organiser’s invite link.',
  },
  {
    id: 'createOrganiserLink',
    method: 'POST',
    path: `${CLUB}/organiser`,
    lambda: 'clubs',
    roles: 'operator',
    body: nothing,
    answers: { 201: object(opening) },
    problems: ['too-many-keys'],
    summary: 'Make an organiser’s link',
    description: 'For a club whose organisers have lost theirs.',
  },
  {
    id: 'getClub',
    method: 'GET',
    path: CLUB,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: clubView },
    summary: 'Get club settings',
  },
  {
    id: 'updateClub',
    method: 'PATCH',
    path: CLUB,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['clubChanges'],
    body: clubUpdate,
    answers: { 200: clubView },
    summary: 'Change how the club shows itself',
    description:
      'What is not named stays as it is. A crest is a still, square picture, as PNG or WebP, or null for none. Every public page and file of the club is published again right after.',
  },
  {
    id: 'suspendClub',
    method: 'POST',
    path: `${CLUB}/suspension`,
    lambda: 'access',
    roles: 'operator',
    body: suspension,
    answers: { 200: suspensionView },
    summary: 'Suspend a club, or lift that',
    description: 'For the operator. The club’s pages say so, nothing can be changed, and nothing is deleted.',
  },
);

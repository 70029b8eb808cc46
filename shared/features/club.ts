import * as z from 'zod/mini';
import { called, nothing } from '../contract/fields.ts';
import { object, told } from '../contract/schema.ts';
import { id, saying } from '../log/fields.ts';
import { LONGEST, MOST } from '../log/limits.ts';
import { FAULTS } from '../log/texts.ts';
import { CLUB_COLOURS, NAMING_MODES } from '../vocabulary/club.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { CLUB, ORGANISER, operations } from './operation.ts';

const opening = {
  key: told('The first access key of an organiser. It is told now and never again.', z.string()),
  link: told('Opens a session in a browser.', z.optional(z.string())),
} as const;

const madeClub = object({ id, name: z.string(), unlisted: z.optional(z.boolean()), ...opening });

const madeOrganiser = object(opening);

const suspensionView = object({
  suspended: told('Whether its pages say so, and nothing can be changed.', z.boolean()),
});

/** How a club shows the names of its players to the public. */
export const namingView = object({
  mode: z.enum(NAMING_MODES),
  nicknames: told(
    'By player id; they count in the mode `nickname` alone.',
    z.readonly(z.record(z.string(), z.string())),
  ),
});
export type NamingView = z.infer<typeof namingView>;

/** Whether a club stays off the front page and away from search engines. */
const listingView = object({ unlisted: z.boolean() });
export type ListingView = z.infer<typeof listingView>;

const languageView = object({ language: z.enum(LANGUAGES) });

/** Which colour a club’s pages wear. */
const colourView = object({ colour: z.enum(CLUB_COLOURS) });

/** The picture that stands for a club on its pages. */
const crestView = object({
  crest: told('Where it lies; null where the club’s initials stand for it.', z.nullable(z.string())),
});

export const newClub = z.strictObject({ id, name: called(LONGEST.club), unlisted: z.optional(z.boolean()) });

export const naming = z.strictObject({
  mode: z.enum(NAMING_MODES),
  nicknames: z._default(z.record(id, called(LONGEST.nickname)), {}).check(
    z.refine(
      (all) => Object.keys(all).length <= MOST.nicknames,
      saying(() => FAULTS.thereMayBe(MOST.nicknames)),
    ),
  ),
});

export const listing = z.strictObject({ unlisted: z.boolean() });

export const clubColour = z.strictObject({ colour: z.enum(CLUB_COLOURS) });

/** A picture as base64, or null for none. */
export const clubCrest = z.strictObject({
  picture: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
});

export const clubLanguage = z.strictObject({ language: z.enum(LANGUAGES) });

/** Whether a club is to be suspended. */
export const suspension = z.strictObject({ suspended: z.boolean() });

/** A club: how it is made, and how it shows itself. */
export const clubOperations = operations(
  {
    id: 'createClub',
    method: 'POST',
    path: '/api/clubs',
    lambda: 'clubs',
    roles: 'operator',
    body: newClub,
    answers: { 201: madeClub },
    problems: ['already-exists', 'being-deleted'],
    tag: 'Club',
    summary: 'Create a club',
    description: 'For whoever runs the service. The answer has the first link of an organiser.',
  },
  {
    id: 'createOrganiserLink',
    method: 'POST',
    path: `${CLUB}/organiser`,
    lambda: 'clubs',
    roles: 'operator',
    body: nothing,
    answers: { 201: madeOrganiser },
    problems: ['too-many-keys'],
    tag: 'Club',
    summary: 'Make an organiser’s link',
    description: 'For a club whose organisers have lost theirs.',
  },
  {
    id: 'getNaming',
    method: 'GET',
    path: `${CLUB}/naming`,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: namingView },
    tag: 'Club',
    summary: 'See how names are shown',
  },
  {
    id: 'updateNaming',
    method: 'POST',
    path: `${CLUB}/naming`,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['namings'],
    body: naming,
    answers: { 200: namingView },
    tag: 'Club',
    summary: 'Change how names are shown',
    description: 'Every public page and file of the club is published again right after.',
  },
  {
    id: 'getListing',
    method: 'GET',
    path: `${CLUB}/listing`,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: listingView },
    tag: 'Club',
    summary: 'See whether the club is on the front page',
  },
  {
    id: 'updateListing',
    method: 'POST',
    path: `${CLUB}/listing`,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['listings'],
    body: listing,
    answers: { 200: listingView },
    tag: 'Club',
    summary: 'List or unlist the club',
  },
  {
    id: 'getLanguage',
    method: 'GET',
    path: `${CLUB}/language`,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: languageView },
    tag: 'Club',
    summary: 'See the language of the club’s pages',
  },
  {
    id: 'updateLanguage',
    method: 'POST',
    path: `${CLUB}/language`,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['listings'],
    body: clubLanguage,
    answers: { 200: languageView },
    tag: 'Club',
    summary: 'Choose the language of the club’s pages',
  },
  {
    id: 'getColour',
    method: 'GET',
    path: `${CLUB}/colour`,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: colourView },
    tag: 'Club',
    summary: 'See the colour of the club’s pages',
  },
  {
    id: 'updateColour',
    method: 'POST',
    path: `${CLUB}/colour`,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['listings'],
    body: clubColour,
    answers: { 200: colourView },
    tag: 'Club',
    summary: 'Choose the colour of the club’s pages',
  },
  {
    id: 'getCrest',
    method: 'GET',
    path: `${CLUB}/crest`,
    lambda: 'clubs',
    roles: ORGANISER,
    answers: { 200: crestView },
    tag: 'Club',
    summary: 'See where the club’s crest lies',
  },
  {
    id: 'updateCrest',
    method: 'POST',
    path: `${CLUB}/crest`,
    lambda: 'clubs',
    roles: ORGANISER,
    rates: ['listings'],
    body: clubCrest,
    answers: { 200: crestView },
    tag: 'Club',
    summary: 'Give the club a crest, or take it away',
    description: 'A still, square picture, as PNG or WebP. Every page of the club is published again right after.',
  },
  {
    id: 'suspendClub',
    method: 'POST',
    path: `${CLUB}/suspension`,
    lambda: 'access',
    roles: 'operator',
    body: suspension,
    answers: { 200: suspensionView },
    tag: 'Club',
    summary: 'Suspend a club, or lift that',
    description: 'For whoever runs the service. Its pages say so, nothing can be changed, and nothing is deleted.',
  },
);

import * as z from 'zod/mini';
import { challenge, id, line as lineOfLog, moment, player, rating } from '../log/fields.ts';
import { LONGEST, MOST } from '../log/limits.ts';
import { headerShape } from '../log/parse.ts';
import { FAULTS } from '../log/texts.ts';
import { saying } from '../log/words.ts';
import { CONTACT_KINDS, NAMING_MODES, NOTICE_EVENTS, ROLES, USES_OF_KEYS } from '../vocabulary/club.ts';
import { CLUB_COLOURS } from '../vocabulary/club-colour.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import { SEEDING_ORDERS } from '../vocabulary/vocabulary.ts';
import { visible } from '../words/looks.ts';
import { changedSettings } from './ladder-facts.ts';
import { WRONG } from './texts.ts';

/** What a request carries, where it is no entry of the season log: those have their shapes in log/bodies.ts. */

const checks = (longest: number) =>
  [
    z.regex(
      /\S/,
      saying(() => FAULTS.blank),
    ),
    z.maxLength(longest),
  ] as const;
const line = (longest: number) => z.string().check(...checks(longest));

/** A name, of which only what can be seen is taken. */
const called = (longest: number) => z.string().check(z.overwrite(visible), ...checks(longest));

/** What has nothing to choose. */
export const nothing = z.strictObject({});

export const newClub = z.strictObject({ id, name: called(LONGEST.club), unlisted: z.optional(z.boolean()) });

/** A club that signs itself up, with a puzzle that was solved. */
export const newSignUp = z.strictObject({
  club: called(LONGEST.club),
  id,
  person: line(LONGEST.label),
  email: line(LONGEST.email),
  language: z.enum(LANGUAGES),
  puzzle: line(LONGEST.key),
  answer: line(LONGEST.id),
});

/** Besides its id, a ladder is given by the fields of its header. */
export const newLadder = z.looseObject({ id });

/** The next season of a ladder; the players as in `seed`, or everybody on the ladder from the top. */
export const newSeason = z.strictObject({
  season: headerShape.shape.season,
  closures: headerShape.shape.closures,
  settings: z.exactOptional(changedSettings),
  order: z._default(z.enum(SEEDING_ORDERS), 'given'),
  players: z.exactOptional(z.array(z.unknown())),
  endsEarly: z._default(z.boolean(), false),
});

/** How many bytes the log has that is to be sent. */
export const newUpload = z.strictObject({ bytes: z.int().check(z.minimum(1)) });

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

/** What is to become of a ladder that stays. */
export const ladderStatus = z
  .strictObject({ hidden: z.exactOptional(z.boolean()), closed: z.exactOptional(z.boolean()) })
  .check(
    z.refine(
      (body) => Object.keys(body).length > 0,
      saying(() => WRONG.hiddenOrClosed),
    ),
  );

/** Whether a club is to be suspended. */
export const suspension = z.strictObject({ suspended: z.boolean() });

/** What is to be deleted is named again, as people call it. */
export const namedAgain = z.strictObject({ name: z.string().check(z.maxLength(LONGEST.name)) });

/** Who is to be forgotten, named again, and what else they are called in texts. */
export const forgetting = z.strictObject({
  player,
  name: z.string().check(z.maxLength(LONGEST.name)),
  also: z.exactOptional(z.array(line(LONGEST.label)).check(z.maxLength(10))),
});

const email = z.string().check(
  z.maxLength(LONGEST.email),
  z.regex(
    /^[^\s@]+@[^\s@]+$/,
    saying(() => WRONG.address),
  ),
);
const memberName = called(LONGEST.name);
const note = line(LONGEST.note);

/** People who are to be members, all or none of them. */
export const newMembers = z.strictObject({
  members: z
    .array(
      z.strictObject({
        id: player,
        name: memberName,
        rating: z.exactOptional(rating),
        email: z.exactOptional(email),
        note: z.exactOptional(note),
      }),
    )
    .check(
      z.minLength(
        1,
        saying(() => FAULTS.onePlayer),
      ),
      z.maxLength(MOST.newMembers),
    ),
});

/** Somebody asks to join a ladder; `website` is a field that people don't see, and programs fill in. */
export const newRequest = z.strictObject({
  name: memberName,
  email: z.exactOptional(email),
  note: z.exactOptional(note),
  consent: z.literal(true),
  website: z.exactOptional(z.string().check(z.maxLength(LONGEST.url))),
});

export const claimedRequest = z.strictObject({ request: z.string().check(z.maxLength(LONGEST.key)) });

export const openRequests = z.strictObject({ open: z.boolean() });

/** As whom they were taken in. */
export const acceptedRequest = z.strictObject({ player });

/** What becomes of a member as they were seen; null takes something away. */
export const memberChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  name: z.exactOptional(memberName),
  rating: z.exactOptional(z.nullable(rating)),
  email: z.exactOptional(z.nullable(email)),
  note: z.exactOptional(z.nullable(note)),
});

/** `look`: only say whose link it is; it is not opened by that. */
export const openedLink = z.strictObject({
  key: z.string().check(z.maxLength(LONGEST.key)),
  look: z._default(z.boolean(), false),
});

/** As a browser writes a subscription of its own; it may say when it ends. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(LONGEST.url)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(100)), auth: z.string().check(z.maxLength(50)) }),
});

/** What a player shows to their opponents; an empty phone number takes theirs away. */
export const ownContact = z.strictObject({
  phone: z.string().check(z.maxLength(LONGEST.phone)),
  shows: z.array(z.enum(CONTACT_KINDS)).check(z.maxLength(CONTACT_KINDS.length)),
});

export const newKey = z
  .strictObject({
    role: z.enum(ROLES),
    label: line(LONGEST.label),
    player: z.exactOptional(id),
    use: z._default(z.enum(USES_OF_KEYS), 'link'),
    expires: z.exactOptional(moment),
  })
  .check(
    z.refine(({ role, player: whose }) => (role === 'player') === (whose !== undefined), {
      path: ['player'],
      ...saying(() => WRONG.playerAlone),
    }),
  );

/** `signOut`: whether the browsers that the old key has signed in are signed out. */
export const newReplacement = z.strictObject({ signOut: z._default(z.boolean(), true) });

export const newProposal = z.strictObject({ challenged: player });

/** When a challenge is to be played, by the clocks of the ladder: "2026-11-24T19:30". */
export const gameDate = z.strictObject({ challenge, at: z.string().check(z.maxLength(40)) });

/** Which line gave a result that is wrong, and what is. */
export const newDispute = z.strictObject({
  line: lineOfLog,
  says: z.optional(z.string().check(z.maxLength(LONGEST.dispute))),
});

export const dismissedDispute = z.strictObject({ line: lineOfLog, player });

/** Whom a player asks to a game for points. */
export const newAskedGame = z.strictObject({ players: z.array(player).check(z.maxLength(MOST.seats)) });

export const newWebhook = z.strictObject({
  url: z.string().check(z.maxLength(LONGEST.url)),
  events: z.array(z.enum(NOTICE_EVENTS)).check(
    z.minLength(
      1,
      saying(() => WRONG.oneEvent),
    ),
    z.maxLength(NOTICE_EVENTS.length),
  ),
  label: line(LONGEST.label),
});

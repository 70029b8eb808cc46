import * as z from 'zod/mini';
import { email, memberName, note, publicName, textLine } from '../contract/fields.ts';
import { count, list, object, told, utc } from '../contract/schema.ts';
import { FAULTS } from '../log/fault-words.ts';
import { id, player, rating, saying } from '../log/fields.ts';
import { ALONE_MODES, UNREACHED } from '../vocabulary/club.ts';
import { LONGEST, MOST } from '../vocabulary/size-limits.ts';
import { CLUB, LADDER, OFFICIALS, ORGANISER, operationsWith } from './operation.ts';

const calledNow = told('What the club calls them.', z.string());

const ladderOf = object({
  ladder: id,
  name: told('What they are called there, where that is something else.', z.optional(z.string())),
  left: told('Where they are not on it now: since when.', z.optional(z.enum(['this season', 'before']))),
});

export const memberView = object({
  id: told('Their id on every ladder of the club, and of their links.', player),
  name: calledNow,
  rating: told('For the next seeding.', z.optional(z.number())),
  email: z.optional(z.string()),
  note: z.optional(z.string()),
  unreached: told(
    'Why nothing is sent any more to the address by which they are told, where that is so: it came back, or was called spam.',
    z.optional(z.enum(UNREACHED)),
  ),
  ownAddress: told(
    'Whether they have confirmed another address of their own, which they do not show: what is sent goes there.',
    z.optional(z.literal(true)),
  ),
  shown: told(
    'How the public sees their name, where they alone are shown otherwise than the club shows everybody.',
    z.optional(z.enum(ALONE_MODES)),
  ),
  nickname: told('What the club would call them in public where nicknames are shown.', z.optional(z.string())),
  face: told('Whether they have added a photograph, shown or not.', z.optional(z.literal(true))),
  invited: told('When they were last invited by e-mail.', z.optional(utc)),
  signedIn: told('When a link of theirs was first opened.', z.optional(utc)),
  since: told('Since when there is a record of them.', z.optional(utc)),
  version: told('Of the record, which a change of it names; 0 where there is none yet.', count),
  ladders: list(ladderOf),
});
export type MemberView = z.infer<typeof memberView>;

const ladders = told(
  'The ladders of the club, by what they are called.',
  list(object({ ladder: id, name: z.string() })),
);

/** A page of a club’s members, in the order of their ids: those of whom there is a record, and all others on its ladders. */
const membersView = object({
  members: list(memberView),
  ladders,
  invitations: told(
    'What keeps a club from inviting: how many it may still send before anybody has opened one, and how many came back, where it may send no more.',
    object({ left: z.optional(count), cameBack: z.optional(count) }),
  ),
  mails: told('Whether invitations can be sent: this deployment sends e-mails.', z.boolean()),
  more: told('Whether there are more: ask for those after the last one.', z.boolean()),
  partial: told(
    'Whether records among them cannot be read, and are left out: the operator is told.',
    z.optional(z.literal(true)),
  ),
});
export type MembersView = z.infer<typeof membersView>;

/** What everybody is called, and the ladders they are or were on: all that scorers learn. */
const namesakesView = object({
  members: list(
    object({
      id: player,
      name: calledNow,
      also: told('What ladders call them besides.', z.optional(list(z.string()))),
      ladders: list(id),
    }),
  ),
  ladders,
});
export type NamesakesView = z.infer<typeof namesakesView>;

/** People to add as members: all of them, or nobody. */
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

/** The changes to a member, compared with what was last seen; null removes something. */
export const memberChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  name: z.exactOptional(memberName),
  rating: z.exactOptional(z.nullable(rating)),
  email: z.exactOptional(z.nullable(email)),
  note: z.exactOptional(z.nullable(note)),
});

/** A sentence or two of the organiser’s own. */
const ownWords = textLine(LONGEST.invitation);

/** How the public sees one person's name: as everybody's, or with less of it; a nickname takes the place of the one before. */
export const shownName = z
  .strictObject({
    as: z.enum(['club', ...ALONE_MODES]),
    nickname: z.exactOptional(publicName(LONGEST.nickname)),
  })
  .check(
    z.refine(({ as, nickname }) => as !== 'nickname' || nickname !== undefined, {
      ...saying(() => FAULTS.missing),
      path: ['nickname'],
    }),
  );

/** The people to invite by e-mail, and the ladder that their links open. */
export const invitations = z.strictObject({
  ladder: id,
  members: z.array(player).check(z.minLength(1), z.maxLength(MOST.invitations)),
  text: z.exactOptional(ownWords),
});

/** The member whose invitation is to be seen. */
export const invitationToSee = z.strictObject({ ladder: id, member: player, text: z.exactOptional(ownWords) });

/** What the organiser writes to all players of a ladder. */
export const newMessage = z.strictObject({ text: textLine(LONGEST.message) });

const WHY_UNSENT = ['unknown', 'no-address', 'unreached', 'too-often', 'address-used', 'all-used', 'stopped'] as const;
export type WhyUnsent = (typeof WHY_UNSENT)[number];

const invitationsView = object({
  sent: told('Who was invited.', list(player)),
  unsent: told(
    'Who was not, and why: nobody of this id, no address, nothing arrives at it or its reader wants nothing, or invited three times within a day. A club that has signed itself up and that the operator has not looked at has thirty invitations, one to an address, until somebody else has opened one. A club of whose invitations more than one in twenty comes back sends no more until the operator lets it.',
    list(object({ player, why: z.enum(WHY_UNSENT) })),
  ),
});

const invitationWordsView = object({
  from: told('Who it is from, as mail programs show it.', z.string()),
  replyTo: told('Who reads what is answered; empty where nobody does.', list(z.string())),
  subject: z.string(),
  title: z.string(),
  paragraphs: list(z.string()),
  button: told('What its link is called.', z.string()),
  ownWords: told(
    'Whether the organiser may add words of their own: once the operator has looked at a club that has signed itself up.',
    z.boolean(),
  ),
});

export const membersOperations = operationsWith(
  { lambda: 'access', tag: 'Members' },
  {
    id: 'listMembers',
    method: 'GET',
    path: `${CLUB}/members`,
    roles: ORGANISER,
    query: ['after'],
    answers: { 200: membersView },
    summary: 'List members',
    description:
      'Everybody of whom there is a record, and everybody who is on a ladder of the club; 500 at once, in the order of their ids. Rating, e-mail and note are told nowhere else.',
  },
  {
    id: 'addMembers',
    method: 'POST',
    path: `${CLUB}/members`,
    roles: ORGANISER,
    body: newMembers,
    answers: { 201: object({ added: told('Their ids.', list(player)) }) },
    problems: ['already-exists', 'being-deleted', 'duplicate-id', 'too-many-members'],
    summary: 'Add members',
    description:
      'All of them, or none: what is wrong with a line is said by its number, such as `members.3.email`. An id is the person, on every ladder of the club and for their links, so two people of one name have two ids; `findNamesakes` says who is called alike. Sent again it changes nothing.',
  },
  {
    id: 'updateMember',
    method: 'POST',
    path: `${CLUB}/members/{player}`,
    roles: ORGANISER,
    body: memberChange,
    answers: { 200: memberView },
    reauthenticates: 'sometimes',
    problems: ['unknown-member', 'member-changed', 'too-many-members'],
    summary: 'Change a member',
    description:
      '`version` is the one that was seen; 0 where there was no record yet. What is not named stays; `null` takes something away. The name on ladders is changed by `renamePlayer`, which also changes it here. For another address in the place of one the session has to be confirmed.',
  },
  {
    id: 'showMember',
    method: 'PUT',
    path: `${CLUB}/members/{player}/public-name`,
    roles: ORGANISER,
    rates: ['shownNames'],
    body: shownName,
    answers: {
      200: object({
        as: z.enum(['club', ...ALONE_MODES]),
        shown: told('What the public reads; a number follows where somebody else is called so too.', z.string()),
      }),
    },
    problems: ['unknown-member'],
    summary: 'Choose how the public sees one person’s name',
    description:
      'For a junior, say: `initial` is “Ann B.”, `initials` “A. B.”, and `club` as everybody is shown. It never shows more of a name than the club does of everybody’s. In public they then have an id that tells nothing, and all pages and files on which they stand are published again, past seasons too.',
  },
  {
    id: 'deleteMember',
    method: 'DELETE',
    path: `${CLUB}/members/{player}`,
    roles: ORGANISER,
    answers: { 204: 'nothing' },
    problems: ['unknown-member', 'member-changed', 'member-on-ladder'],
    summary: 'Take a member off the list',
    description: 'Their links are withdrawn. Who was ever on a ladder cannot be taken off, but forgotten.',
  },
  {
    id: 'removeMemberAddress',
    method: 'DELETE',
    path: `${CLUB}/members/{player}/address`,
    roles: ORGANISER,
    answers: { 204: 'nothing' },
    problems: ['unknown-member', 'member-changed'],
    summary: 'Take a member’s address away',
    description:
      'The one by which they are told, also where they have confirmed one that only they see: nothing more is sent there, and every link that went there ends. Where the list has the same, it goes from there too. They may enter another one on their page, or be invited at one. Sent again it changes nothing.',
  },
  {
    id: 'inviteMembers',
    method: 'POST',
    path: `${CLUB}/invitations`,
    roles: ORGANISER,
    body: invitations,
    answers: { 200: invitationsView },
    problems: ['unknown-ladder', 'too-many-keys', 'no-mail'],
    summary: 'Invite members by e-mail',
    description:
      'Each gets a link that signs them in once, within 14 days, and says that the address is theirs. It goes to the address that they have confirmed, else to that of their record. Sent again within a minute, nobody gets it twice.',
  },
  {
    id: 'previewInvitation',
    method: 'POST',
    path: `${CLUB}/invitations/preview`,
    roles: ORGANISER,
    body: invitationToSee,
    answers: { 200: invitationWordsView },
    problems: ['unknown-ladder', 'unknown-member'],
    summary: 'See what an invitation says',
    description: 'As it would reach the member, but without its links. Nothing is sent.',
  },
  {
    id: 'messagePlayers',
    method: 'POST',
    path: `${LADDER}/messages`,
    roles: ORGANISER,
    body: newMessage,
    answers: { 200: object({ sent: list(player), unsent: told('Whom no e-mail reaches.', list(player)) }) },
    reauthenticates: 'always',
    problems: ['unknown-ladder', 'already-messaged', 'no-mail', 'too-many-requests'],
    summary: 'Write to all players of a ladder',
    description:
      'By e-mail, once a day at most, to those who have confirmed an address; and to those who were invited, unless the club has signed itself up and the operator has not looked at it yet. Sent again on the day, the same text goes to nobody twice.',
  },
  {
    id: 'findNamesakes',
    method: 'GET',
    path: `${CLUB}/namesakes`,
    roles: OFFICIALS,
    query: ['name'],
    answers: { 200: namesakesView },
    summary: 'See who is called so',
    description:
      'Before somebody is added: names are compared without capitals, accents and hyphens, and "Lee, Ann" is "Ann Lee". Without `name`, everybody.',
  },
);

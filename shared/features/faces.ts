import * as z from 'zod/mini';
import { pictureOrNone } from '../contract/fields.ts';
import { object, told } from '../contract/schema.ts';
import { CLUB, ORGANISER, operationsWith, PLAYER } from './operation.ts';

/** Why nobody sees a photograph: its club shows none, or not the full name of the player. */
const WHY_UNSEEN = ['off', 'name'] as const;

const ownFaceView = object({
  picture: told('As it is stored, a JPEG in base64; missing where there is none.', z.optional(z.string())),
  unseen: told('Why nobody else sees it; missing where everybody does.', z.optional(z.enum(WHY_UNSEEN))),
});
export type OwnFaceView = z.infer<typeof ownFaceView>;

/** The photograph that a player shows beside their name. */
export const ownFace = z.strictObject({ picture: pictureOrNone });

export const facesOperations = operationsWith(
  { lambda: 'clubs', tag: 'Members' },
  {
    id: 'getOwnFace',
    method: 'GET',
    path: `${CLUB}/own/face`,
    roles: PLAYER,
    answers: { 200: ownFaceView },
    summary: 'See one’s own photograph',
  },
  {
    id: 'setOwnFace',
    method: 'PUT',
    path: `${CLUB}/own/face`,
    roles: PLAYER,
    rates: ['faces'],
    body: ownFace,
    answers: { 200: ownFaceView },
    summary: 'Add a photograph, or take it away',
    description:
      'A square JPEG, or null for none. It stands beside the player’s name wherever everybody sees that name in full, and nowhere else; everything in it that doesn’t draw the picture, such as where it was taken, is removed. The pages on which they stand are published again right after, and one that was there before is gone from the site within a minute.',
  },
  {
    id: 'removeFace',
    method: 'DELETE',
    path: `${CLUB}/members/{player}/face`,
    roles: ORGANISER,
    answers: { 204: 'nothing' },
    problems: ['unknown-member'],
    summary: 'Take a member’s photograph away',
    description: 'From all pages too. They may add another one. Sent again it changes nothing.',
  },
);

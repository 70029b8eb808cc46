import { readClub } from '#functions/books/clubs.ts';
import { readFace, removeFace, setFace } from '#functions/books/faces.ts';
import { readNaming } from '#functions/books/naming.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, EndpointAnswer } from '#functions/http/call.ts';
import { UNKNOWN } from '#functions/http/credential.ts';
import { idIn } from '#functions/http/event.ts';
import { isProblem, noSuchMember } from '#functions/http/problem.ts';
import { personOf } from '#functions/ladders/people.ts';
import { ownFace } from '#shared/features/faces.ts';
import { isShownInFull } from '#shared/view/naming.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { changeBy } from '../admin-history.ts';
import { showAgain } from '../keep-name.ts';
import { playerIn } from '../own/on-ladder.ts';
import { pictureOf } from '../picture.ts';
import { readJpeg } from './jpeg.ts';

const faceOf = (bytes: Buffer) => pictureOf(bytes, { what: 'face', read: readJpeg, otherwise: 'noJpeg' });

async function look(call: Call): EndpointAnswer<'getOwnFace'> {
  const { club: id, runtime } = call;
  const { database } = runtime;
  const player = playerIn(call);
  const [face, club, naming] = await Promise.all([
    readFace(database, id, player),
    readClub(database, id),
    readNaming(database, id),
  ]);
  const unseen = club?.faces === 'off' ? 'off' : isShownInFull(naming, player) ? undefined : 'name';
  return {
    status: 200,
    body: {
      ...(face && { picture: Buffer.from(face.bytes).toString('base64') }),
      ...(unseen && { unseen }),
    },
  };
}

/** Keeps a photograph, or none, and has everything published again that shows the player. */
async function setOwnFace(call: Call): EndpointAnswer<'setOwnFace'> {
  const asked = readAs(ownFace, call.event);
  if (isProblem(asked)) return asked;
  const { picture } = asked.value;
  const face = picture === null ? undefined : faceOf(Buffer.from(picture, 'base64'));
  if (face && isProblem(face)) return face;
  const player = playerIn(call);
  const end = await setFace(call.runtime.database, call.club, player, face, call.caller.id);
  if (end === 'no-access') return UNKNOWN;
  await showAgain(call, player);
  return look(call);
}

/** For organisers: takes one away that is not for a club's pages. */
async function takeAway(call: Call): EndpointAnswer<'removeFace'> {
  const { club, runtime, event } = call;
  const id = parsePlayerId(idIn(event, 'player') ?? '');
  const person = id && (await personOf(runtime.database, club, id));
  if (!person) return noSuchMember;
  const change = { ...changeBy(call, 'face-removed', person.name), member: person.id };
  await removeFace(runtime.database, club, person.id, change);
  // Also where it was gone already: a request that was broken off may not have come so far.
  await showAgain(call, person.id);
  return { status: 204 };
}

export const faces = { getOwnFace: look, setOwnFace, removeFace: takeAway } as const;

import { localOf } from '#shared/calendar/zone.ts';
import { isOfPlace, zoneMeant } from '#shared/calendar/zone-names.ts';
import { nothing } from '#shared/contract/fields.ts';
import { clubOperations, newClub } from '#shared/features/club.ts';
import { facesOperations } from '#shared/features/faces.ts';
import { importsOperations } from '#shared/features/imports.ts';
import { laddersOperations, newLadder } from '#shared/features/ladders.ts';
import { seasonsOperations } from '#shared/features/seasons.ts';
import { parseHeader } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { publicHeader } from '#shared/view/public-parts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { queueAt } from './aws/queue.ts';
import { addClub, isReserved, readClub } from './books/clubs.ts';
import { earlierSeasons } from './features/add-season.ts';
import { settings } from './features/club/settings.ts';
import { faces } from './features/faces/faces.ts';
import { grant } from './features/grant.ts';
import { imports, tooManyLadders } from './features/imports.ts';
import { seasons } from './features/seasons.ts';
import { readAs } from './http/body.ts';
import type { AnswerOf, Call, Endpoint } from './http/call.ts';
import { answering, compressed } from './http/endpoint.ts';
import { beingDeleted, isProblem, noSuchClub, type Problem, problem, refused } from './http/problem.ts';
import { onLambda } from './http/world.ts';
import { createLadder as makeLadder } from './importing/create-ladder.ts';
import { required } from './runtime/lambda.ts';
import { ADMIN } from './runtime/texts.ts';
import { TransferBucket } from './transfers/bucket.ts';

/** The first key of a club, from which all others come. */
const ORGANISER = { role: 'organiser', label: 'organiser', use: 'link' } as const;

const createClub: Endpoint<'createClub'> = async (call) => {
  const club = readAs(newClub, call.event);
  if (isProblem(club)) return club;
  if (isReserved(club.value.id)) return problem('invalid', ADMIN.idReserved);
  const outcome = await addClub(call.runtime.database, club.value);
  if (outcome === 'exists') {
    const isThere = await readClub(call.runtime.database, club.value.id);
    return isThere ? problem('already-exists', ADMIN.clubExists(club.value.id)) : beingDeleted;
  }
  const granted = await grant(call, ORGANISER, { club: club.value.id });
  if (isProblem(granted)) return granted;
  const { key, link } = granted;
  const { id, name, unlisted } = club.value;
  return { status: 201, body: { id, name, unlisted, key, link } };
};

/** A club whose organisers have lost their links gets a new one. */
const createOrganiserLink: Endpoint<'createOrganiserLink'> = async (call) => {
  const given = readAs(nothing, call.event);
  if (isProblem(given)) return given;
  const club = call.club === '' ? undefined : await readClub(call.runtime.database, call.club);
  if (!club) return noSuchClub;
  const granted = await grant(call, ORGANISER);
  if (isProblem(granted)) return granted;
  const { key, link } = granted;
  return { status: 201, body: { key, link } };
};

const createLadder: Endpoint<'createLadder'> = async (call) => {
  const given = readAs(newLadder, call.event);
  if (isProblem(given)) return given;
  const { id: ladder, ...rest } = given.value;
  const header = parseHeader(rest);
  if (!header.ok) return refused(header.refusal);
  const vague = vagueZone(header.value);
  if (vague) return refused(vague);
  return openLadder(call, ladder, header.value);
};

/** Logs may still name a zone by an abbreviation; for a new ladder "EST", which has no summer time, is hardly meant. */
function vagueZone({ timezone }: Header): Refusal | undefined {
  if (isOfPlace(timezone)) return undefined;
  const meant = zoneMeant(timezone) ?? 'Europe/London';
  return refusal('invalid', ADMIN.zoneMeant(meant), '§0');
}

async function openLadder(
  { club, at, runtime }: Call,
  ladder: string,
  header: Header,
): Promise<AnswerOf<'createLadder'> | Problem> {
  switch (await makeLadder(runtime.database, { club, ladder }, header)) {
    case 'created':
      return { status: 201, body: { id: ladder, ...publicHeader(header), version: 1, warnings: warnings(header, at) } };
    case 'exists':
      return (await runtime.store.version({ club, ladder }))
        ? problem('already-exists', ADMIN.ladderExists(ladder))
        : beingDeleted;
    case 'importing':
      return problem('already-importing', ADMIN.imports.underWay);
    case 'no-such-club':
      return noSuchClub;
    case 'too-many-ladders':
      return tooManyLadders;
  }
}

/** What an organiser should hear of at once, though the ladder is open. */
const warnings = (header: Header, at: Instant): AnswerOf<'createLadder'>['body']['warnings'] =>
  systemOf({ header }).warnings(header, localOf(header.timezone, at).day);

/** Clubs, which the operator creates, and their ladders. */
export const clubs = answering(
  'clubs',
  [...clubOperations, ...facesOperations, ...importsOperations, ...laddersOperations, ...seasonsOperations],
  { createClub, createOrganiserLink, createLadder, ...settings, ...faces, ...imports, ...seasons, ...earlierSeasons },
);
export const handler = onLambda((runtime) =>
  compressed(
    clubs({
      ...runtime,
      imports: queueAt(required('IMPORT_QUEUE_URL')).send,
      transfers: new TransferBucket(required('TRANSFER_BUCKET'), runtime.siteOrigin),
    }),
  ),
);

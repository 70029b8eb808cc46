import { createHash } from 'node:crypto';
import { clubCrest as shape } from '../../../shared/features/club.ts';
import { BYTES, MOST } from '../../../shared/log/limits.ts';
import { readAs } from '../../http/body.ts';
import type { Endpoint } from '../../http/call.ts';
import { isProblem, type Problem, problem } from '../../http/problem.ts';
import type { Crest } from '../../store/port.ts';
import { HTTP_CREST } from '../../texts.ts';
import { changeBy } from '../admin-history.ts';
import { readCrestFile } from './crest-picture.ts';
import { publishClubAgain } from './publish-again.ts';

/** Where a club's crest lies; null where its initials stand for it. */
const addressOf = (club: string, name: string | undefined): string | null =>
  name === undefined ? null : `/${club}/${name}`;

const getCrest: Endpoint<'getCrest'> = async ({ club, runtime }) => ({
  status: 200,
  body: { crest: addressOf(club, (await runtime.store.club(club))?.crest) },
});

/** Takes another picture, or none, and publishes all of the club's pages with it. */
const updateCrest: Endpoint<'updateCrest'> = async (call) => {
  const { club, runtime } = call;
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { picture } = given.value;
  const crest = picture === null ? undefined : crestOf(Buffer.from(picture, 'base64'));
  if (crest && isProblem(crest)) return crest;
  await runtime.store.setCrest(club, crest, changeBy(call, 'crest-changed', crest?.name ?? ''));
  // Also where nothing has changed: whoever sends it again may have been told that it is not yet everywhere.
  const isEverywhere = await publishClubAgain(runtime, club);
  return isEverywhere ? { status: 200, body: { crest: addressOf(club, crest?.name) } } : BUSY;
};

function crestOf(bytes: Buffer): Crest | Problem {
  const read = readCrestFile(bytes);
  switch (read) {
    case 'no-picture':
      return problem('invalid', HTTP_CREST.noPicture);
    case 'too-large':
      return problem('invalid', HTTP_CREST.tooLarge(BYTES.crest / 1024));
    case 'not-square':
      return problem('invalid', HTTP_CREST.notSquare(MOST.crestPixels));
  }
  const digest = createHash('sha256').update(read.drawn).digest('hex').slice(0, 12);
  return { name: `crest-${digest}.${read.kind}`, bytes: new Uint8Array(read.drawn) };
}

const BUSY = problem('outage', () => HTTP_CREST.halfway);

export const crest = { getCrest, updateCrest } as const;

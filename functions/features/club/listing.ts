import { listing as shape } from '../../../shared/features/club.ts';
import { readAs } from '../../http/body.ts';
import type { Endpoint } from '../../http/call.ts';
import { isProblem, problem } from '../../http/problem.ts';
import { ADMIN } from '../../texts.ts';
import { changeBy } from '../admin-history.ts';
import { publishClubAgain } from './publish-again.ts';

/** Whether a club stays off the front page and away from search engines. */
const getListing: Endpoint<'getListing'> = async ({ club, runtime }) => ({
  status: 200,
  body: { unlisted: (await runtime.store.club(club))?.unlisted === true },
});

/** Changes that, and publishes it everywhere. */
const updateListing: Endpoint<'updateListing'> = async (call) => {
  const { club, runtime } = call;
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { unlisted } = given.value;
  await runtime.store.setListing(club, unlisted, changeBy(call, 'listing-changed', unlisted ? 'unlisted' : 'listed'));
  // Also where nothing has changed: whoever sends it again may have been told that it is not yet everywhere.
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: { unlisted } } : BUSY;
};

const BUSY = problem('outage', () => ADMIN.halfway.other);

export const listing = { getListing, updateListing } as const;

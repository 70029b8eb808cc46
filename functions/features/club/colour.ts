import { clubColour as shape } from '../../../shared/features/club.ts';
import { readAs } from '../../http/body.ts';
import type { Endpoint } from '../../http/call.ts';
import { isProblem, problem } from '../../http/problem.ts';
import { ADMIN } from '../../texts.ts';
import { changeBy } from '../admin-history.ts';
import { publishClubAgain } from './publish-again.ts';

/** Which colour a club's pages wear. */
const getColour: Endpoint<'getColour'> = async ({ club, runtime }) => ({
  status: 200,
  body: { colour: (await runtime.store.club(club))?.colour ?? 'green' },
});

/** Chooses another one, and publishes all of them in it. */
const updateColour: Endpoint<'updateColour'> = async (call) => {
  const { club, runtime } = call;
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { colour } = given.value;
  await runtime.store.setColour(club, colour, changeBy(call, 'colour-changed', colour));
  // Also where nothing has changed: whoever sends it again may have been told that it is not yet everywhere.
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: { colour } } : BUSY;
};

const BUSY = problem('outage', () => ADMIN.halfway.colour);

export const colour = { getColour, updateColour } as const;

import { type NamingView, naming as shape } from '../../../shared/features/club.ts';
import type { Naming } from '../../../shared/view/naming.ts';
import { readAs } from '../../http/body.ts';
import type { Endpoint } from '../../http/call.ts';
import { isProblem, problem } from '../../http/problem.ts';
import { ADMIN } from '../../texts.ts';
import { changeBy } from '../admin-history.ts';
import { publishClubAgain } from './publish-again.ts';

/** What the public sees of the names of a club's players. */
const getNaming: Endpoint<'getNaming'> = async ({ club, runtime }) => ({
  status: 200,
  body: told(await runtime.store.naming(club)),
});

const told = ({ mode, nicknames }: Naming): NamingView => ({ mode, nicknames });

/** Has the names of a club's players shown otherwise, everywhere. */
const updateNaming: Endpoint<'updateNaming'> = async (call) => {
  const { club, runtime } = call;
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  await runtime.store.setNaming(club, given.value, changeBy(call, 'names-changed', given.value.mode));
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: told(given.value) } : BUSY;
};

const BUSY = problem('outage', () => ADMIN.halfway.names);

export const naming = { getNaming, updateNaming } as const;

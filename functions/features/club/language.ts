import { clubLanguage as shape } from '../../../shared/features/club.ts';
import { readAs } from '../../http/body.ts';
import type { Endpoint } from '../../http/call.ts';
import { isProblem, problem } from '../../http/problem.ts';
import { ADMIN } from '../../texts.ts';
import { changeBy } from '../admin-history.ts';
import { publishClubAgain } from './publish-again.ts';

/** In which language a club's pages are. */
const getLanguage: Endpoint<'getLanguage'> = async ({ club, runtime }) => ({
  status: 200,
  body: { language: (await runtime.store.club(club))?.language ?? 'en' },
});

/** Chooses another one, and publishes all of them in it. */
const updateLanguage: Endpoint<'updateLanguage'> = async (call) => {
  const { club, runtime } = call;
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { language } = given.value;
  await runtime.store.setLanguage(club, language, changeBy(call, 'language-changed', language));
  // Also where nothing has changed: whoever sends it again may have been told that it is not yet everywhere.
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: { language } } : BUSY;
};

const BUSY = problem('outage', () => ADMIN.halfway.language);

export const language = { getLanguage, updateLanguage } as const;

import { loadUsualSystem } from '#web/ui/ladder/system.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { mendBy } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { Admin } from './app.tsx';
import type * as Confirming from './confirming.tsx';
import { RequireSession } from './require-session.tsx';
import { show } from './show.ts';

loadUsualSystem();
const { club, ladder } = ladderOfAddress();
// Where the service wants to know that it is the organiser, they show that in a dialog over whatever is open.
mendBy(async ({ code }) => code === 'confirmation-needed' && (await loadPart<typeof Confirming>('code')).confirm(club));
show(
  () => TITLES.desk,
  <RequireSession club={club} ladder={ladder} roles={['organiser', 'scorer']}>
    {(session) => <Admin session={session} club={club} ladder={ladder} />}
  </RequireSession>,
);

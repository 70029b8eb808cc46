import { loadUsualSystem } from '#web/ui/ladder/system.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { Admin } from './app.tsx';
import { RequireSession } from './require-session.tsx';
import { show } from './show.ts';

loadUsualSystem();
const { club, ladder } = ladderOfAddress();
show(
  () => TITLES.desk,
  <RequireSession club={club} ladder={ladder} roles={['organiser', 'scorer']}>
    {(session) => <Admin session={session} club={club} ladder={ladder} />}
  </RequireSession>,
);

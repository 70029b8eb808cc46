import { learnOpened } from '#web/ui/page/news.tsx';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { Admin } from './app.tsx';
import { RequireSession } from './require-session.tsx';
import { show } from './show.ts';

const { club, ladder } = ladderOfAddress();
void learnOpened().then(() =>
  show(
    () => TITLES.desk,
    <RequireSession club={club} ladder={ladder} roles={['organiser', 'scorer']}>
      {(session) => <Admin key={session.actor} session={session} club={club} ladder={ladder} />}
    </RequireSession>,
  ),
);

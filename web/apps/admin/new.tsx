/// <reference lib="dom" />
import { TITLES } from '#web/ui/texts.ts';
import { NewLadder } from './new-ladder.tsx';
import { RequireSession } from './require-session.tsx';
import { show } from './show.ts';

const club = new URLSearchParams(location.search).get('club') ?? undefined;
show(
  () => TITLES.new,
  <RequireSession {...(club !== undefined && { club })} roles={['organiser']}>
    {(session) => <NewLadder session={session} />}
  </RequireSession>,
);

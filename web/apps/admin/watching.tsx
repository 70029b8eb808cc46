import { useRef } from 'preact/hooks';
import { useLook } from '#web/ui/page/news.tsx';
import { Watching } from '#web/ui/page/watching.tsx';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin } from './admin.ts';

interface WaitingProps {
  /** Is told how many ask to join the club. */
  readonly onWaiting: (count: number) => void;
}

/** Has Admin hear of what changes on its ladder, and of requests to join any ladder of the club. */
export const WatchingClub = (props: WaitingProps) => (
  <>
    <Watching />
    {useAdmin().session.role === 'organiser' && <Waiting {...props} />}
  </>
);

const Waiting = ({ onWaiting }: WaitingProps) => {
  const { club, ladder, session } = useAdmin();
  const last = useRef(Promise.resolve(true));
  const next = useRef<Promise<boolean>>(undefined);
  const count = async (): Promise<boolean> => {
    const outcome = await ask<'listJoinRequests'>(`/api/clubs/${club}/requests`);
    if (outcome.kind === 'done') onWaiting(outcome.body.requests.length);
    return outcome.kind !== 'unreached';
  };
  // All ladders of a club may have news at once, such as when the page is opened; an answer on its way may be older.
  const look = () =>
    (next.current ??= last.current.then(() => {
      next.current = undefined;
      last.current = count();
      return last.current;
    }));
  useLook(look, [club]);
  return session.club.ladders
    .filter((each) => each !== ladder)
    .map((each) => <Watching key={each} path={`/${club}/${each}/version.json`} look={look} />);
};

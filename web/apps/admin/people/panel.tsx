/// <reference lib="dom" />
import { useMemo, useState } from 'preact/hooks';
import { controlsOf, matchPlayOf } from '#web/ui/ladder/controls.ts';
import { lookAgain } from '#web/ui/page/news.tsx';
import { LOADING } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import type { PairsProps } from '../pairs/part.tsx';
import { LazyWith, Lost, Unfolded } from '../panels.tsx';
import { PEOPLE, SECTIONS, TEXT } from '../texts.ts';
import { isSeasonOver } from '../view.ts';
import { AddPeople } from './add.tsx';
import { useMembers } from './directory.ts';
import { Edit } from './edit.tsx';
import { Inviting, Message } from './inviting.tsx';
import { JoinForm } from './join-form.tsx';
import { Requests, useRequests } from './join-requests.tsx';
import { LinkSheet, type MadeLink, useLinks } from './links.tsx';
import { List } from './list.tsx';
import { rowsOf } from './rows.ts';
import { Suggesting } from './suggesting.tsx';
import { NewOrganisers, Tablets } from './tablets.tsx';

export const Part = () => {
  const { session, view } = useAdmin();
  return (
    <>
      {session.role === 'organiser' ? <ForOrganisers /> : <ForScorers />}
      {controlsOf(view).hasNights && view.standings.length > 0 && <Unfolded title={SECTIONS.roll} part="roll" leaves />}
    </>
  );
};

const ForScorers = () => {
  const { view } = useAdmin();
  const rows = useMemo(() => rowsOf(view), [view]);
  if (view.header.entrants) return <Pairs />;
  return (
    <>
      {view.standings.length > 0 && <JoinForm />}
      <section>
        <h2>{TEXT.headings.people}</h2>
        <List rows={rows}>{(row, close) => <Edit row={row} onEnd={close} />}</List>
      </section>
    </>
  );
};

/** Where the entrants are pairs: these, apart from their people. */
const Pairs = (props: PairsProps) => <LazyWith part="pairs" props={props} />;

const ForOrganisers = () => {
  const known = { members: useMembers(), links: useLinks(), requests: useRequests() };
  const { members, links, requests } = known;
  const isHere =
    (requests.known || requests.fault) && (links.list || links.lost) && (members.directory || members.lost);
  return isHere ? <Everybody {...known} /> : <p role="status">{LOADING.loading}</p>;
};

interface EverybodyProps {
  readonly members: ReturnType<typeof useMembers>;
  readonly links: ReturnType<typeof useLinks>;
  readonly requests: ReturnType<typeof useRequests>;
}

const Everybody = ({ members: { directory, lost, look }, links, requests }: EverybodyProps) => {
  const { view, ladder } = useAdmin();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  // They stay in place once the last of them is answered.
  const [wait] = useState((requests.known?.requests.length ?? 0) > 0);
  const rows = useMemo(() => rowsOf(view, ladder, directory, links.list), [view, directory, links.list]);
  // The guide counts links that have been made, so it looks again, too.
  const change = () => Promise.all([look(), links.look(), lookAgain()]);
  const show = (some: readonly MadeLink[]) => {
    setMade(some);
    scrollTo(0, 0);
  };
  const club = directory && { directory, links, onMade: show, onChange: change };
  return (
    <>
      {made.length > 0 && <LinkSheet made={made} />}
      {links.list && <NewOrganisers list={links.list} />}
      {wait && <Requests service={requests} isOpen />}
      {directory &&
        (view.header.entrants ? <Pairs club={club} /> : <AddPeople directory={directory} onChange={look} />)}
      <section hidden={rows.length === 0 && !lost && !directory?.isPartial}>
        <h2>{TEXT.headings.people}</h2>
        {lost && <Lost again={look} />}
        {directory?.isPartial && <p class="fault">{PEOPLE.partial}</p>}
        {directory && (
          <Inviting
            rows={rows}
            mails={directory.mails}
            invitations={directory.invitations}
            links={links}
            onMade={show}
            onChange={change}
          />
        )}
        <List rows={rows} isFull={directory !== undefined}>
          {(row, close) => <Edit row={row} club={club} onEnd={close} />}
        </List>
      </section>
      {directory?.mails && view.standings.length > 0 && <Message rows={rows} />}
      {matchPlayOf(view)?.challenge.begins === 'when accepted' && !isSeasonOver(view) && view.standings.length > 1 && (
        <Suggesting />
      )}
      {!wait && <Requests service={requests} />}
      <Tablets links={links} onMade={show} />
    </>
  );
};

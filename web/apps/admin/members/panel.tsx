/// <reference lib="dom" />

import { useMemo, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { Search } from '#web/ui/forms/searching.ts';
import { freeId } from '#web/ui/people/ids.ts';
import { namesakesOf } from '#web/ui/people/namesakes.ts';
import { LOADING } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { Who } from '../people/deciding.tsx';
import { addMember, DetailInputs, faultsIn, NO_DETAILS } from '../people/details.tsx';
import { type Directory, inOrderOfNames, knownIn, useMembers } from '../people/directory.ts';
import { isOver } from '../people/link-list.tsx';
import { LinkSheet, type MadeLink, useLinks } from '../people/links.tsx';
import { Part as Requests, useRequests } from '../people/requests.tsx';
import { COMMON, REQUESTS, sections, members as W } from '../texts.ts';
import { MemberItem } from './member-item.tsx';
import { PasteForm } from './paste-form.tsx';

const SHOWN = 50;

export const Part = () => {
  const { directory, lost, look } = useMembers();
  const links = useLinks();
  const requests = useRequests();
  const together = (requests.known || requests.fault) && (links.list || links.lost) && (directory || lost);
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const show = (link: MadeLink) => {
    setMade([link]);
    scrollTo(0, 0);
  };
  return (
    <>
      {made.length > 0 && <LinkSheet made={made} />}
      <section>
        <h2>{REQUESTS.title}</h2>
        {together ? <Requests service={requests} /> : <p role="status">{LOADING.loading}</p>}
      </section>
      {together && (
        <>
          <section>
            <h2>{sections.members.text}</h2>
            <p>{W.hint}</p>
            {lost && <Lost again={look} />}
            {directory && <List directory={directory} links={links} onMade={show} onChange={look} />}
          </section>
          {directory && <AddForm directory={directory} onChange={look} />}
          {directory && <PasteForm directory={directory} onChange={look} />}
        </>
      )}
    </>
  );
};

interface ListProps {
  readonly directory: Directory;
  readonly links: ReturnType<typeof useLinks>;
  readonly onMade: (link: MadeLink) => void;
  readonly onChange: () => Promise<unknown>;
}

const List = ({ directory, links, onMade, onChange }: ListProps) => {
  const { view } = useAdmin();
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(SHOWN);
  const inOrder = useMemo(() => inOrderOfNames(directory.members), [directory]);
  const search = useMemo(() => new Search(inOrder, ({ name }) => name), [inOrder]);
  const byPlayer = useMemo(() => linksInForce(links.list ?? [], view.asOf), [links.list, view.asOf]);
  const found = search.find(wanted, most);
  if (inOrder.length === 0) return <p>{W.empty}</p>;
  return (
    <>
      <Input
        type="search"
        label={COMMON.findMember}
        value={wanted}
        onInput={(text) => {
          setWanted(text);
          setMost(SHOWN);
        }}
      />
      <p class="quiet" role="status">
        {found.count === 0 ? COMMON.nothingFound : W.counted(found.first.length, found.count)}
      </p>
      <ul class="lines members">
        {found.first.map((member) => (
          <MemberItem
            key={member.id}
            member={member}
            titles={directory.titles}
            link={byPlayer.get(member.id)}
            links={links}
            onMade={onMade}
            onChange={onChange}
          />
        ))}
      </ul>
      {found.count > found.first.length && (
        <p class="buttons">
          <button type="button" onClick={() => setMost(most + SHOWN)}>
            {COMMON.showMore(found.count - found.first.length)}
          </button>
        </p>
      )}
    </>
  );
};

function linksInForce(list: readonly KeyView[], asOf: string): ReadonlyMap<string, KeyView> {
  const valid = list.filter((each) => each.use !== 'program' && !isOver(each, asOf));
  return new Map(valid.flatMap((each) => (each.player === undefined ? [] : [[each.player, each] as const])));
}

interface AddProps {
  readonly directory: Directory;
  readonly onChange: () => Promise<unknown>;
}

const AddForm = ({ directory, onChange }: AddProps) => {
  const { club, say } = useAdmin();
  const [details, setDetails] = useState(NO_DETAILS);
  const [asking, setAsking] = useState(false);
  const [no, setNo] = useState('');
  const everybody = new Set(directory.members.map(({ id }) => id as string));
  const namesakes = namesakesOf(details.name, knownIn(directory, everybody));

  async function add(): Promise<string | undefined> {
    const name = details.name.trim();
    const fault = await addMember(club, freeId(name, everybody), details);
    if (fault !== undefined) return fault;
    setDetails(NO_DETAILS);
    say(W.added(name));
    await onChange();
    return undefined;
  }

  const form = useForm<'name' | 'rating' | 'email'>({
    check: () => faultsIn(details),
    async send() {
      setNo('');
      if (namesakes.length === 0) return add();
      setAsking(true);
      return undefined;
    },
  });
  return (
    <section>
      <h2>{W.add}</h2>
      <Form form={form} label={W.add} yes={COMMON.add} news={no !== '' && <p class="fault">{no}</p>}>
        <DetailInputs details={details} faults={form.faults} onChange={setDetails} />
      </Form>
      {asking && (
        <Who
          name={details.name.trim()}
          namesakes={namesakes}
          onEnd={(decision) => {
            setAsking(false);
            if (decision) void add().then((fault) => setNo(fault ?? ''));
          }}
        />
      )}
    </section>
  );
};

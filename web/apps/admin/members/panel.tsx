/// <reference lib="dom" />

import { useMemo, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Search } from '#web/ui/forms/searching.ts';
import { useDesk } from '../desk.ts';
import { type MadeLink, useLinks } from '../links/access.ts';
import { isOver } from '../links/link-list.tsx';
import { LinkSheet } from '../links/link-sheet.tsx';
import { Part as Requests, useRequests } from '../requests/part.tsx';
import { REQUESTS, members as W } from '../texts.ts';
import { AddForm } from './add-form.tsx';
import { type Directory, inOrderOfNames, useMembers } from './directory.ts';
import { MemberItem } from './member-item.tsx';
import { PasteForm } from './paste-form.tsx';

/** So many are shown at once, and so many more when asked for. */
const SHOWN = 50;

/** Everybody in the club: found by name, with their ladders and their link, and what organisers know of them. */
export const Part = () => {
  const { directory, lost, look } = useMembers();
  const links = useLinks();
  const requests = useRequests();
  const together = (requests.known || requests.lost) && (links.list || links.lost) && (directory || lost);
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
        {together ? <Requests service={requests} /> : <p role="status">{W.looking}</p>}
      </section>
      {together && (
        <>
          <section>
            <h2>{W.title}</h2>
            <p>{W.hint}</p>
            {lost && (
              <p class="fault" role="status">
                {W.unreached}{' '}
                <button type="button" onClick={() => void look()}>
                  {W.again}
                </button>
              </p>
            )}
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
  const { view } = useDesk();
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
        label={W.find}
        value={wanted}
        onInput={(text) => {
          setWanted(text);
          setMost(SHOWN);
        }}
      />
      <p class="quiet" role="status">
        {found.count === 0 ? W.none : W.counted(found.first.length, found.count)}
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
            {W.showMore(found.count - found.first.length)}
          </button>
        </p>
      )}
    </>
  );
};

/** The last link of each player that still opens something. */
function linksInForce(list: readonly KeyView[], asOf: string): ReadonlyMap<string, KeyView> {
  const valid = list.filter((each) => each.use !== 'program' && !isOver(each, asOf));
  return new Map(valid.flatMap((each) => (each.player === undefined ? [] : [[each.player, each] as const])));
}

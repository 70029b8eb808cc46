import { useState } from 'preact/hooks';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { PEOPLE as W } from '../texts.ts';
import type { Directory } from './directory.ts';
import { inviteSome } from './inviting.tsx';
import { Items } from './link-list.tsx';
import type { MadeLink, useLinks } from './links.tsx';
import type { PersonRow } from './rows.ts';

/** What only organisers have to do with. */
export interface OfClub {
  readonly directory: Directory;
  readonly links: ReturnType<typeof useLinks>;
  readonly onMade: (links: readonly MadeLink[]) => void;
  readonly onChange: () => Promise<unknown>;
}

export interface OfClubProps {
  readonly row: PersonRow;
  readonly club: OfClub;
  readonly onEnd: () => void;
}

/** Their links: sent, made, replaced and withdrawn. */
export const Links = ({ row, club: { directory, links, onMade, onChange }, onEnd }: OfClubProps) => {
  const { club, ladder, say } = useAdmin();
  const [no, setNo] = useState('');
  const { id, name, member, link } = row;
  const hand = (made: MadeLink) => {
    onEnd();
    onMade([made]);
  };
  async function make(): Promise<void> {
    const made = await links.make({ role: 'player', label: name.slice(0, LONGEST.label), player: id });
    if (typeof made === 'string') setNo(made);
    else hand(made);
  }
  async function invite(): Promise<void> {
    const outcome = await inviteSome(club, ladder, [id]);
    const [unsent] = typeof outcome === 'string' ? [] : outcome.unsent;
    await onChange();
    setNo(typeof outcome === 'string' ? outcome : unsent ? W.unsent[unsent.why] : '');
    if (typeof outcome !== 'string' && !unsent) say(W.sent(1));
  }
  return (
    <>
      {link && <Items list={[link]} isBare actions={{ end: links.end, replace: links.replace, onMade: hand }} />}
      <div class="buttons">
        {directory.mails && (member?.email !== undefined || member?.ownAddress) && (
          <button type="button" onClick={() => void invite()}>
            {member.invited ? WORDS.sendAgain : W.send(1)}
          </button>
        )}
        {!link && (
          <button type="button" onClick={() => void make()}>
            {W.newLink}
          </button>
        )}
      </div>
      <div aria-live="polite">{no !== '' && <p class="fault">{no}</p>}</div>
    </>
  );
};

import { useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import type { MemberView } from '#shared/features/members.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { MadeLink, useLinks } from '../links/access.ts';
import { ReplaceDialog } from '../links/replace-dialog.tsx';
import { COMMON, members as W } from '../texts.ts';
import { EditDialog } from './edit-dialog.tsx';

interface ItemProps {
  readonly member: MemberView;
  readonly titles: ReadonlyMap<string, string>;
  /** Their link, where they have one that opens something. */
  readonly link: KeyView | undefined;
  readonly links: Pick<ReturnType<typeof useLinks>, 'list' | 'make' | 'replace'>;
  readonly onMade: (link: MadeLink) => void;
  readonly onChange: () => Promise<unknown>;
}

/** A member, and what can be done about them. */
export const MemberItem = ({ member, titles, link, links, onMade, onChange }: ItemProps) => {
  const { id, name, rating, email, note, unreached, ladders } = member;
  const [open, setOpen] = useState<'edit' | 'link'>();
  const [no, setNo] = useState('');
  const make = async () => {
    const made = await links.make({ role: 'player', label: name.slice(0, 100), player: id });
    if (typeof made === 'string') return made;
    onMade(made);
    return undefined;
  };
  const titleOf = (ladder: string) => titles.get(ladder) ?? ladder;
  return (
    <li>
      <div>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <small class="quiet">{id}</small>
          {rating !== undefined && (
            <span class="quiet">
              {' '}
              · {COMMON.rating} {rating}
            </span>
          )}
        </p>
        <p class="where">
          {ladders.length === 0 && <span class="quiet">{W.noLadder}</span>}
          {ladders.map(({ ladder, left, name: there }) => (
            <span key={ladder} class={left ? 'tag quiet' : 'tag'}>
              {left === 'before' ? W.past(titleOf(ladder)) : left ? W.left(titleOf(ladder)) : titleOf(ladder)}
              {there !== undefined && left !== 'before' && ` – ${W.calledThere(there)}`}
            </span>
          ))}
        </p>
        {email !== undefined && (
          <p>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </p>
        )}
        {unreached && <p class="fault">{W.noMail[unreached]}</p>}
        {note !== undefined && (
          <p class="quiet">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div>
        {links.list && <p class="quiet">{linkWords(link)}</p>}
        <div class="buttons">
          <button type="button" onClick={() => setOpen('edit')}>
            {W.edit}
            <span class="unseen"> {name}</span>
          </button>
          {links.list && (
            <button
              type="button"
              onClick={() => (link ? setOpen('link') : void make().then((fault) => setNo(fault ?? '')))}
            >
              {link ? W.newLink : W.makeLink}
              <span class="unseen"> {name}</span>
            </button>
          )}
        </div>
        <div aria-live="polite">{no !== '' && <p class="fault">{no}</p>}</div>
      </div>
      {open === 'edit' && (
        <EditDialog member={member} titles={titles} onChange={onChange} onEnd={() => setOpen(undefined)} />
      )}
      {open === 'link' && link && (
        <ReplaceDialog link={link} replace={links.replace} onMade={onMade} onEnd={() => setOpen(undefined)} />
      )}
    </li>
  );
};

/** Whether it was opened, when it was last used, and in how many browsers. */
function linkWords(link: KeyView | undefined): string {
  if (!link) return W.noLink;
  const { opened, stopped, lastUsed, sessions } = link;
  if (stopped !== undefined) return W.stopped(dayWords(stopped));
  return [
    opened === undefined ? W.notOpened : W.opened(dayWords(opened)),
    ...(lastUsed === undefined ? [] : [COMMON.lastUsed(dayWords(lastUsed))]),
    ...(sessions.length === 0 ? [] : [W.browsers(sessions.length)]),
  ].join(', ');
}

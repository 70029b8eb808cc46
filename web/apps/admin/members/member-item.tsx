import { useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import type { MemberView } from '#shared/features/members.ts';
import { dayWords } from '#shared/words/dates.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Check } from '#web/ui/forms/fields.tsx';
import { Form, Question, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys } from '../admin.ts';
import { Back, NamedButton } from '../panels.tsx';
import { DetailInputs, detailsOf, faultsIn, removeMember, saveMember } from '../people/details.tsx';
import { ReplaceDialog } from '../people/link-list.tsx';
import type { MadeLink, useLinks } from '../people/links.tsx';
import { COMMON, members as W } from '../texts.ts';

interface ItemProps {
  readonly member: MemberView;
  readonly titles: ReadonlyMap<string, string>;
  readonly link: KeyView | undefined;
  readonly links: Pick<ReturnType<typeof useLinks>, 'list' | 'make' | 'replace'>;
  readonly onMade: (link: MadeLink) => void;
  readonly onChange: () => Promise<unknown>;
}

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
          <NamedButton words={W.edit} of={name} onClick={() => setOpen('edit')} />
          {links.list && (
            <NamedButton
              words={link ? W.newLink : W.makeLink}
              of={name}
              onClick={() => (link ? setOpen('link') : void make().then((fault) => setNo(fault ?? '')))}
            />
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

interface EditProps {
  readonly member: MemberView;
  readonly titles: ReadonlyMap<string, string>;
  readonly onChange: () => Promise<unknown>;
  readonly onEnd: () => void;
}

/** What is known of a member, to be changed; with another name it is asked whether their ladders follow. */
const EditDialog = ({ member, titles, onChange, onEnd }: EditProps) => {
  const { club, refresh } = useAdmin();
  const [details, setDetails] = useState(() => detailsOf(member));
  const [seen, setSeen] = useState(member);
  const [follow, setFollow] = useState(true);
  const [renamed, setRenamed] = useState<readonly Renamed[]>([]);
  const [removing, setRemoving] = useState(false);
  const keyOf = useIdempotencyKeys();
  const name = details.name.trim();
  const ladders = laddersToRename(member, name);
  const form = useForm<'name' | 'rating' | 'email'>({
    check: () => faultsIn(details),
    async send() {
      const saved = await saveMember(club, seen, details);
      if (typeof saved === 'string') return saved;
      setSeen(saved);
      const outcome = follow ? await renameOn({ club, player: member.id, name, keyOf }, ladders, setRenamed) : 'done';
      await Promise.all([onChange(), ...(ladders.length > 0 ? [refresh()] : [])]);
      if (outcome === 'lost') return W.renameLost;
      if (outcome === 'done') onEnd();
      return undefined;
    },
  });
  const titleOf = (ladder: string) => titles.get(ladder) ?? ladder;
  const news = renamed.map(({ ladder, no }) => (
    <p key={ladder} class={no === undefined ? undefined : 'fault'}>
      {no === undefined ? W.renamed(titleOf(ladder)) : W.notRenamed(titleOf(ladder), no)}
    </p>
  ));
  if (removing)
    return (
      <Question
        title={W.removeTitle(member.name)}
        text={W.removeText}
        yes={COMMON.remove}
        go={async () => {
          const no = await removeMember(club, member.id);
          if (no === undefined) await onChange();
          return no;
        }}
        onEnd={onEnd}
      />
    );
  return (
    <Dialog title={W.editTitle(member.name)} onClose={onEnd}>
      <Form form={form} label={W.editTitle(member.name)} yes={WORDS.save} beside={<Back onClick={onEnd} />} news={news}>
        <DetailInputs details={details} faults={form.faults} onChange={setDetails} />
        {ladders.length > 0 && (
          <div>
            <Check label={W.rename(name, ladders.map(titleOf))} checked={follow} onInput={setFollow} />
            <p class="hint">{W.renameHint}</p>
          </div>
        )}
      </Form>
      {member.ladders.length === 0 && member.version > 0 ? (
        <p>
          <NamedButton words={COMMON.remove} of={member.name} onClick={() => setRemoving(true)} />
        </p>
      ) : (
        <p class="hint">{W.forgetHint}</p>
      )}
    </Dialog>
  );
};

interface Renamed {
  readonly ladder: string;
  readonly no?: string;
}

const laddersToRename = ({ name: now, ladders }: MemberView, name: string): readonly string[] =>
  name === ''
    ? []
    : ladders.filter((each) => each.left !== 'before' && (each.name ?? now) !== name).map(({ ladder }) => ladder);

interface Renaming {
  readonly club: string;
  readonly player: string;
  readonly name: string;
  readonly keyOf: (wording: string) => string;
}

/** Renames a player on some ladders, one after the other. Sent again, it goes on where it stopped. */
async function renameOn(
  { club, player, name, keyOf }: Renaming,
  ladders: readonly string[],
  tell: (renamed: readonly Renamed[]) => void,
): Promise<'done' | 'refused' | 'lost'> {
  const renamed: Renamed[] = [];
  for (const ladder of ladders) {
    const path = `/api/clubs/${club}/ladders/${ladder}/rename`;
    const idempotencyKey = keyOf(`${ladder} ${name}`);
    const outcome = await ask<'renamePlayer'>(path, { body: { player, name }, idempotencyKey });
    if (outcome.kind === 'unreached') return 'lost';
    renamed.push({ ladder, ...(outcome.kind === 'refused' && { no: outcome.problem.detail }) });
    tell([...renamed]);
  }
  return renamed.some(({ no }) => no !== undefined) ? 'refused' : 'done';
}

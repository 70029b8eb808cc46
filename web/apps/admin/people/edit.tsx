import { useState } from 'preact/hooks';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Check } from '#web/ui/forms/fields.tsx';
import { Form, Question, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf, mayBeAway } from '#web/ui/ladder/controls.ts';
import { PATIENCE, saveCopy } from '#web/ui/people/copy-kept.ts';
import { ask } from '#web/ui/session/api.ts';
import { IN_WORDS, WORDS } from '#web/ui/texts.ts';
import { type PendingCommand, useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { Back } from '../panels.tsx';
import { COMMON, PEOPLE as W } from '../texts.ts';
import { joining } from '../view.ts';
import { DetailInputs, detailsOf, faultsIn, removeMember, saveMember } from './details.tsx';
import type { Directory } from './directory.ts';
import { inviteSome } from './inviting.tsx';
import { Items } from './link-list.tsx';
import type { MadeLink, useLinks } from './links.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { AwayDialog, PreferDialog, preferencesOf, RenameForm, TellName } from './player-dialogs.tsx';
import { PublicNameDialog } from './public-name.tsx';
import type { Row } from './rows.ts';

/** What only organisers have to do with. */
interface OfClub {
  readonly directory: Directory;
  readonly links: ReturnType<typeof useLinks>;
  readonly onMade: (links: readonly MadeLink[]) => void;
  readonly onChange: () => Promise<unknown>;
}

interface EditProps {
  readonly row: Row;
  readonly club?: OfClub | undefined;
  readonly onEnd: () => void;
}

export const Edit = ({ row, club, onEnd }: EditProps) => {
  const { club: id } = useAdmin();
  const [open, setOpen] = useState<'edit' | 'away' | 'place' | 'prefer' | 'shown' | 'remove'>('edit');
  const { person, member, name } = row;
  if (open === 'away' && person) return <AwayDialog person={person} onEnd={onEnd} />;
  if (open === 'place' && person) return <PlaceDialog person={person} onEnd={onEnd} />;
  if (open === 'prefer' && person) return <PreferDialog person={person} onEnd={onEnd} />;
  if (open === 'shown' && club) return <PublicNameDialog row={row} onSaved={club.onChange} onEnd={onEnd} />;
  if (open === 'remove' && club)
    return (
      <Question
        title={labelled(COMMON.remove, name)}
        text={W.removeText}
        yes={COMMON.remove}
        go={async () => {
          const no = await removeMember(id, row.id);
          if (no === undefined) await club.onChange();
          return no;
        }}
        onEnd={onEnd}
      />
    );
  return (
    <Dialog title={labelled(IN_WORDS.change, name)} onClose={onEnd}>
      {club && member ? (
        <MemberForm row={row} member={member} club={club} onEnd={onEnd} />
      ) : (
        person && <RenameForm person={person} onEnd={onEnd} />
      )}
      <Actions row={row} club={club} onOpen={setOpen} onEnd={onEnd} />
      {club?.links.list && <Links row={row} club={club} onEnd={onEnd} />}
      <p class="hint">
        {row.id}
        {member && member.ladders.length > 0 && ` · ${W.forgetHint}`}
      </p>
    </Dialog>
  );
};

interface ActionsProps extends EditProps {
  readonly onOpen: (what: 'away' | 'place' | 'prefer' | 'shown' | 'remove') => void;
}

const Actions = ({ row, club, onOpen, onEnd }: ActionsProps) => {
  const { view, submit, say, club: clubId } = useAdmin();
  const [no, setNo] = useState('');
  const { id, name, person, isOn, member } = row;
  async function record(command: PendingCommand): Promise<void> {
    onEnd();
    if (await submit(command)) await club?.onChange();
  }
  async function copy(): Promise<void> {
    const path = `/api/clubs/${clubId}/members/${id}/copy`;
    const outcome = await ask<'copyMember'>(path, { method: 'POST', body: {}, patience: PATIENCE });
    if (saveCopy(outcome)) say(W.copied(name));
    setNo(whyNot(outcome) ?? '');
  }
  const leave = { title: W.leave, about: name, verb: 'leave', yes: COMMON.remove, asksWhy: true }; // N5
  const join = { title: WORDS.addPlayer, about: name, verb: 'join', yes: COMMON.add, plain: true };
  return (
    <>
      <div class="buttons">
        {isOn && person && preferencesOf(view).length > 0 && (
          <button type="button" onClick={() => onOpen('prefer')}>
            {W.prefer}
          </button>
        )}
        {isOn && person && mayBeAway(view) && (
          <button type="button" onClick={() => onOpen('away')}>
            {SHARED.holidays}
          </button>
        )}
        {isOn && person && club && controlsOf(view).mayBePlaced && (
          <button type="button" onClick={() => onOpen('place')}>
            {W.place}
          </button>
        )}
        {isOn ? (
          <button type="button" onClick={() => void record({ ...leave, body: { player: id } })}>
            {W.leave}
          </button>
        ) : (
          <button type="button" onClick={() => void record({ ...join, body: joining(view, { id, name }) })}>
            {WORDS.addToLadder}
          </button>
        )}
        {club && member && (
          <button type="button" onClick={() => onOpen('shown')}>
            {W.shownAs}
          </button>
        )}
        {club && member && (
          <button type="button" onClick={() => void copy()}>
            {W.copy}
          </button>
        )}
        {club && member?.version !== 0 && member?.ladders.length === 0 && (
          <button type="button" onClick={() => onOpen('remove')}>
            {COMMON.remove}
          </button>
        )}
      </div>
      <div aria-live="polite">{no !== '' && <p class="fault">{no}</p>}</div>
    </>
  );
};

interface OfClubProps {
  readonly row: Row;
  readonly club: OfClub;
  readonly onEnd: () => void;
}

/** Their links: sent, made, replaced and withdrawn. */
const Links = ({ row, club: { directory, links, onMade, onChange }, onEnd }: OfClubProps) => {
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

interface MemberFormProps extends OfClubProps {
  readonly member: NonNullable<Row['member']>;
}

/** What is known of a member, to be changed; with another name it is asked whether their ladders follow. */
const MemberForm = ({ row, member, club: { directory, onChange }, onEnd }: MemberFormProps) => {
  const { club, refresh } = useAdmin();
  const [details, setDetails] = useState(() => detailsOf(member));
  const [seen, setSeen] = useState(member);
  const [follow, setFollow] = useState(true);
  const [told, tell] = useState(false);
  const keyOf = useIdempotencyKeys();
  const name = details.name.trim();
  const ladders = laddersToRename(member, name);
  const titleOf = (ladder: string) => directory.titles.get(ladder) ?? ladder;
  const form = useForm<'name' | 'rating' | 'email'>({
    check: () => faultsIn(details),
    async send() {
      const saved = await saveMember(club, seen, details);
      if (typeof saved === 'string') return saved;
      setSeen(saved);
      const no = follow
        ? await renameOn({ club, body: { player: member.id, name, ...(told && { told }) }, keyOf, titleOf }, ladders)
        : undefined;
      await Promise.all([onChange(), ...(ladders.length > 0 ? [refresh()] : [])]);
      if (no === undefined) onEnd();
      return no;
    },
  });
  return (
    <Form form={form} label={labelled(IN_WORDS.change, row.name)} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
      <DetailInputs
        details={details}
        faults={form.faults}
        address={member.unreached ? W.noMail[member.unreached] : member.ownAddress && W.ownSays}
        onChange={setDetails}
      />
      {(member.ownAddress || member.unreached) && <RemoveAddress member={member} onChange={onChange} />}
      {ladders.length > 0 && (
        <Check label={W.rename(name, ladders.map(titleOf))} checked={follow} onInput={setFollow} />
      )}
      {ladders.length > 0 && follow && <TellName player={member.id} told={told} onInput={tell} />}
    </Form>
  );
};

/** Takes an address away that an organiser need not see: an own one, or one at which nobody is reached. */
const RemoveAddress = ({ member, onChange }: Pick<MemberFormProps, 'member'> & Pick<OfClub, 'onChange'>) => {
  const { club, say } = useAdmin();
  const [no, setNo] = useState('');
  async function remove(): Promise<void> {
    const path = `/api/clubs/${club}/members/${member.id}/address`;
    const outcome = await ask<'removeMemberAddress'>(path, { method: 'DELETE' });
    if (outcome.kind !== 'done') return setNo(whyNot(outcome) ?? '');
    say(COMMON.saved);
    await onChange();
  }
  return (
    <div>
      <button type="button" onClick={() => void remove()}>
        {W.removeAddress}
      </button>
      <p class="hint">{W.removeAddressHint}</p>
      <div aria-live="polite">{no !== '' && <p class="fault">{no}</p>}</div>
    </div>
  );
};

const laddersToRename = ({ name: now, ladders }: MemberFormProps['member'], name: string): readonly string[] =>
  name === ''
    ? []
    : ladders.filter((each) => each.left !== 'before' && (each.name ?? now) !== name).map(({ ladder }) => ladder);

interface Renaming {
  readonly club: string;
  readonly body: { readonly player: PlayerId; readonly name: string; readonly told?: true };
  readonly keyOf: (wording: string) => string;
  readonly titleOf: (ladder: string) => string;
}

/** Renames a player on some ladders, one after the other. Why not everywhere, as sentences. Sent again, it goes on where it stopped. */
async function renameOn(
  { club, body, keyOf, titleOf }: Renaming,
  ladders: readonly string[],
): Promise<string | undefined> {
  const refused: string[] = [];
  for (const ladder of ladders) {
    const path = `/api/clubs/${club}/ladders/${ladder}/rename`;
    const idempotencyKey = keyOf(`${ladder} ${JSON.stringify(body)}`);
    const outcome = await ask<'renamePlayer'>(path, { body, idempotencyKey });
    if (outcome.kind === 'unreached') return COMMON.lost;
    if (outcome.kind === 'refused') refused.push(labelled(titleOf(ladder), outcome.problem.detail));
  }
  return refused.length > 0 ? refused.join(' ') : undefined;
}

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Question } from '#web/ui/forms/form.tsx';
import { controlsOf, mayBeAway } from '#web/ui/ladder/controls.ts';
import { PATIENCE, saveCopy } from '#web/ui/people/copy-kept.ts';
import { ask } from '#web/ui/session/api.ts';
import { CREST, IN_WORDS, WORDS } from '#web/ui/texts.ts';
import { type PendingCommand, useAdmin, whyNot } from '../admin.ts';
import { COMMON, PEOPLE as W } from '../texts.ts';
import { joining } from '../view.ts';
import { removeMember } from './details.tsx';
import { MemberForm } from './member-form.tsx';
import { Links, type OfClub } from './member-links.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { AwayDialog, PreferDialog, preferencesOf, RenameForm } from './player-dialogs.tsx';
import { PublicNameDialog } from './public-name.tsx';
import type { PersonRow } from './rows.ts';

interface EditProps {
  readonly row: PersonRow;
  readonly club?: OfClub | undefined;
  /** What else there is to do with them. */
  readonly children?: ComponentChildren;
  readonly onEnd: () => void;
}

type OpenedPart = 'away' | 'place' | 'prefer' | 'shown' | 'remove' | 'removeFace';

export const Edit = ({ row, club, children, onEnd }: EditProps) => {
  const { club: id } = useAdmin();
  const [open, setOpen] = useState<'edit' | OpenedPart>('edit');
  const { person, member, name } = row;
  if (open === 'away' && person) return <AwayDialog person={person} onEnd={onEnd} />;
  if (open === 'place' && person) return <PlaceDialog person={person} onEnd={onEnd} />;
  if (open === 'prefer' && person) return <PreferDialog person={person} onEnd={onEnd} />;
  if (open === 'shown' && club) return <PublicNameDialog row={row} onSaved={club.onChange} onEnd={onEnd} />;
  if ((open === 'remove' || open === 'removeFace') && club)
    return (
      <Question
        title={labelled(open === 'remove' ? COMMON.remove : CREST.removePhoto, name)}
        text={W[`${open}Text`]}
        yes={COMMON.remove}
        go={async () => {
          const no = await removeMember(id, row.id, open === 'remove' ? '' : '/face');
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
      <Actions row={row} club={club} onOpen={setOpen} onEnd={onEnd}>
        {children}
      </Actions>
      {club?.links.list && !person?.people && <Links row={row} club={club} onEnd={onEnd} />}
      <p class="hint">
        {row.id}
        {member && member.ladders.length > 0 && ` · ${W.forgetHint}`}
      </p>
    </Dialog>
  );
};

interface ActionsProps extends EditProps {
  readonly onOpen: (what: OpenedPart) => void;
}

const Actions = ({ row, club, children, onOpen, onEnd }: ActionsProps) => {
  const { view, submit, say, club: clubId } = useAdmin();
  const [no, setNo] = useState('');
  const { id, name, person, isOn, as, member } = row;
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
  const join = { title: WORDS.addToLadder, about: name, verb: 'join', yes: COMMON.add, plain: true };
  return (
    <>
      <div class="buttons">
        {children}
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
        {as ? null : isOn ? (
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
        {club && member?.face && (
          <button type="button" onClick={() => onOpen('removeFace')}>
            {CREST.removePhoto}
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

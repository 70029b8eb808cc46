import { useState } from 'preact/hooks';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { Check } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { IN_WORDS, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { Back } from '../panels.tsx';
import { COMMON, PEOPLE as W } from '../texts.ts';
import { DetailInputs, detailsOf, faultsIn, saveMember } from './details.tsx';
import type { OfClub, OfClubProps } from './member-links.tsx';
import { TellName } from './player-dialogs.tsx';
import type { PersonRow } from './rows.ts';

interface MemberFormProps extends OfClubProps {
  readonly member: NonNullable<PersonRow['member']>;
}

/** What is known of a member, to edit; with another name it asks whether their ladders follow. */
export const MemberForm = ({ row, member, club: { directory, onChange }, onEnd }: MemberFormProps) => {
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

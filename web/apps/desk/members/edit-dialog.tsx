import { useState } from 'preact/hooks';
import type { MemberView } from '../../../../shared/contract/members.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Check } from '../../../kit/fields.tsx';
import { Form, useForm } from '../../../kit/form.tsx';
import { Question } from '../../../kit/question.tsx';
import { useDesk } from '../desk.ts';
import { members as W } from '../texts.ts';
import { DetailInputs } from './details.tsx';
import { laddersToRename, type Renamed, renameOn } from './new-name.ts';
import { detailsOf, faultsIn, removeMember, saveMember } from './saving.ts';

interface EditProps {
  readonly member: MemberView;
  readonly titles: ReadonlyMap<string, string>;
  readonly onChange: () => Promise<unknown>;
  readonly onEnd: () => void;
}

/** What is known of a member, to be changed; with another name it is asked whether their ladders follow. */
export const EditDialog = ({ member, titles, onChange, onEnd }: EditProps) => {
  const { club, refresh } = useDesk();
  const [details, setDetails] = useState(() => detailsOf(member));
  const [seen, setSeen] = useState(member);
  const [follow, setFollow] = useState(true);
  const [renamed, setRenamed] = useState<readonly Renamed[]>([]);
  const [removing, setRemoving] = useState(false);
  const [keys] = useState(() => new Map<string, string>());
  const name = details.name.trim();
  const ladders = laddersToRename(member, name);
  const form = useForm<'name' | 'rating' | 'email'>({
    check: () => faultsIn(details),
    async send() {
      const saved = await saveMember(club, seen, details);
      if (typeof saved === 'string') return saved;
      setSeen(saved);
      const outcome = follow ? await renameOn({ club, player: member.id, name, keys }, ladders, setRenamed) : 'done';
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
  const beside = (
    <button type="button" onClick={onEnd}>
      {W.back}
    </button>
  );
  if (removing)
    return (
      <Question
        title={W.removeTitle(member.name)}
        text={W.removeText}
        yes={W.removeYes}
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
      <Form form={form} label={W.editTitle(member.name)} yes={W.save} beside={beside} news={news}>
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
          <button type="button" onClick={() => setRemoving(true)}>
            {W.remove}
            <span class="unseen"> {member.name}</span>
          </button>
        </p>
      ) : (
        <p class="hint">{W.forgetHint}</p>
      )}
    </Dialog>
  );
};

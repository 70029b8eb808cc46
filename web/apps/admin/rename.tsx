import { useState } from 'preact/hooks';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { useCommandForm } from './admin.ts';
import { Back } from './parts.tsx';
import { COMMON, players as W } from './texts.ts';

interface Props {
  readonly person: { readonly player: PlayerId; readonly name: string };
}

/** The key that gives somebody another name: on the ladder or beside it, at any time. */
export const Rename = ({ person }: Props) => {
  const [renaming, setRenaming] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setRenaming(true)}>
        {W.rename}
        <span class="unseen"> {person.name}</span>
      </button>
      {renaming && <RenameDialog person={person} onEnd={() => setRenaming(false)} />}
    </>
  );
};

const RenameDialog = ({ person: { player, name: before }, onEnd }: Props & { readonly onEnd: () => void }) => {
  const [name, setName] = useState(before);
  const title = W.renameTitle(before);
  const form = useCommandForm<'name'>({
    check: () => ({ name: name.trim() === '' ? COMMON.nameMissing : undefined }),
    command: () => ({ title, verb: 'rename', body: { player, name: name.trim() }, yes: W.saveName, plain: true }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Form form={form} label={title} yes={W.saveName} beside={<Back onClick={onEnd} />}>
        <Input label={W.newName} value={name} onInput={setName} fault={form.faults.name} />
      </Form>
    </Dialog>
  );
};

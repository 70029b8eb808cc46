/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask, type Outcome } from '#web/ui/session/api.ts';
import { FORMS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Back } from './panels.tsx';
import { COMMON, CONFIRMING as W } from './texts.ts';

/**
 * For what cannot be taken back. Where the service wants to see the organiser's link first, a dialog asks for that, and what
 * was asked is sent again: nothing that was typed is lost. `confirming` is to stand beside all forms, and in none.
 */
export function useConfirmed() {
  const [end, setEnd] = useState<(isConfirmed: boolean) => void>();

  async function confirmed<Body>(send: () => Promise<Outcome<Body>>): Promise<Outcome<Body>> {
    const outcome = await send();
    if (outcome.kind !== 'refused' || outcome.problem.code !== 'confirmation-needed') return outcome;
    const isConfirmed = await new Promise<boolean>((resolve) => setEnd(() => resolve));
    setEnd(undefined);
    return isConfirmed ? send() : outcome;
  }

  return { confirmed, confirming: end && <Confirming onEnd={end} /> };
}

/** A key as it stands in an invite link, or the secret of the link in a sign-up e-mail. */
const keyIn = (link: string): string => link.trim().split(/[/#]/).at(-1) ?? '';

const Confirming = ({ onEnd }: { readonly onEnd: (isConfirmed: boolean) => void }) => {
  const { club } = useAdmin();
  const [link, setLink] = useState('');
  const form = useForm<'link'>({
    check: () => ({ link: keyIn(link) === '' ? FORMS.missing : undefined }),
    async send() {
      const outcome = await ask<'confirmSession'>(`/api/clubs/${club}/confirmation`, { body: { key: keyIn(link) } });
      if (outcome.kind === 'refused') return { link: outcome.problem.detail };
      if (outcome.kind !== 'done') return COMMON.lost;
      onEnd(true);
      return undefined;
    },
  });
  return (
    <Dialog title={W.title} onClose={() => onEnd(false)}>
      <p>{W.text}</p>
      <Form form={form} label={W.title} yes={W.yes} beside={<Back onClick={() => onEnd(false)} />}>
        <Input label={W.link} hint={W.hint} value={link} onInput={setLink} fault={form.faults.link} />
      </Form>
    </Dialog>
  );
};

/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ANSWERS } from '#web/ui/texts.ts';
import { BY_LINK } from '../texts.ts';

/** An iPhone's home screen app shares no session with the browser: the invite link is pasted here. */
export const Part = () => {
  const [typed, setTyped] = useState('');
  const link = inviteLinkIn(typed, location.origin);
  const form = useForm<'link'>({
    check: () => ({ link: link ? undefined : BY_LINK.wrong }),
    send: async () => {
      if (link) location.assign(link);
      return undefined;
    },
  });
  return (
    <section>
      <h2>{ANSWERS.signIn}</h2>
      <p>{BY_LINK.why}</p>
      <Form form={form} label={ANSWERS.signIn} yes={ANSWERS.signIn}>
        <Input label={BY_LINK.link} value={typed} onInput={setTyped} fault={form.faults.link} />
      </Form>
    </section>
  );
};

/** The link of this site in what was pasted, which may have words around it. */
function inviteLinkIn(text: string, origin: string): string | undefined {
  const start = `${origin}/enter/#`;
  return text.split(/\s+/).find((word) => word.startsWith(start) && word.length > start.length);
}

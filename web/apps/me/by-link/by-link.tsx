/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { Input } from '../../../kit/fields.tsx';
import { Form, useForm } from '../../../kit/form.tsx';
import { TEXT } from './words.ts';

/**
 * What is on an iPhone’s home screen knows nothing of who is signed in in the browser, and a link that is tapped opens
 * there: so it is pasted here.
 */
export const Part = () => {
  const [typed, setTyped] = useState('');
  const link = inviteLinkIn(typed, location.origin);
  const form = useForm<'link'>({
    check: () => ({ link: link ? undefined : TEXT.wrong }),
    send: async () => {
      if (link) location.assign(link);
      return undefined;
    },
  });
  return (
    <section>
      <h2>{TEXT.title}</h2>
      <p>{TEXT.why}</p>
      <Form form={form} label={TEXT.title} yes={TEXT.signIn}>
        <Input label={TEXT.link} value={typed} onInput={setTyped} fault={form.faults.link} />
      </Form>
    </section>
  );
};

/** The link of this site in what was pasted, which may have words around it. */
function inviteLinkIn(text: string, origin: string): string | undefined {
  const start = `${origin}/enter/#`;
  return text.split(/\s+/).find((word) => word.startsWith(start) && word.length > start.length);
}

import { useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { dayWords } from '#shared/words/dates.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { type AnswerBody, ask } from '#web/ui/session/api.ts';
import { FORMS, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useFetched, whyNot } from '../admin.ts';
import { isOver } from '../people/link-list.tsx';
import { HANDOVER as W } from '../texts.ts';
import { WhatIsOpen } from './what-is-open.tsx';

/** Somebody else is to look after the club: what they find, their invitation, and what becomes of who hands over. */
export const Part = () => {
  const { club, view } = useAdmin();
  const { found: mails } = useFetched(async () => {
    const outcome = await ask<'getOwnAddress'>(`/api/clubs/${club}/address`);
    return outcome.kind === 'done' ? outcome.body.mails : undefined;
  }, club);
  const { found: keys, look } = useFetched(async () => {
    const outcome = await ask<'listKeys'>(`/api/clubs/${club}/access`);
    return outcome.kind === 'done' ? outcome.body.access : undefined;
  }, club);
  const invited = keys?.filter((each) => each.address && !each.address.isConfirmed && !isOver(each, view.asOf)) ?? [];
  return (
    <>
      <p>{W.text}</p>
      <WhatIsOpen />
      <Invited invited={invited} />
      {mails === false && <p>{W.noMail}</p>}
      {mails && <HandoverForm onSent={() => void look()} />}
    </>
  );
};

/** Somebody who was invited as an organiser and has not opened their link. */
const Invited = ({ invited }: { readonly invited: readonly KeyView[] }) => (
  <ul class="lines">
    {invited.map(({ hash, label, address }) => (
      <li key={hash}>{W.waiting(label, address?.to ?? '')}</li>
    ))}
  </ul>
);

const HandoverForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { club } = useAdmin();
  const [label, setLabel] = useState('');
  const [email, setEmail] = useState('');
  const [after, setAfter] = useState<'out' | 'both'>('out');
  const [sent, setSent] = useState<AnswerBody<'inviteOrganiser'> & { readonly succeeds: boolean }>();
  const form = useForm<'label' | 'email'>({
    check: () => ({
      label: label.trim() === '' ? FORMS.missing : undefined,
      email: parseAddress(email) === undefined ? NAMES.noEmail : undefined,
    }),
    async send() {
      const succeeds = after === 'out';
      const body = { label: label.trim(), email, succeeds };
      const outcome = await ask<'inviteOrganiser'>(`/api/clubs/${club}/organisers`, { body });
      if (outcome.kind === 'done') {
        setSent({ ...outcome.body, succeeds });
        setLabel('');
        setEmail('');
        onSent();
      }
      return whyNot(outcome);
    },
  });
  const news = sent && (
    <>
      <p>{W.sent(sent.label, sent.to, dayWords(sent.until))}</p>
      {sent.succeeds && <p>{W.sentOut}</p>}
    </>
  );
  return (
    <Form form={form} label={W.send} yes={W.send} news={news}>
      <Input label={WORDS.name} value={label} onInput={setLabel} fault={form.faults.label} maxLength={LONGEST.label} />
      <Input type="email" label={WORDS.email} value={email} onInput={setEmail} fault={form.faults.email} />
      <Radios
        legend={W.after}
        value={after}
        onInput={(value) => setAfter(value === 'both' ? 'both' : 'out')}
        choices={[
          { value: 'out', text: W.out, says: W.outSays },
          { value: 'both', text: W.both, says: W.bothSays },
        ]}
      />
    </Form>
  );
};

/// <reference lib="dom" />

import { useEffect, useRef, useState } from 'preact/hooks';
import { parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Field, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { ANSWERS, LOADING } from '#web/ui/texts.ts';
import { useAdmin, useFetched, whyNot } from '../admin.ts';
import { CodeInput, isCode } from '../code-input.tsx';
import { Back, Lost } from '../panels.tsx';
import { COMMON, CONFIRMING, OWN_ADDRESS as W } from '../texts.ts';

/** Where an organiser is written to, and where codes go; another one counts once its code is entered. */
export const Part = () => {
  const { club } = useAdmin();
  const path = `/api/clubs/${club}/address`;
  const { found, lost, look } = useFetched(async () => {
    const outcome = await ask<'getOwnAddress'>(path);
    return outcome.kind === 'done' ? outcome.body : undefined;
  }, path);
  const [sentTo, setSentTo] = useState<string>();
  if (lost) return <Lost again={look} />;
  if (!found) return <p role="status">{LOADING.loading}</p>;
  if (!found.mails) return <p>{W.noMail}</p>;
  return (
    <>
      <p role="status">{found.to === undefined ? W.none : W.now(found.to)}</p>
      {sentTo === undefined ? (
        <AddressForm path={path} onSent={setSentTo} />
      ) : (
        <EnterCode
          path={path}
          to={sentTo}
          onEnd={() => {
            setSentTo(undefined);
            void look();
          }}
        />
      )}
    </>
  );
};

interface AddressProps {
  readonly path: string;
  readonly onSent: (to: string) => void;
}

const AddressForm = ({ path, onSent }: AddressProps) => {
  const [email, setEmail] = useState('');
  const form = useForm<'email'>({
    check: () => ({ email: parseAddress(email) === undefined ? NAMES.noEmail : undefined }),
    async send() {
      const outcome = await ask<'changeOwnAddress'>(path, { body: { email } });
      if (outcome.kind === 'done') onSent(outcome.body.to);
      return whyNot(outcome);
    },
  });
  return (
    <Form form={form} label={W.send} yes={W.send}>
      <Input type="email" label={W.email} hint={W.hint} value={email} onInput={setEmail} fault={form.faults.email} />
    </Form>
  );
};

interface EnterProps {
  readonly path: string;
  readonly to: string;
  readonly onEnd: () => void;
}

const EnterCode = ({ path, to, onEnd }: EnterProps) => {
  const { say } = useAdmin();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm<'code'>({
    check: () => ({ code: isCode(text) ? undefined : CONFIRMING.sixDigits }),
    async send() {
      const outcome = await ask<'confirmOwnAddress'>(`${path}/confirmation`, { body: { code: text } });
      if (outcome.kind === 'refused') return { code: outcome.problem.detail };
      if (outcome.kind !== 'done') return whyNot(outcome);
      say(COMMON.saved);
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} label={ANSWERS.confirm} yes={ANSWERS.confirm} beside={<Back onClick={onEnd} />}>
      <Field label={CONFIRMING.code} hint={CONFIRMING.sent(to)} fault={form.faults.code}>
        {(ties) => <CodeInput ties={ties} field={field} value={text} onInput={setText} />}
      </Field>
    </Form>
  );
};

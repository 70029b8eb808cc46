/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Field, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { ANSWERS, FORMS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from './admin.ts';
import { CodeInput, isCode } from './code-input.tsx';
import { Back, Lost } from './panels.tsx';
import { CONFIRMING as W } from './texts.ts';

export interface ConfirmingProps {
  readonly onEnd: (isConfirmed: boolean) => void;
}

type Code = 'asked' | 'lost' | { readonly to: string } | { readonly no: string };

/** Has an organiser show that it is them: by a code that is e-mailed as the dialog opens, or by their link. */
export const Part = ({ onEnd }: ConfirmingProps) => {
  const { club } = useAdmin();
  const [code, setCode] = useState<Code>('asked');
  const [byLink, setByLink] = useState(false);

  async function send(again: boolean): Promise<string | undefined> {
    const outcome = await ask<'requestCode'>(`/api/clubs/${club}/confirmation/code`, { body: { again } });
    if (outcome.kind === 'done') setCode({ to: outcome.body.to });
    else if (!again) setCode(outcome.kind === 'refused' ? { no: outcome.problem.detail } : 'lost');
    return whyNot(outcome);
  }
  useEffect(() => void send(false), []);

  const prove = async (body: { readonly code: string } | { readonly key: string }) => {
    const outcome = await ask<'confirmSession'>(`/api/clubs/${club}/confirmation`, { body });
    if (outcome.kind === 'done') onEnd(true);
    return outcome;
  };
  const isSent = typeof code === 'object' && 'to' in code;
  const back = () => onEnd(false);
  return (
    <Dialog title={W.title} onClose={back}>
      <p>{W.text}</p>
      {code === 'asked' && <p role="status">{W.sending}</p>}
      {code === 'lost' && <Lost again={() => send(false)} />}
      {typeof code === 'object' && 'no' in code && <p role="status">{code.no}</p>}
      {isSent && !byLink && <CodeForm {...code} confirm={prove} send={send} onBack={back} />}
      {(byLink || (code !== 'asked' && !isSent)) && <LinkForm confirm={prove} onBack={back} />}
      {isSent && (
        <button type="button" class="plain" onClick={() => setByLink(!byLink)}>
          {byLink ? W.byCode : W.byLink}
        </button>
      )}
    </Dialog>
  );
};

interface WaysProps {
  readonly confirm: (
    body: { readonly code: string } | { readonly key: string },
  ) => Promise<Awaited<ReturnType<typeof ask<'confirmSession'>>>>;
  readonly onBack: () => void;
}

interface CodeProps extends WaysProps {
  readonly to: string;
  readonly send: (again: boolean) => Promise<string | undefined>;
}

const CodeForm = ({ to, confirm, send, onBack }: CodeProps) => {
  const [text, setText] = useState('');
  const [news, setNews] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm<'code'>({
    check: () => ({ code: isCode(text) ? undefined : W.sixDigits }),
    async send() {
      setNews(undefined);
      const outcome = await confirm({ code: text });
      return outcome.kind === 'refused' ? { code: outcome.problem.detail } : whyNot(outcome);
    },
  });
  async function again(): Promise<void> {
    setNews(W.sending);
    setNews(await send(true));
    setText('');
    field.current?.focus();
  }
  return (
    <Form
      form={form}
      label={W.title}
      yes={ANSWERS.confirm}
      news={news !== undefined && <p>{news}</p>}
      beside={
        <>
          <Back onClick={onBack} />
          <button type="button" onClick={() => void again()}>
            {W.again}
          </button>
        </>
      }
    >
      <Field label={W.code} hint={W.sent(to)} fault={form.faults.code}>
        {(ties) => <CodeInput ties={ties} field={field} value={text} onInput={setText} />}
      </Field>
    </Form>
  );
};

/** A key as it stands in an invite link, or the secret of the link in a sign-up e-mail. */
const keyIn = (link: string): string => link.trim().split(/[/#]/).at(-1) ?? '';

const LinkForm = ({ confirm, onBack }: WaysProps) => {
  const [link, setLink] = useState('');
  const form = useForm<'link'>({
    check: () => ({ link: keyIn(link) === '' ? FORMS.missing : undefined }),
    async send() {
      const outcome = await confirm({ key: keyIn(link) });
      return outcome.kind === 'refused' ? { link: outcome.problem.detail } : whyNot(outcome);
    },
  });
  return (
    <Form form={form} label={W.title} yes={ANSWERS.confirm} beside={<Back onClick={onBack} />}>
      <p>{W.linkText}</p>
      <Input label={W.link} hint={W.hint} value={link} onInput={setLink} fault={form.faults.link} />
    </Form>
  );
};

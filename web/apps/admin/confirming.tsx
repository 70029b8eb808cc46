/// <reference lib="dom" />
import { type RefObject, render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Field, Input, type Ties } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { FORMS } from '#web/ui/texts.ts';
import { Back, Lost } from './panels.tsx';
import { COMMON, CONFIRMING as W } from './texts.ts';

let waiting: Promise<boolean> | undefined;

/** Asks an organiser of a club to show that it is them; once, however much waits for it. Whether they did. */
export function confirm(club: string): Promise<boolean> {
  waiting ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const onEnd = (isConfirmed: boolean) => {
      waiting = undefined;
      render(null, place);
      place.remove();
      resolve(isConfirmed);
    };
    render(<Confirming club={club} onEnd={onEnd} />, place);
  });
  return waiting;
}

interface ConfirmingProps {
  readonly club: string;
  readonly onEnd: (isConfirmed: boolean) => void;
}

type Code = 'asked' | 'lost' | { readonly to: string; readonly isNew: boolean } | { readonly no: string };

/** Has an organiser show that it is them: by a code that is e-mailed as the dialog opens, or by their link. */
const Confirming = ({ club, onEnd }: ConfirmingProps) => {
  const [code, setCode] = useState<Code>('asked');
  const [byLink, setByLink] = useState(false);

  async function send(again: boolean): Promise<string | undefined> {
    const outcome = await ask<'requestCode'>(`/api/clubs/${club}/confirmation/code`, { body: { again } });
    if (outcome.kind === 'done') setCode({ to: outcome.body.to, isNew: again });
    else if (!again) setCode(outcome.kind === 'refused' ? { no: outcome.problem.detail } : 'lost');
    return outcome.kind === 'refused' ? outcome.problem.detail : outcome.kind === 'done' ? undefined : COMMON.lost;
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
  readonly isNew: boolean;
  readonly send: (again: boolean) => Promise<string | undefined>;
}

const DIGITS = 6;
const digitsIn = (text: string): string => text.replace(/\D/g, '');

const CodeForm = ({ to, isNew, confirm, send, onBack }: CodeProps) => {
  const [text, setText] = useState('');
  const [news, setNews] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm<'code'>({
    check: () => ({ code: digitsIn(text).length === DIGITS ? undefined : W.sixDigits }),
    async send() {
      setNews(undefined);
      const outcome = await confirm({ code: digitsIn(text) });
      if (outcome.kind === 'refused') return { code: outcome.problem.detail };
      return outcome.kind === 'done' ? undefined : COMMON.lost;
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
      yes={W.yes}
      news={news !== undefined && <p>{news}</p>}
      beside={
        <>
          <button type="button" onClick={() => void again()}>
            {W.again}
          </button>
          <Back onClick={onBack} />
        </>
      }
    >
      <Field label={W.code} hint={isNew ? W.sentAgain(to) : W.sent(to)} fault={form.faults.code}>
        {(ties) => <CodeInput ties={ties} field={field} value={text} onInput={setText} />}
      </Field>
    </Form>
  );
};

interface CodeInputProps {
  readonly ties: Ties;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** Phones show the keys for digits, and offer what they have read in the e-mail. */
export const CodeInput = ({ ties, field, value, onInput }: CodeInputProps) => (
  <input
    {...ties}
    ref={field}
    type="text"
    inputMode="numeric"
    autocomplete="one-time-code"
    value={value}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
);

/** A key as it stands in an invite link, or the secret of the link in a sign-up e-mail. */
const keyIn = (link: string): string => link.trim().split(/[/#]/).at(-1) ?? '';

const LinkForm = ({ confirm, onBack }: WaysProps) => {
  const [link, setLink] = useState('');
  const form = useForm<'link'>({
    check: () => ({ link: keyIn(link) === '' ? FORMS.missing : undefined }),
    async send() {
      const outcome = await confirm({ key: keyIn(link) });
      if (outcome.kind === 'refused') return { link: outcome.problem.detail };
      return outcome.kind === 'done' ? undefined : COMMON.lost;
    },
  });
  return (
    <Form form={form} label={W.byLink} yes={W.yes} beside={<Back onClick={onBack} />}>
      <p>{W.linkText}</p>
      <Input label={W.link} hint={W.hint} value={link} onInput={setLink} fault={form.faults.link} />
    </Form>
  );
};

/// <reference lib="dom" />
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FORMS } from '../texts.ts';
import { Dialog } from './dialog.tsx';

export interface FormState<Field extends string = never> {
  readonly faults: Faults<Field>;
  readonly busy: boolean;
  /** Whether what was typed is marked where it is wrong. */
  readonly marks: boolean;
  readonly submit: () => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/** A form that marks what is wrong, going to the first such field, or else sends what was typed, once. */
export function useForm<Field extends string = never>(terms: FormTerms<Field>): FormState<Field> {
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<Attempt<Field>>(UNTRIED);
  const [sending] = useState(() => new Sending<Field>(setAttempt));
  useLayoutEffect(() => {
    if (element.current && !attempt.busy) goToFirstFault(element.current);
  }, [attempt]);
  return {
    faults: faultsNow(attempt, terms),
    busy: attempt.busy,
    marks: attempt.marks,
    // Questions about a time are answered first: otherwise another time than the one meant would be sent.
    submit: () => (isAsking(element.current) ? goToFirstFault(element.current) : void sending.submit(terms)),
    element,
  };
}

const isAsking = (form: HTMLFormElement | null): form is HTMLFormElement => form?.querySelector('[data-asks]') != null;

/** The focus goes to the field; of several to choose from, to the one that is chosen. */
function goToFirstFault(form: HTMLFormElement): void {
  const fault = form.querySelector('.fault[id]');
  const field = fault && form.querySelector<HTMLElement>(`[aria-describedby~="${fault.id}"]`);
  if (!field) return;
  for (let folded = field.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
  const first = field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input') ?? field;
  first.focus();
}

interface FormProps {
  readonly form: FormState;
  readonly label: string;
  /** The key that sends it; without, there is another one. */
  readonly yes?: ComponentChildren;
  readonly beside?: ComponentChildren;
  /** What is read out besides what is wrong: how far it has come. */
  readonly news?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Fields, what is wrong with all of them together, and the button that sends them. It never leaves the page. */
export const Form = ({ form: { faults, busy, submit, element }, label, yes, beside, news, children }: FormProps) => (
  <form
    ref={element}
    aria-label={label}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
    <div class="send">
      <div aria-live="polite">
        {news}
        {faults.form !== undefined && <p class="fault">{faults.form}</p>}
      </div>
      <div class={beside ? 'buttons' : undefined}>
        {yes && (
          <button type="submit" class="main" aria-disabled={busy}>
            {yes}
          </button>
        )}
        {beside}
      </div>
    </div>
  </form>
);

/** What is wrong with a form, by field, each as a sentence; `form`: about no field of it. */
export type Faults<Field extends string = never> = { readonly [Each in Field | 'form']?: string | undefined };

export interface FormTerms<Field extends string = never> {
  readonly check?: () => Faults<Field>;
  /** Sends it. Why it was not done, as a sentence or by field; undefined if it was done, or not wanted after all. */
  readonly send: () => Promise<Faults<Field> | string | undefined>;
}

export interface Attempt<Field extends string = never> {
  readonly busy: boolean;
  /** Whether what was typed is marked where it is wrong: not before it was first sent. */
  readonly marks: boolean;
  readonly refused: Faults<Field>;
}

export const UNTRIED: Attempt = { busy: false, marks: false, refused: {} };

const isFaulty = (faults: Faults<string>): boolean => Object.values(faults).some((each) => each !== undefined);

/** Sends a form once, even if it is pressed again meanwhile, and only if nothing is wrong with it. */
export class Sending<Field extends string> {
  readonly #show: (attempt: Attempt<Field>) => void;
  #busy = false;

  constructor(show: (attempt: Attempt<Field>) => void) {
    this.#show = show;
  }

  /** Rejects where `send` does, which is a defect; what was typed can be sent again then. */
  async submit({ check, send }: FormTerms<Field>): Promise<void> {
    if (this.#busy) return;
    if (isFaulty(check?.() ?? {})) return this.#show({ busy: false, marks: true, refused: {} });
    this.#busy = true;
    this.#show({ busy: true, marks: false, refused: {} });
    let refused: Faults<Field> | string | undefined;
    try {
      refused = await send();
    } finally {
      this.#busy = false;
      this.#show({ busy: false, marks: false, refused: faultsOf(refused) });
    }
  }
}

const faultsOf = <Field extends string>(refused: Faults<Field> | string | undefined): Faults<Field> => {
  const none: Faults<Field> = {};
  return typeof refused === 'string' ? { ...none, form: refused } : (refused ?? none);
};

/** All that is to be marked: what is still wrong with what was typed, and what the service said no to. */
export function faultsNow<Field extends string>(
  { marks, refused }: Attempt<Field>,
  { check }: Pick<FormTerms<Field>, 'check'>,
): Faults<Field> {
  const wrong = marks ? check?.() : undefined;
  return wrong && isFaulty(wrong) ? wrong : refused;
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** Why it was not done, as a sentence, or undefined if it was done. */
  readonly go: () => Promise<string | undefined>;
  readonly onEnd: () => void;
}

export const Question = ({ title, text, yes, go, onEnd }: QuestionProps) => {
  const form = useForm({
    async send() {
      const no = await go();
      if (no === undefined) onEnd();
      return no;
    },
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <p>{text}</p>
      <Form
        form={form}
        label={title}
        yes={yes}
        beside={
          <button type="button" onClick={onEnd}>
            {FORMS.notYet}
          </button>
        }
      />
    </Dialog>
  );
};

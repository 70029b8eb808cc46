/// <reference lib="dom" />
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Attempt, type Faults, type FormTerms, faultsNow, Sending, UNTRIED } from './sending.ts';

/** How a form is doing. */
export interface FormState<Field extends string = never> {
  /** What is marked. */
  readonly faults: Faults<Field>;
  readonly busy: boolean;
  /** Whether what was typed is marked where it is wrong. */
  readonly marks: boolean;
  readonly submit: () => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * A form that marks what is wrong and goes to the first such field, or else sends what was typed, once. What was typed
 * stays as it is; `send` empties the fields where that is due.
 */
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
    submit: () => void sending.submit(terms),
    element,
  };
}

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
  /** Keys beside that. */
  readonly beside?: ComponentChildren;
  /** What is read out besides what is wrong: how far it has come. */
  readonly news?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Fields, what is wrong with all of them together, and the key that sends them. It never leaves the page. */
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

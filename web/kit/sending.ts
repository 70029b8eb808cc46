/** What is wrong with a form, by field, each as a sentence; `form`: about no field of it. */
export type Faults<Field extends string = never> = { readonly [Each in Field | 'form']?: string | undefined };

/** What a form asks of whoever wrote it. */
export interface FormTerms<Field extends string = never> {
  /** What is wrong with what was typed; nothing, where it can be sent. */
  readonly check?: () => Faults<Field>;
  /** Sends it. Why it was not done, as a sentence or by field; nothing where it was, or where it was not wanted after all. */
  readonly send: () => Promise<Faults<Field> | string | undefined>;
}

/** How far a form has come. */
export interface Attempt<Field extends string = never> {
  readonly busy: boolean;
  /** Whether what was typed is marked where it is wrong: not before somebody has tried to send it. */
  readonly marks: boolean;
  /** What the service said no to. */
  readonly refused: Faults<Field>;
}

export const UNTRIED: Attempt = { busy: false, marks: false, refused: {} };

const isFaulty = (faults: Faults<string>): boolean => Object.values(faults).some((each) => each !== undefined);

/** Sends a form once, however often that is asked for meanwhile, and only where nothing is wrong with it. */
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

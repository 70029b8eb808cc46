/// <reference lib="dom" />

import { button } from '#web/ui/forms/button.ts';
import { ask } from '#web/ui/session/api.ts';
import { CLUB_COLOUR } from '../texts.ts';

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

/** One of several things that a club chooses. */
export interface Choosing {
  readonly label: string;
  readonly hint: string;
  /** What can be chosen, each by what it is called. */
  readonly choices: Readonly<Record<string, string>>;
  /** Asks what is chosen; nothing where that can't be known. */
  readonly look: () => Promise<string | undefined>;
  /** Where a choice is sent, and how. */
  readonly path: string;
  readonly body: (choice: string) => object;
  readonly onInput?: (choice: string) => void;
  readonly onSaved?: () => void;
}

/** Shows what the club has chosen, and takes another choice. */
export async function choose(place: Element, choosing: Choosing): Promise<void> {
  const chosen = await choosing.look();
  if (chosen !== undefined) return place.replaceChildren(formOf(choosing, chosen));
  place.replaceChildren(
    paragraph('fault', CLUB_COLOUR.unreached),
    button(CLUB_COLOUR.again, () => choose(place, choosing)),
  );
}

function formOf(choosing: Choosing, chosen: string): HTMLFormElement {
  const [form, label, choice, told, save] = [
    document.createElement('form'),
    document.createElement('label'),
    document.createElement('select'),
    document.createElement('div'),
    document.createElement('button'),
  ];
  const all = Object.entries(choosing.choices);
  choice.append(...all.map(([value, words]) => new Option(words, value, false, value === chosen)));
  label.append(choosing.label, choice);
  told.setAttribute('role', 'status');
  save.className = 'main';
  save.textContent = CLUB_COLOUR.save;
  choice.addEventListener('input', () => {
    told.replaceChildren();
    choosing.onInput?.(choice.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(choosing, choice.value, told, save);
  });
  form.append(label, paragraph('hint', choosing.hint), told, save);
  return form;
}

/** Saves a choice, unless another one is just being saved. */
async function submit(choosing: Choosing, choice: string, told: Element, save: Element): Promise<void> {
  if (save.ariaDisabled === 'true') return;
  save.ariaDisabled = 'true';
  told.replaceChildren(paragraph('', CLUB_COLOUR.saving));
  const outcome = await ask(choosing.path, { body: choosing.body(choice), patience: PATIENCE });
  if (outcome.kind === 'done') {
    told.replaceChildren(paragraph('', CLUB_COLOUR.saved));
    choosing.onSaved?.();
  } else
    told.replaceChildren(paragraph('fault', outcome.kind === 'refused' ? outcome.problem.detail : CLUB_COLOUR.lost));
  save.ariaDisabled = 'false';
}

function paragraph(style: string, words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = style;
  made.textContent = words;
  return made;
}

/// <reference lib="dom" />
import type { ListingView } from '#shared/features/club.ts';
import { button } from '#web/ui/forms/button.ts';
import { ask, type Outcome } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CLUB } from '../texts.ts';

const SAYS = CLUB.listing;

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

const addressOf = (): string => `/api/clubs/${ladderOfAddress().club}/listing`;

/** Shows whether the club is listed on the front page, and takes another choice. */
export function show(place: Element): void {
  void look(place);
}

async function look(place: Element): Promise<void> {
  const outcome = await ask<'getListing'>(addressOf());
  if (outcome.kind === 'done') return place.replaceChildren(formOf(outcome.body));
  place.replaceChildren(
    paragraph('fault', SAYS.unreached),
    button(SAYS.again, () => look(place)),
  );
}

function formOf({ unlisted }: ListingView): HTMLFormElement {
  const [form, label, box, words, told, save] = [
    document.createElement('form'),
    document.createElement('label'),
    document.createElement('input'),
    document.createElement('span'),
    document.createElement('div'),
    document.createElement('button'),
  ];
  box.type = 'checkbox';
  box.checked = !unlisted;
  words.textContent = SAYS.list;
  label.className = 'check';
  label.append(box, words);
  told.setAttribute('role', 'status');
  save.className = 'main';
  save.textContent = SAYS.save;
  box.addEventListener('input', () => told.replaceChildren());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(!box.checked, told, save);
  });
  form.append(label, paragraph('hint', SAYS.hint), told, save);
  return form;
}

/** Saves a choice, unless another one is just being saved. */
async function submit(unlisted: boolean, told: Element, save: Element): Promise<void> {
  if (save.ariaDisabled === 'true') return;
  save.ariaDisabled = 'true';
  told.replaceChildren(paragraph('', SAYS.saving));
  const no = whyNot(await ask(addressOf(), { body: { unlisted } satisfies ListingView, patience: PATIENCE }));
  told.replaceChildren(no === undefined ? paragraph('', SAYS.saved) : paragraph('fault', no));
  save.ariaDisabled = 'false';
}

/** Why something is not known to be saved; nothing where it is. */
function whyNot(outcome: Outcome): string | undefined {
  if (outcome.kind === 'refused') return outcome.problem.detail;
  return outcome.kind === 'done' ? undefined : SAYS.lost;
}

function paragraph(style: string, words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = style;
  made.textContent = words;
  return made;
}

/// <reference lib="dom" />
import type { ColourView } from '../../../../shared/contract/access.ts';
import { CLUB_COLOURS, isClubColour } from '../../../../shared/vocabulary/club-colour.ts';
import { ask } from '../../../kit/api.ts';
import { button } from '../../../kit/button.ts';
import { classOfColour } from '../../../kit/club-colour.ts';
import { ladderOfAddress } from '../../../kit/session.ts';
import { WORDS } from './colour/words.ts';

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

const addressOf = (): string => `/api/clubs/${ladderOfAddress().club}/colour`;

/** Shows which colour the club wears, and takes another choice. */
export function show(place: Element): void {
  void look(place);
}

async function look(place: Element): Promise<void> {
  const outcome = await ask<'lookAtColour'>(addressOf());
  if (outcome.kind === 'done') return place.replaceChildren(formOf(outcome.body));
  place.replaceChildren(
    paragraph('fault', WORDS.unreached),
    button(WORDS.again, () => look(place)),
  );
}

function formOf({ colour }: ColourView): HTMLFormElement {
  const [form, label, choice, told, save] = [
    document.createElement('form'),
    document.createElement('label'),
    document.createElement('select'),
    document.createElement('div'),
    document.createElement('button'),
  ];
  choice.append(...CLUB_COLOURS.map((each) => new Option(WORDS.colours[each], each, false, each === colour)));
  label.append(WORDS.label, choice);
  told.setAttribute('role', 'status');
  save.className = 'main';
  save.textContent = WORDS.save;
  choice.addEventListener('input', () => {
    told.replaceChildren();
    document.documentElement.className = classOfColour(choice.value) ?? '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isClubColour(choice.value)) void submit({ colour: choice.value }, told, save);
  });
  form.append(label, paragraph('hint', WORDS.hint), told, save);
  return form;
}

/** Saves a choice, unless another one is just being saved. */
async function submit(body: ColourView, told: Element, save: Element): Promise<void> {
  if (save.ariaDisabled === 'true') return;
  save.ariaDisabled = 'true';
  told.replaceChildren(paragraph('', WORDS.saving));
  const outcome = await ask(addressOf(), { body, patience: PATIENCE });
  if (outcome.kind === 'done') told.replaceChildren(paragraph('', WORDS.saved));
  else told.replaceChildren(paragraph('fault', outcome.kind === 'refused' ? outcome.problem.detail : WORDS.lost));
  save.ariaDisabled = 'false';
}

function paragraph(style: string, words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = style;
  made.textContent = words;
  return made;
}

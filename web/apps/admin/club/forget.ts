/// <reference lib="dom" />
import type { ForgettingView } from '#shared/features/forgetting.ts';
import { language } from '#shared/words/language.ts';
import { button } from '#web/ui/forms/button.ts';
import { ask, type Outcome } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CLUB, COMMON } from '../texts.ts';
import { field, formOf, paragraph } from './dom.ts';

const SAYS = CLUB.forget;

/** Whole logs are gone through, in milliseconds. */
const PATIENCE = 28_000;

interface Person {
  readonly player: string;
  readonly name: string;
}

const clubAddress = (): string => `/api/clubs/${ladderOfAddress().club}`;

/** Lets an organiser have somebody forgotten, after a look at what that changes. */
export function show(place: Element): void {
  void look(place);
}

async function look(place: Element): Promise<void> {
  const { ladder } = ladderOfAddress();
  const outcome = await ask<'getLadder'>(`${clubAddress()}/ladders/${ladder}`);
  if (outcome.kind === 'done') {
    const { standings, off, entrants } = outcome.body;
    return place.replaceChildren(asking([...standings, ...off, ...entrants]));
  }
  place.replaceChildren(
    paragraph('fault', COMMON.unreached),
    button(COMMON.again, () => look(place)),
  );
}

function asking(people: readonly Person[]): HTMLFormElement {
  const [who, also] = [document.createElement('select'), document.createElement('input')];
  const inOrder = people.toSorted((one, other) => one.name.localeCompare(other.name, language()));
  for (const { player, name } of inOrder)
    who.append(new Option(name === player ? name : `${name} (${player})`, player));
  return formOf({
    parts: [paragraph('hint', SAYS.about), field(SAYS.who, who), field(SAYS.also, also)],
    yes: COMMON.preview,
    async send(told) {
      const person = people.find(({ player }) => player === who.value);
      if (!person) return;
      const words = also.value.split(',').map((each) => each.trim());
      const sent = { player: person.player, name: person.name, also: words.filter((each) => each !== '') };
      told.replaceChildren(paragraph('', SAYS.looking));
      const outcome = await ask<'forgetPlayer'>(`${clubAddress()}/forgetting?dryRun=true`, {
        body: sent,
        patience: PATIENCE,
      });
      if (outcome.kind === 'done') return told.replaceChildren(...preview(outcome.body), confirming(sent, told));
      told.replaceChildren(paragraph('fault', whyNot(outcome)));
    },
  });
}

function preview({ ladders }: ForgettingView): readonly HTMLElement[] {
  const lines = ladders.map(({ ladder, lines: count, texts }) => paragraph('', SAYS.lines(ladder, count, texts)));
  const left = ladders.flatMap((each) => each.left);
  if (left.length === 0) return lines;
  const list = document.createElement('ul');
  for (const { text } of left) {
    const item = document.createElement('li');
    item.textContent = text;
    list.append(item);
  }
  return [...lines, paragraph('', SAYS.left), list];
}

interface Sent {
  readonly player: string;
  readonly name: string;
  readonly also: readonly string[];
}

/** A group and not a form: forms do not stand in forms. */
function confirming(sent: Sent, told: Element): HTMLElement {
  const [group, typed] = [document.createElement('div'), document.createElement('input')];
  group.className = 'confirming';
  typed.autocomplete = 'off';
  const fault = paragraph('fault', '');
  const yes = button(SAYS.yes, async () => {
    fault.textContent = typed.value.trim() === sent.name.trim() ? COMMON.saving : COMMON.mistyped;
    if (fault.textContent === COMMON.mistyped) return typed.focus();
    const outcome = await ask<'forgetPlayer'>(`${clubAddress()}/forgetting`, { body: sent, patience: PATIENCE });
    if (outcome.kind === 'done') told.replaceChildren(paragraph('', SAYS.done(outcome.body.name)));
    else fault.textContent = whyNot(outcome);
  });
  typed.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    yes.click();
  });
  group.append(field(COMMON.typeName(sent.name), typed), fault, yes);
  return group;
}

const whyNot = (outcome: Outcome): string => (outcome.kind === 'refused' ? outcome.problem.detail : SAYS.lost);

/// <reference lib="dom" />
import type { StatusView } from '#shared/features/ladders.ts';
import { button } from '#web/ui/forms/button.ts';
import { ask, type Outcome } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CLUB, COMMON } from '../texts.ts';
import { checkbox, field, formOf, heading, paragraph } from './dom.ts';

const SAYS = CLUB.ending;

/** Settling what is due, and publishing, may take a while; in milliseconds. */
const PATIENCE = 20_000;

const addressOf = (what: string): string => {
  const { club, ladder } = ladderOfAddress();
  return `/api/clubs/${club}/ladders/${ladder}/${what}`;
};

/** Shows whether the ladder is hidden or closed, takes another choice, and deletes the ladder. */
export function show(place: Element): void {
  void look(place);
}

async function look(place: Element): Promise<void> {
  const outcome = await ask<'getLadderStatus'>(addressOf('status'));
  if (outcome.kind === 'done') return place.replaceChildren(choices(outcome.body), ...deletion(outcome.body, place));
  place.replaceChildren(
    paragraph('fault', COMMON.unreached),
    button(COMMON.again, () => look(place)),
  );
}

function choices({ hidden, closed }: StatusView): HTMLFormElement {
  const [hide, close] = [checkbox(hidden), checkbox(closed)];
  return formOf({
    parts: [
      field(SAYS.hide, hide, 'check'),
      paragraph('hint', SAYS.hideHint),
      field(SAYS.close, close, 'check'),
      paragraph('hint', SAYS.closeHint),
    ],
    yes: COMMON.save,
    async send(told) {
      told.replaceChildren(paragraph('', COMMON.saving));
      const body = { hidden: hide.checked, closed: close.checked };
      const no = whyNot(await ask(addressOf('status'), { body, patience: PATIENCE }));
      told.replaceChildren(no === undefined ? paragraph('', COMMON.saved) : paragraph('fault', no));
    },
  });
}

function deletion({ name }: StatusView, place: Element): readonly HTMLElement[] {
  const { club, ladder } = ladderOfAddress();
  const [typed, log] = [document.createElement('input'), document.createElement('a')];
  typed.autocomplete = 'off';
  log.href = addressOf('log');
  log.download = `${club}-${ladder}.jsonl`;
  log.textContent = SAYS.download;
  const form = formOf({
    parts: [paragraph('hint', SAYS.removeHint), log, field(COMMON.typeName(name), typed)],
    yes: SAYS.removeYes,
    async send(told) {
      if (typed.value.trim() !== name.trim()) {
        told.replaceChildren(paragraph('fault', COMMON.mistyped));
        return typed.focus();
      }
      told.replaceChildren(paragraph('', SAYS.removing));
      const no = whyNot(await ask(addressOf('deletion'), { body: { name }, patience: PATIENCE }));
      if (no !== undefined) return told.replaceChildren(paragraph('fault', no));
      place.replaceChildren(paragraph('', SAYS.gone));
    },
  });
  return [heading(SAYS.remove), form];
}

/** Why something is not known to be done; nothing where it is. */
function whyNot(outcome: Outcome): string | undefined {
  if (outcome.kind === 'refused') return outcome.problem.detail;
  return outcome.kind === 'done' ? undefined : COMMON.lost;
}

/// <reference lib="dom" />
import type { StatusView } from '../../../../shared/contract/clubs.ts';
import { ask, type Outcome } from '../../../kit/api.ts';
import { button } from '../../../kit/button.ts';
import { ladderOfAddress } from '../../../kit/session.ts';
import { checkbox, field, formOf, heading, paragraph } from './dom.ts';

const SAYS = {
  hide: 'Hide this ladder',
  hideHint:
    'It’s taken off the club’s page, and search engines are asked to ignore it. Anyone with its address can still open it.',
  close: 'Close this ladder',
  closeHint:
    'Anything already due is applied; after that nothing more can be recorded, and there are no more penalties. Everyone can still see it. If you reopen it, the months in between are applied then: if there was no play, add them as closed days.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Public pages update within a minute.',
  lost: 'No response, so we can’t tell whether it was saved. Try again – that does no harm.',
  unreached: 'Couldn’t load this.',
  again: 'Try again',
  remove: 'Delete this ladder',
  removeHint:
    'Deletes everything: pages, results, the log, webhooks. This can’t be undone. Copies others have made aren’t affected, and backups keep it for up to 35 days.',
  download: 'Download the log first',
  type: (name: string) => `Type the ladder’s name to confirm: ${name}`,
  mistyped: 'That isn’t its name.',
  removeYes: 'Delete for good',
  removing: 'Deleting…',
  gone: 'Ladder deleted. Its address can be used again in 15 minutes.',
} as const;

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
  const outcome = await ask<'lookAtStatus'>(addressOf('status'));
  if (outcome.kind === 'done') return place.replaceChildren(choices(outcome.body), ...deletion(outcome.body, place));
  place.replaceChildren(
    paragraph('fault', SAYS.unreached),
    button(SAYS.again, () => look(place)),
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
    yes: SAYS.save,
    async send(told) {
      told.replaceChildren(paragraph('', SAYS.saving));
      const body = { hidden: hide.checked, closed: close.checked };
      const no = whyNot(await ask(addressOf('status'), { body, patience: PATIENCE }));
      told.replaceChildren(no === undefined ? paragraph('', SAYS.saved) : paragraph('fault', no));
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
    parts: [paragraph('hint', SAYS.removeHint), log, field(SAYS.type(name), typed)],
    yes: SAYS.removeYes,
    async send(told) {
      if (typed.value.trim() !== name.trim()) {
        told.replaceChildren(paragraph('fault', SAYS.mistyped));
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
  return outcome.kind === 'done' ? undefined : SAYS.lost;
}

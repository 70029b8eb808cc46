/// <reference lib="dom" />

import type { AdminChangeView } from '#shared/features/access.ts';
import { dayWords } from '#shared/words/dates.ts';
import { button } from '#web/ui/forms/button.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { COMMON, LINKS } from '../texts.ts';

const W = LINKS.history;
const CHANGES: Readonly<Record<string, string>> = W.changes;
const ROLES: Readonly<Record<string, string>> = W.roles;

/** Shows who made and withdrew links, ended sessions, changed names and webhooks, and when: the newest first. */
export function show(place: Element): void {
  const list = document.createElement('ol');
  list.className = 'log';
  const end = document.createElement('div');
  end.ariaLive = 'polite';
  place.replaceChildren(list, end);
  void more(list, end);
}

/** Fetches the lines before the last one shown. */
async function more(list: Element, end: Element, last?: string): Promise<void> {
  const { club } = ladderOfAddress();
  const outcome = await ask<'listAdminChanges'>(
    `/api/clubs/${club}/changes${last === undefined ? '' : `?beforeChange=${last}`}`,
  );
  if (outcome.kind !== 'done') return end.replaceChildren(COMMON.unreached);
  const { changes, more: isMore } = outcome.body;
  list.append(...changes.map(itemOf));
  const before = changes.at(-1)?.id;
  const note = list.childElementCount === 0 ? [W.nothing] : [];
  end.replaceChildren(...note, ...(isMore ? [button(COMMON.earlier, () => more(list, end, before))] : []));
}

function itemOf({ at, what, about, by, role, ladder }: AdminChangeView): HTMLLIElement {
  const item = document.createElement('li');
  const where = ladder === undefined ? '' : ` (${ladder})`;
  const done = W.by(dayWords(at), at.slice(11, 16), ROLES[role] ?? role);
  item.append(
    paragraph('', `${CHANGES[what] ?? what}: `, about, where),
    paragraph('quiet', done.before, by, done.after),
  );
  return item;
}

/** A line in which one word is other people's: it must not turn the others around. */
function paragraph(style: string, before: string, word: string, after: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = style;
  const isolated = document.createElement('bdi');
  isolated.textContent = word;
  made.append(before, isolated, after);
  return made;
}

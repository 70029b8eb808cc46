/// <reference lib="dom" />

import type { AdminChangeView } from '../../../../shared/contract/access.ts';
import { dayWords } from '../../../../shared/words/dates.ts';
import { ask } from '../../../kit/api.ts';
import { button } from '../../../kit/button.ts';
import { ladderOfAddress } from '../../../kit/session.ts';

const SAYS = {
  by: 'by',
  more: 'Show earlier',
  nothing: 'No changes yet.',
  unreached: 'Couldn’t load the history.',
} as const;

const CHANGES: Readonly<Record<string, string>> = {
  'key-made': 'Invite link or key made',
  'key-withdrawn': 'Invite link or key withdrawn',
  'key-replaced': 'Invite link or key replaced',
  'session-ended': 'Signed out',
  'sessions-ended': 'Signed out everywhere',
  'names-changed': 'Public names changed',
  'listing-changed': 'Front page listing changed',
  'language-changed': 'Language changed',
  'ladder-hidden': 'Ladder hidden',
  'ladder-shown': 'Ladder shown again',
  'ladder-closed': 'Ladder closed',
  'ladder-opened': 'Ladder reopened',
  'season-started': 'Next season started',
  'season-undone': 'Start of the season undone',
  'ladder-deleted': 'Ladder deleted',
  'person-forgotten': 'Person forgotten',
  'members-added': 'Members added',
  'member-changed': 'Member changed',
  'member-removed': 'Member removed',
  'webhook-made': 'Webhook added',
  'webhook-removed': 'Webhook removed',
  'settings-changed': 'Club settings changed',
};

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
  const outcome = await ask<'lookAtAdminHistory'>(
    `/api/clubs/${club}/changes${last === undefined ? '' : `?beforeChange=${last}`}`,
  );
  if (outcome.kind !== 'done') return end.replaceChildren(SAYS.unreached);
  const { changes, more: isMore } = outcome.body;
  list.append(...changes.map(itemOf));
  const before = changes.at(-1)?.id;
  const note = list.childElementCount === 0 ? [SAYS.nothing] : [];
  end.replaceChildren(...note, ...(isMore ? [button(SAYS.more, () => more(list, end, before))] : []));
}

function itemOf({ at, what, about, by, role, ladder }: AdminChangeView): HTMLLIElement {
  const item = document.createElement('li');
  const where = ladder === undefined ? '' : ` (${ladder})`;
  item.append(
    paragraph('', `${CHANGES[what] ?? what}: `, about, where),
    paragraph('quiet', `${dayWords(at)}, ${at.slice(11, 16)} UTC, ${SAYS.by} `, by, ` (${role})`),
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

import { isId } from '../../shared/vocabulary/vocabulary.ts';
import { nameOf, parseDue } from '../settling/message.ts';
import type { LadderKey } from '../store/port.ts';

/** What is published as one: the files of a ladder, the page of a club, or the list of all clubs. */
export type Target =
  | { readonly kind: 'ladder'; readonly key: LadderKey }
  | { readonly kind: 'club'; readonly club: string }
  | { readonly kind: 'front' };

export const FRONT: Target = { kind: 'front' };
export const clubTarget = (club: string): Target => ({ kind: 'club', club });
export const ladderTarget = (key: LadderKey): Target => ({ kind: 'ladder', key });

/** As messages and the log name it: "riverside/main", "riverside", or "/". */
export function formatTarget(target: Target): string {
  switch (target.kind) {
    case 'ladder':
      return nameOf(target.key);
    case 'club':
      return target.club;
    case 'front':
      return '/';
  }
}

export function parseTarget(text: string): Target | undefined {
  if (text === '/') return FRONT;
  if (isId(text)) return clubTarget(text);
  const due = parseDue(text);
  return due && ladderTarget(due.key);
}

/** Where its page lies. */
export function pageOf(target: Target): string {
  switch (target.kind) {
    case 'ladder':
      return `/${target.key.club}/${target.key.ladder}/index.html`;
    case 'club':
      return `/${target.club}/index.html`;
    case 'front':
      return '/index.html';
  }
}

/// <reference lib="dom" />

import { startingWith } from '#web/ui/forms/searching.ts';
import { askingPageOf, CHOOSING_CLUB, hasAskingPage } from '#web/ui/session/by-mail-page.ts';
import { CONNECTION } from '#web/ui/texts.ts';
import { FRONT } from '../texts.ts';

interface ListedClub {
  readonly id: string;
  readonly name: string;
}

/** Has players without a link at hand say which club is theirs, and leads them to where it sends them one. */
export function offerByMail(section: HTMLElement, list: HTMLElement): void {
  const clubs = listedIn(list);
  const button = section.querySelector('button');
  const [first] = clubs;
  if (!button || !first) return;
  const fault = said('');
  const ask = async (): Promise<void> => {
    button.disabled = true;
    section.append(fault);
    // The page is loaded on demand: looking at this one runs no function.
    const isThere = await hasAskingPage(first.id);
    fault.textContent = isThere === undefined ? CONNECTION.again : isThere ? '' : FRONT.noMails;
    button.disabled = false;
    if (isThere === undefined) return;
    button.parentElement?.remove();
    if (!isThere) return;
    fault.remove();
    askWhich(section, clubs);
  };
  button.addEventListener('click', () => void ask());
  if (location.pathname + location.hash === CHOOSING_CLUB) void ask();
}

const listedIn = (list: HTMLElement): readonly ListedClub[] =>
  [...list.querySelectorAll<HTMLAnchorElement>(':scope > ul > li > h3 > a')].map((link) => ({
    id: link.pathname.replaceAll('/', ''),
    name: link.querySelector('bdi')?.textContent ?? '',
  }));

function askWhich(section: HTMLElement, clubs: readonly ListedClub[]): void {
  const [input, found, status] = [element('input', ''), element('ul', 'links'), said('')];
  Object.assign(input, { type: 'search', autocomplete: 'off' });
  const search = (): void => {
    const { shown, more } = foundClubs(clubs, input.value);
    found.replaceChildren(...shown.map(linkOf));
    status.textContent = shown.length === 0 ? FRONT.none : FRONT.more(more);
  };
  input.addEventListener('input', search);
  section.append(element('p', '', FRONT.choose), element('label', 'find', FRONT.yourClub, input), found, status);
  search();
  input.focus();
}

const linkOf = ({ id, name }: ListedClub): HTMLElement => {
  const link = element('a', '', element('bdi', '', name));
  link.href = askingPageOf(id);
  return element('li', '', link);
};

function said(words: string): HTMLElement {
  const made = element('p', '', words);
  made.setAttribute('role', 'status');
  return made;
}

/** An element of a page that was published, with its class and what is in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...inside: (Node | string)[]
) {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}

const MOST = 10;

interface Found<T> {
  readonly shown: readonly T[];
  readonly more: number;
}

/** The first clubs one of whose names begins with what was typed; nothing typed fits all. */
export function foundClubs<T extends { readonly name: string }>(all: readonly T[], typed: string): Found<T> {
  const found = startingWith(all, typed);
  return { shown: found.slice(0, MOST), more: Math.max(0, found.length - MOST) };
}

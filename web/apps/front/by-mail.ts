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
  const [label, input, found, status] = [make('label'), make('input'), make('ul'), said('')];
  label.className = 'find';
  found.className = 'links';
  Object.assign(input, { type: 'search', autocomplete: 'off' });
  label.append(FRONT.yourClub, input);
  const search = (): void => {
    const { shown, more } = foundClubs(clubs, input.value);
    found.replaceChildren(...shown.map(linkOf));
    status.textContent = shown.length === 0 ? FRONT.none : FRONT.more(more);
  };
  input.addEventListener('input', search);
  section.append(paragraph(FRONT.choose), label, found, status);
  search();
  input.focus();
}

function linkOf({ id, name }: ListedClub): HTMLLIElement {
  const [item, link, bdi] = [make('li'), make('a'), make('bdi')];
  link.href = askingPageOf(id);
  bdi.textContent = name;
  link.append(bdi);
  item.append(link);
  return item;
}

function paragraph(words: string): HTMLParagraphElement {
  const made = make('p');
  made.textContent = words;
  return made;
}

function said(words: string): HTMLParagraphElement {
  const made = paragraph(words);
  made.setAttribute('role', 'status');
  return made;
}

const make = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] => document.createElement(name);

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

/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { shortestDay } from '#shared/words/dates.ts';
import { reasonOfArrow } from '#web/ui/ladder/arrow.ts';
import { asOf, type Edition, editionOf, Watcher } from '#web/ui/page/watcher.ts';
import { knowSomebody } from '#web/ui/session/remembered.ts';
import { WORDS } from '#web/ui/texts.ts';
import { FRONT } from '../texts.ts';
import { foundClubs } from './found-clubs.ts';

/** An element of a page that was published, with its class and what is in it. */
function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, ...inside: (Node | string)[]) {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}

const TOP = 5;

function showLive(section: HTMLElement): void {
  const address = section.dataset['ladder'] ?? '';
  const rows = section.querySelector('ol');
  let shown: Edition | undefined;
  const renew = async (signal: AbortSignal, found: Edition | undefined): Promise<void> => {
    const response = await fetch(asOf(`${address}view.json`, found), { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(response.statusText);
    const view: LadderView = await response.json();
    rows?.replaceChildren(...view.standings.slice(0, TOP).map((each) => rowOf(each, view.since)));
    shown = editionOf(view);
  };
  const isOn = (): boolean => false;
  new Watcher({ path: `${address}version.json`, shown: () => shown, renew, isOn, isOneOfMany: true, told: () => {} });
}

function rowOf(standing: StandingView, since: string): HTMLElement {
  const { rung, name } = standing;
  const said = [element('bdi', '', name), ...changeOf(standing)];
  const reason = reasonOfArrow(standing, since);
  const because = reason ? [element('p', '', `${shortestDay(reason.at)} `, ...reason.text.map(nameOrWords))] : [];
  return element('li', '', element('b', '', `${rung}`), element('div', '', ...said, ...because));
}

const nameOrWords = (part: string | { readonly name: string }): Node | string =>
  typeof part === 'string' ? part : element('bdi', '', part.name);

function changeOf({ change, points }: StandingView): HTMLElement[] {
  if (points !== undefined) return [element('small', '', WORDS.pointsOf(points))];
  if (change === 'new') return [element('small', '', WORDS.isNew)];
  return change === 0 ? [] : [element('small', change < 0 ? 'up' : 'down', `${Math.abs(change)}`)];
}

/** Leaves the first few clubs with names that begin with what is typed on the list, and says how many more there are. */
function offerSearch(clubs: HTMLElement, input: HTMLInputElement): void {
  const items = [...clubs.querySelectorAll<HTMLElement>(':scope > ul > li')];
  const named = items.map((item) => ({ item, name: item.innerText }));
  const status = clubs.querySelector('[role=status]');
  const search = (): void => {
    const { shown, more } = foundClubs(named, input.value);
    for (const each of named) each.item.hidden = !shown.includes(each);
    if (status) status.textContent = shown.length === 0 ? FRONT.none : FRONT.more(more);
  };
  input.addEventListener('input', search);
  search();
  // From here on the list is as the search has it.
  clubs.dataset['found'] = '';
}

const live = document.querySelector<HTMLElement>('[data-ladder]');
if (live) showLive(live);
const clubs = document.querySelector<HTMLElement>('#clubs');
const input = clubs?.querySelector('input');
if (clubs && input) offerSearch(clubs, input);
knowSomebody();

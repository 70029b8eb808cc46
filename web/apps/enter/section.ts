/// <reference lib="dom" />
import type { OwnLadder } from '#shared/features/own.ts';
import { language } from '#shared/words/language.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { button } from '#web/ui/forms/button.ts';
import type { Session } from '#web/ui/session/session.ts';
import { askingPageOf, LONGEST_ADDRESS } from '#web/ui/session/ways-in.ts';
import { BY_MAIL, WORDS } from '#web/ui/texts.ts';
import { ENTER } from '../texts.ts';
import { choose, clubPlace, type Destination, type Ladders, ownLaddersOf, ownPlaces, placesOf } from './places.ts';

type Leave = (how: 'session' | 'session/link', whom: Session) => () => Promise<void>;

/** A person who is signed in in this browser: who they are, their pages, and the way out. */
export function sectionOf(session: Session, ladders: Ladders, leave: Leave): HTMLElement {
  const { role, label, club } = session;
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = role === 'player' ? ENTER.hello(label, club.name) : ENTER.signedIn(role, club.name, label);
  const places = document.createElement('ul');
  places.className = 'links';
  places.append(
    ...placesOf(session, ladders).map((each) =>
      itemOf(
        each.map((place) => linkTo(place, session)),
        ' · ',
      ),
    ),
  );
  if (role === 'player') void showOwn(places, session, linkTo);
  section.append(heading, places, paragraph(role === 'player' ? ENTER.backPlayer : ENTER.backOfficial));
  section.append(named(button(WORDS.signOut, leave('session', session)), label));
  if (role === 'player') {
    section.append(paragraph(ENTER.stopSays), named(button(ENTER.stop, leave('session/link', session)), label));
  }
  return section;
}

function linkTo(place: Destination, session: Session): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = place.address;
  link.textContent = place.words;
  for (const kind of ['click', 'auxclick']) link.addEventListener(kind, () => choose(place, session));
  return link;
}

/** Says for those who listen whom a button is about. */
function named(made: HTMLButtonElement, label: string): HTMLButtonElement {
  const whom = document.createElement('span');
  whom.className = 'unseen';
  whom.textContent = ` ${label}`;
  made.append(whom);
  return made;
}

const OWN = ENTER.own;

type LinkTo = (place: Destination, session: Session) => HTMLAnchorElement;

/** Tells a player where they are on each ladder and what waits there. What can't be fetched stays a plain link. */
async function showOwn(list: HTMLUListElement, session: Session, linkTo: LinkTo): Promise<void> {
  const ladders = await ownLaddersOf(session);
  if (!ladders) return;
  const [on, others] = [ladders.filter(({ rung }) => rung), ladders.filter(({ rung }) => !rung)];
  list.replaceChildren(
    ...on.map((each) => ownItem(each, session, linkTo)),
    ...others.map((each) => itemOf([linkTo(pageOf(each, session), session)], '')),
    itemOf([linkTo(clubPlace(session), session)], ''),
  );
}

const pageOf = ({ ladder, name }: OwnLadder, { club }: Session): Destination => ({
  address: `/${club.id}/${ladder}/`,
  words: name,
});

function ownItem({ ladder, name, rung, of, points, gap, waits }: OwnLadder, session: Session, linkTo: LinkTo) {
  const heading = document.createElement('b');
  heading.textContent = name;
  const facts = [
    WORDS.rungOf(rung ?? 0, of ?? 0).join(''),
    ...(points === undefined ? [] : [WORDS.pointsOf(points.toLocaleString(language()))]),
    ...(gap === undefined ? [] : [SHARED.gap(gap)]),
  ];
  const item = itemOf([heading, lineOf('span', facts.map((fact) => ` · ${fact}`).join(''))], '');
  item.append(...waits.map((each) => lineOf('div', `→ ${OWN.waits[each.kind](each.with)}`)));
  const ways = document.createElement('div');
  for (const [index, place] of ownPlaces(session, ladder).entries())
    ways.append(...(index > 0 ? [' · '] : []), linkTo(place, session));
  item.append(ways);
  return item;
}

function lineOf(kind: 'span' | 'div', words: string): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = words;
  return made;
}

const part = (id: string): Element | null => document.querySelector(`#${id}`);

/** Says something in the place of what was said, and takes back what belonged to that. */
export function say(words: string): void {
  const who = part('who');
  if (who) who.textContent = words;
  part('more')?.replaceChildren();
}

/** Shows where to go, in the place of what was shown. */
export const show = (items: readonly HTMLLIElement[]): void => part('where')?.replaceChildren(...items);

/** Shows sections about people, replacing those shown before. */
export const showPeople = (sections: readonly HTMLElement[]): void => part('people')?.replaceChildren(...sections);

/** Adds a sentence, and what can be done about it. */
export const note = (words: string, ...more: readonly Element[]): void =>
  part('more')?.append(...(words === '' ? [] : [paragraph(words)]), ...more);

function paragraph(words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = words;
  return made;
}

/** Has a sign-in link sent to an address, as the front page does. */
export function askingForm(club: string | undefined): HTMLFormElement {
  const [form, label, input, send] = [made('form'), made('label'), made('input'), made('button')];
  Object.assign(form, { className: 'by-address', method: 'post', action: askingPageOf(club) });
  Object.assign(input, {
    type: 'email',
    name: 'email',
    autocomplete: 'email',
    maxLength: LONGEST_ADDRESS,
    required: true,
  });
  label.append(BY_MAIL.email, input);
  send.textContent = BY_MAIL.button;
  form.append(label, send);
  return form;
}

const made = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] => document.createElement(name);

export function itemOf(ways: readonly Element[], between: string): HTMLLIElement {
  const item = document.createElement('li');
  for (const [index, way] of ways.entries()) item.append(...(index > 0 ? [between] : []), way);
  return item;
}

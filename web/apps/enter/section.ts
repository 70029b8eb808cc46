/// <reference lib="dom" />
import { button } from '../../kit/button.ts';
import type { Session } from '../../kit/session.ts';
import { showOwn } from './own.ts';
import { itemOf, paragraph } from './parts.ts';
import { choose, type Nights, type Place, placesOf } from './places.ts';
import { SAYS } from './texts.ts';

type Leave = (how: 'session' | 'session/link', whom: Session) => () => Promise<void>;

/** Somebody as whom this browser is signed in: who, their pages, and the way out. */
export function sectionOf(session: Session, nights: Nights, leave: Leave): HTMLElement {
  const { role, label, club } = session;
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = role === 'player' ? SAYS.hello(label, club.name) : SAYS.signedIn(role, club.name, label);
  const places = document.createElement('ul');
  places.className = 'links';
  places.append(
    ...placesOf(session, nights).map((each) =>
      itemOf(
        each.map((place) => linkTo(place, session)),
        ' · ',
      ),
    ),
  );
  if (role === 'player') void showOwn(places, session, linkTo);
  section.append(heading, places, paragraph(role === 'player' ? SAYS.backPlayer : SAYS.backOfficial));
  section.append(named(button(SAYS.signOut, leave('session', session)), label));
  if (role === 'player') {
    section.append(paragraph(SAYS.stopSays), named(button(SAYS.stop, leave('session/link', session)), label));
  }
  return section;
}

function linkTo(place: Place, session: Session): HTMLAnchorElement {
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

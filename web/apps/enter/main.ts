/// <reference lib="dom" />

import { inARow } from '#shared/words/lists.ts';
import { button } from '#web/ui/forms/button.ts';
import { speakAs, speakAsBrowser } from '#web/ui/page/page-language.ts';
import { forgetActors } from '#web/ui/session/acting.ts';
import { ask, type Problem } from '#web/ui/session/api.ts';
import {
  everybodyIn,
  lastSessions,
  loadAnewWhenShownAgain,
  rememberSessions,
  type Session,
  signOut,
} from '#web/ui/session/session.ts';
import { sendsMails } from '#web/ui/session/ways-in.ts';
import { ACCOUNT_TEXT, BY_MAIL, CONNECTION, WORDS } from '#web/ui/texts.ts';
import { ENTER } from '../texts.ts';
import { keyIn } from './key.ts';
import { choose, type Destination, laddersOf, placesOf, startOf } from './places.ts';
import { askingForm, itemOf, note, say, sectionOf, show, showPeople } from './section.ts';

document.querySelector('.too-old')?.remove();

/** Finds the club of a link in its key. */
const CLUB_OF_KEY = /^([a-z0-9-]{1,64})\./;

const clubsOf = (all: readonly Session[]): readonly string[] => [
  ...new Set(all.filter(({ role }) => role === 'player').map(({ club }) => club.id)),
];

/** People as others see them: "Jo and “Tablet” (scorer)". */
const namedAs = (all: readonly Session[]): string =>
  inARow(all.map(({ role, label }) => (role === 'player' ? label : ENTER.official(label, role))));

/** Milliseconds until a service that could not be reached is asked again. */
const AGAIN = 3000;

/** How often a link was looked at: of several that are pasted one after the other the last one counts. */
let looks = 0;

/**
 * Takes the key out of the address and out of what Back leads to. The browser's own list of visited pages may still have
 * it, which no page can prevent: what an official's link says there is worth nothing once it was opened, and a player can
 * have theirs stopped when they sign out.
 */
function takeKey(): string {
  const key = keyIn(location.hash);
  history.replaceState(null, '', location.pathname);
  return key;
}

/** Asks whose link it is, which opens nothing yet: programs that look at links for chats would spend it. */
async function enter(key: string, look = ++looks): Promise<void> {
  if (look !== looks) return;
  const outcome = await ask<'createSession'>('/api/session', key === '' ? {} : { body: { key, look: true } });
  if (look !== looks) return;
  if (outcome.kind === 'done') {
    const { body } = outcome;
    if (key === '') return welcome(everybodyIn(body));
    if (!body.signedIn) return offer(body, key);
    if (body.role === 'player') return goOn(body);
    // Somebody who shows their link again has confirmed that it is them.
    if (body.role === 'organiser') await ask<'createSession'>('/api/session', { body: { key } });
    return welcome(everybodyIn(body));
  }
  if (outcome.kind === 'refused') return key === '' ? stranger() : turnAway(outcome.problem, key);
  say(CONNECTION.trying);
  setTimeout(() => void enter(key, look), AGAIN);
}

function stranger(): void {
  const clubs = clubsOf(lastSessions());
  rememberSessions([]);
  forgetActors([]);
  showPeople([]);
  say(left ? ENTER.signedOut : ACCOUNT_TEXT.nobody);
  offerMail(clubs);
}

/** People with no link at hand can have one sent: by the club if it is known, else by every club that knows their address. */
function offerMail(clubs: readonly string[]): void {
  show([]);
  const [club, another] = clubs;
  if (sendsMails()) note(BY_MAIL.anywhere, askingForm(another === undefined ? club : undefined));
}

/** Why a link opens nothing, and another way in; those who are signed in stay so. */
async function turnAway({ detail }: Problem, key: string): Promise<void> {
  say(detail);
  show([]);
  const outcome = await ask<'getSession'>('/api/session');
  if (outcome.kind === 'done') return people(everybodyIn(outcome.body));
  const [, club] = CLUB_OF_KEY.exec(key) ?? [];
  offerMail(club === undefined ? clubsOf(lastSessions()) : [club]);
}

/** Says whose link it is; only a button opens it, as programs that look at links run scripts too. */
async function offer(session: Session, key: string): Promise<void> {
  const look = looks;
  const isPlayer = session.role === 'player';
  const places = isPlayer ? [[undefined]] : placesOf(session, await laddersOf([session]));
  if (look !== looks) return;
  const { role, label, club, others = [], instead } = session;
  speakAs(club.language);
  showPeople([]);
  say(isPlayer ? ENTER.yours(label, club.name) : ENTER.invited(role, club.name));
  if (!isPlayer) note(ENTER.once);
  const staying = others.filter((each) => each.label !== instead?.label || each.role !== instead.role);
  if (staying.length > 0) note(ENTER.also(namedAs(staying)));
  if (instead) note(ENTER.instead(instead.label, instead.club));
  const open = (place?: Destination) => async (): Promise<void> => {
    if (!(await openAt(key, place))) say(CONNECTION.again);
  };
  const buttons = places.map((some) => some.map((place) => button(place?.words ?? WORDS.openMine, open(place))));
  show(buttons.map((ways) => itemOf(ways, ' ')));
}

/** Opens a link and goes on to a place, or to where a player begins; says whether the service was reached. */
async function openAt(key: string, wanted?: Destination): Promise<boolean> {
  const outcome = await ask<'createSession'>('/api/session', { body: { key } });
  if (outcome.kind === 'refused') void turnAway(outcome.problem, key);
  if (outcome.kind !== 'done') return outcome.kind === 'refused';
  await goOn(outcome.body, wanted);
  return true;
}

/** Goes on to a place, or to where a player begins. */
async function goOn(session: Session, wanted?: Destination): Promise<void> {
  const all = everybodyIn(session);
  rememberSessions(all);
  forgetActors(all);
  const place = wanted ?? (await startOf(session));
  choose(place, session);
  location.replace(place.address);
}

function welcome(all: readonly Session[]): void {
  speakAs(all[0]?.club.language);
  say(left ? ENTER.signedOut : '');
  show([]);
  void people(all);
}

/** Shows everybody as whom this browser is signed in, each in a section of their own. */
async function people(all: readonly Session[]): Promise<void> {
  rememberSessions(all);
  forgetActors(all);
  speakAs(all[0]?.club.language);
  const look = looks;
  const ladders = await laddersOf(all);
  if (look !== looks) return;
  showPeople(all.map((each) => sectionOf(each, ladders, leave)));
  if (all.length > 1) note('', button(ENTER.signOutAll, leave('session')));
}

const leave = (how: 'session' | 'session/link', whom?: Session) => async (): Promise<void> => {
  if (!(await signOut(how, whom))) return say(CONNECTION.again);
  location.replace(`${location.pathname}?signed-out`);
};

speakAsBrowser();
document.title = ENTER.title;
say(ENTER.looking);
const left = location.search === '?signed-out';
loadAnewWhenShownAgain();
addEventListener('hashchange', () => location.hash.length > 1 && void enter(takeKey()));
void enter(takeKey());

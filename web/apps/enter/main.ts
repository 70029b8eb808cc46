/// <reference lib="dom" />
import { ask, type Problem } from '../../kit/api.ts';
import { button } from '../../kit/button.ts';
import { forgetSession, rememberSession } from '../../kit/last-session.ts';
import type { Session } from '../../kit/session.ts';
import { loadAnewWhenShownAgain, signOut } from '../../kit/sign-out.ts';
import { itemOf, note, say, show } from './parts.ts';
import { articled, FAULTS, SAYS } from './words.ts';

/** Milliseconds until a service that could not be reached is asked again. */
const AGAIN = 3000;

/**
 * Takes the key out of the address and out of what Back leads to. The browser's own list of visited pages may still have
 * it, which no page can prevent: what an official's link says there is worth nothing once it was opened, and a player can
 * have theirs stopped when they sign out.
 */
function takeKey(): string {
  const key = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return key;
}

/** Asks whose link it is, which opens nothing yet: programs that look at links for chats would spend it. */
async function enter(key: string): Promise<void> {
  const outcome = await ask<'openSession'>('/api/session', key === '' ? {} : { body: { key, look: true } });
  if (outcome.kind === 'done') {
    const { body } = outcome;
    if (key === '' || body.signedIn) return welcome(body);
    return offer(body, key, body.instead);
  }
  if (outcome.kind === 'refused') return key === '' ? stranger() : turnAway(outcome.problem);
  say(SAYS.unreached);
  setTimeout(() => void enter(key), AGAIN);
}

function stranger(): void {
  say(left ? SAYS.signedOut : SAYS.nobody);
}

function turnAway({ code, detail }: Problem): void {
  say(FAULTS[code] ?? detail);
  show([]);
}

/** Says whose link it is; choosing where to go opens it. */
function offer(session: Session, key: string, instead: Session['instead']): void {
  const { role, label, club } = session;
  say(role === 'player' ? SAYS.yours(label, club.name) : SAYS.invited(articled(role), club.name));
  if (role !== 'player') note(SAYS.once);
  if (instead) note(SAYS.instead(instead.label, instead.club));
  const open = (address: string) => () => void openAt(key, address);
  show(
    placesOf(session).map((links) =>
      itemOf(
        links.map(([address, words]) => button(words, open(address))),
        ' ',
      ),
    ),
  );
}

async function openAt(key: string, address: string): Promise<void> {
  const outcome = await ask<'openSession'>('/api/session', { body: { key } });
  if (outcome.kind === 'refused') return turnAway(outcome.problem);
  if (outcome.kind !== 'done') return say(SAYS.unreachedOnce);
  forgetSession();
  rememberSession(outcome.body);
  location.replace(address);
}

function welcome(session: Session): void {
  const { role, label, club } = session;
  rememberSession(session);
  say(role === 'player' ? SAYS.hello(label, club.name) : SAYS.official(articled(role), club.name, label));
  show(placesOf(session).map((links) => itemOf(links.map(linkTo), ' · ')));
  note(role === 'player' ? SAYS.backPlayer : SAYS.backOfficial, button(SAYS.signOut, leave('session')));
  if (role === 'player') note(SAYS.stopSays, button(SAYS.stop, leave('session/link')));
}

const leave = (how: 'session' | 'session/link') => async (): Promise<void> => {
  if (!(await signOut(how))) return say(SAYS.unreachedOnce);
  location.replace(`${location.pathname}?signed-out`);
};

type Link = readonly [address: string, words: string];

function linkTo([address, words]: Link): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words;
  return link;
}

/** Where somebody has something to do, the likeliest first, and then what everybody may see. */
function placesOf({ club, role }: Session): readonly (readonly Link[])[] {
  const several = club.ladders.length > 1;
  const ladders = club.ladders.map((ladder) => linksOf(`/${club.id}/${ladder}/`, several ? ladder : undefined, role));
  const fresh: readonly Link[] = role === 'organiser' ? [['/new/', 'Make a new ladder']] : [];
  return [...ladders, ...(fresh.length > 0 ? [fresh] : []), [[`/${club.id}/`, club.name]]];
}

/** `name` says which of several ladders it is. */
function linksOf(ladder: string, name: string | undefined, role: Session['role']): readonly Link[] {
  const titled = (words: string): string => (name === undefined ? words : `${name}: ${words}`);
  const page: Link = [ladder, titled('The ladder')];
  if (role === 'player') return [[`${ladder}me/`, titled('Your page')], page];
  const [board, desk]: readonly [Link, Link] = [
    [`${ladder}board/`, titled('Club-night board')],
    [`${ladder}desk/`, titled('Desk')],
  ];
  return role === 'organiser' ? [desk, board, page] : [board, desk, page];
}

const left = location.search === '?signed-out';
loadAnewWhenShownAgain();
addEventListener('hashchange', () => location.hash.length > 1 && void enter(takeKey()));
void enter(takeKey());

/// <reference lib="dom" />
import { ask } from './api.ts';
import { forgetSession, rememberSession } from './last-session.ts';
import { isSession, type Session } from './session.ts';

const say = (words: string): void => {
  const who = document.querySelector('#who');
  if (who) who.textContent = words;
};

/** Takes the key out of the address at once, so that it stays in no history and on no screen. */
function takeKey(): string {
  const key = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return key;
}

/** Opens a session with a key, or without one asks whose session this browser has. */
async function enter(key: string): Promise<void> {
  const outcome = await ask('/api/session', key === '' ? {} : { body: { key } });
  if (outcome.kind === 'unreached')
    return say('The service cannot be reached. Please check your connection and try again.');
  if (outcome.kind === 'done' && isSession(outcome.body)) return welcome(outcome.body);
  if (key === '') return say('Please open the whole link that your organiser gave you.');
  say('This link is not valid, or no longer. Please ask your organiser for a new one.');
}

function welcome(session: Session): void {
  forgetSession();
  rememberSession(session);
  say(`You are ${session.role} of ${session.club.name}.`);
  document.querySelector('#where')?.append(...placesOf(session).map(itemOf));
}

type Link = readonly [address: string, words: string];

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

/** The links of one place, in one line. */
function itemOf(links: readonly Link[]): HTMLLIElement {
  const item = document.createElement('li');
  for (const [index, [address, words]] of links.entries()) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = words;
    item.append(...(index > 0 ? [' · '] : []), link);
  }
  return item;
}

void enter(takeKey());

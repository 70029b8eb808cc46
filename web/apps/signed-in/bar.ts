/// <reference lib="dom" />

import { addressOfRow } from '#shared/view/pages-of-rows.ts';
import { hasNights } from '#web/ui/ladder/nights.ts';
import { isFor, type SignedInPage } from '#web/ui/session/acting.ts';
import { type LadderAddress, lastSessions } from '#web/ui/session/session.ts';
import { ACCOUNT } from '#web/ui/session/ways-in.ts';
import { RIVALS, TITLES } from '#web/ui/texts.ts';
import { SIGNED_IN } from '../texts.ts';
import { concerned, lookAsPlayer, type OwnStanding, onlyLadder, type PlayerPlace, playerOf, seenAt } from './own.ts';
import { addressOf, challengeOf, made } from './rows.ts';

type OwnPage = Exclude<SignedInPage['app'], 'new'>;

function linkTo(address: string, words: string, style = ''): HTMLAnchorElement {
  const link = made('a', style, words);
  link.href = address;
  return link;
}

async function linksOf(place: LadderAddress): Promise<readonly HTMLElement[]> {
  const is = (app: OwnPage): boolean => lastSessions().some((each) => isFor({ app, ...place }, each));
  const nights = is('board') && (await hasNights(place.club, place.ladder));
  return (['me', 'board', 'desk'] as const)
    .filter((app) => (app === 'board' ? nights : is(app)))
    .map((app) => linkTo(`${addressOf(place)}${app}/`, TITLES[app]));
}

async function waysFrom(path: string): Promise<readonly HTMLElement[]> {
  const people = concerned(path, lastSessions());
  const place = seenAt(path) ?? onlyLadder(people);
  if (people.length === 0) return [];
  return place ? linksOf(place) : [linkTo(ACCOUNT, SIGNED_IN.bar)];
}

export async function showBar(path: string): Promise<HTMLElement | undefined> {
  const ways = await waysFrom(path);
  if (ways.length === 0) return undefined;
  const bar = made('nav', 'you');
  bar.setAttribute('aria-label', SIGNED_IN.bar);
  bar.append(...ways);
  document.querySelector('#app, main')?.before(bar);
  return bar;
}

/** A row behind the bar is not seen. */
const IN_SIGHT = { rootMargin: '0px 0px -64px' };

let watching: IntersectionObserver | undefined;

/** Has the bar lead to the player's own row, if there is one, and say in which direction it lies. */
export function showWay(
  bar: HTMLElement,
  place: LadderAddress,
  { me, players }: OwnStanding,
  row: HTMLElement | undefined,
): void {
  watching?.disconnect();
  bar.querySelector('.to-me')?.remove();
  if (!me) return;
  const elsewhere = `${addressOf(place)}${addressOfRow(me.player, me.place, players)}`;
  const link = linkTo(row ? `#${row.id}` : elsewhere, SIGNED_IN.you(me.rung), 'to-me');
  bar.prepend(link);
  if (!row) return;
  watching = new IntersectionObserver((seen) => {
    const { isIntersecting, boundingClientRect } = seen.at(-1) ?? {};
    if (!isIntersecting && boundingClientRect) link.dataset['lies'] = boundingClientRect.top > 0 ? 'below' : 'above';
    else delete link.dataset['lies'];
  }, IN_SIGHT);
  watching.observe(row);
}

/** On the page of a player who may be challenged, the bar offers that. */
export function showChallenge(
  bar: HTMLElement,
  place: LadderAddress,
  rivals: readonly PlayerPlace[],
  player: string,
): void {
  bar.querySelector('.to-them')?.remove();
  if (!rivals.some((each) => each.player === player)) return;
  bar.prepend(linkTo(challengeOf(place, player), RIVALS.challenge, 'to-them'));
}

/** On the page of a club a player of a ladder reads where they stand, and the way to their page, in place of how to join. */
export async function showPlace(joining: HTMLElement): Promise<void> {
  const place = seenAt(joining.closest('section')?.querySelector('a')?.pathname ?? '');
  const player = place && playerOf(place);
  const me = player && (await lookAsPlayer(place, player))?.me;
  if (me) joining.replaceChildren(`${SIGNED_IN.you(me.rung)}. `, linkTo(`${addressOf(place)}me/`, TITLES.me));
}

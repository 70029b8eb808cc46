/// <reference lib="dom" />

import { placesOn, rowOf } from '#shared/view/pages-of-rows.ts';
import type { LadderAddress } from '#web/ui/session/session.ts';
import { ANSWERS, RIVALS } from '#web/ui/texts.ts';
import { SIGNED_IN } from '../texts.ts';
import type { LadderSeen, OwnStanding, PlayerPlace } from './own.ts';

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ladder tr[id]')];

/** How far the ladder has come on this page, where it says so. */
const lineShown = (): number => Number(document.querySelector<HTMLElement>('footer')?.dataset['version']);

/** The row of a player on this page, found by rung, as public ids may differ; only if both show the same line. */
function rowFor(
  { player, place }: PlayerPlace,
  { line }: OwnStanding,
  { page = 1 }: LadderSeen,
): HTMLElement | undefined {
  const [first] = placesOn(page);
  if (lineShown() === line) return rows()[place - first];
  return document.getElementById(rowOf(player)) ?? undefined;
}

/** Marks the own row, and offers a challenge in those of players who may be challenged. */
export function markRows(own: OwnStanding, place: LadderSeen): HTMLElement | undefined {
  for (const each of document.querySelectorAll('.ladder tbody [data-own]')) each.remove();
  const row = own.me && rowFor(own.me, own, place);
  row?.querySelector('[data-of]')?.append(made('i', 'you', ANSWERS.you));
  for (const rival of own.rivals) offerChallenge(place, rival, rowFor(rival, own, place));
  for (const line of linesOf(own)) draw(line, place, own);
  return row;
}

function offerChallenge(place: LadderAddress, { player }: PlayerPlace, row: HTMLElement | undefined): void {
  const name = row?.querySelector('bdi')?.textContent ?? '';
  const link = made('a', 'challenge', RIVALS.challenge);
  link.href = challengeOf(place, player);
  link.setAttribute('aria-label', RIVALS.challengeWho(name));
  row?.lastElementChild?.append(link);
}

function draw({ place, side, style, words }: RowMark, seen: LadderSeen, { line }: OwnStanding): void {
  const [first] = placesOn(seen.page ?? 1);
  const row = lineShown() === line ? rows()[place - first] : undefined;
  const label = document.createElement('span');
  label.textContent = words;
  const drawn = made('i', `line ${side} ${style}`);
  drawn.append(label);
  row?.querySelector('th')?.append(drawn);
}

export const addressOf = ({ club, ladder }: LadderAddress): string => `/${club}/${ladder}/`;

/** The page on which a player is asked whether they challenge another. */
export const challengeOf = (place: LadderAddress, player: string): string =>
  `${addressOf(place)}me/?challenge=${encodeURIComponent(player)}`;

/** An element of this script's own, which is left alone when the page renews itself. */
export function made<Name extends 'a' | 'i' | 'nav'>(
  name: Name,
  style: string,
  words = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.dataset['own'] = '';
  element.className = style;
  element.textContent = words;
  return element;
}

interface RowMark {
  /** Which row it lies on, from 1 on, and on which side of that. */
  readonly place: number;
  readonly side: 'above' | 'below';
  readonly style: 'reach' | 'drop';
  readonly words: string;
}

/** How far up and down a player may challenge, unless that is the whole ladder, and to where they drop. */
export function linesOf({
  me,
  rivals,
  players,
  drop,
}: Pick<OwnStanding, 'me' | 'rivals' | 'players' | 'drop'>): readonly RowMark[] {
  if (!me) return [];
  const places = rivals.map(({ place }) => place);
  const [top, bottom] = [Math.min(...places), Math.max(...places)];
  return [
    ...(top > 1 && top < me.place
      ? [{ place: top, side: 'above', style: 'reach', words: SIGNED_IN.reach } as const]
      : []),
    ...(bottom < players && bottom > me.place
      ? [{ place: bottom, side: 'below', style: 'reach', words: SIGNED_IN.reach } as const]
      : []),
    ...(drop !== undefined && drop > me.place
      ? [{ place: drop, side: 'below', style: 'drop', words: SIGNED_IN.drop } as const]
      : []),
  ];
}

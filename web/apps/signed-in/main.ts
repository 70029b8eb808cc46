/// <reference lib="dom" />
import { speakAsPage } from '#web/ui/page/language.ts';
import { RENEWED } from '#web/ui/page/published.ts';
import { showBar, showChallenge, showPlace, showWay } from './bar.ts';
import { type LadderSeen, lookAsPlayer, type OwnStanding, playerOf, seenAt } from './own.ts';
import { markRows } from './rows.ts';

async function begin(path: string): Promise<void> {
  await speakAsPage();
  const bar = await showBar(path);
  const place = seenAt(path);
  if (bar && place) await showOwn(bar, place);
  else if (bar) await Promise.all(Array.from(document.querySelectorAll<HTMLElement>('.ladders .join'), showPlace));
}

/** Shows on a page of a ladder where its player stands and whom they may challenge, and keeps up with it. */
async function showOwn(bar: HTMLElement, place: LadderSeen): Promise<void> {
  const player = playerOf(place);
  if (!player) return;
  let own: OwnStanding | undefined;
  const draw = (): void => {
    if (!own) return;
    const row = place.page === undefined ? undefined : markRows(own, place);
    showWay(bar, place, own, row);
    if (place.page === undefined) showChallenge(bar, place, own.rivals, location.hash.slice(1));
  };
  const show = (): void => keepingFocus(draw);
  const look = async (): Promise<void> => {
    own = await lookAsPlayer(place, player);
    show();
  };
  document.addEventListener(RENEWED, () => {
    show();
    void look();
  });
  addEventListener('hashchange', show);
  await look();
}

/** The links are redrawn each time: the focus stays with the one to the same place. */
function keepingFocus(draw: () => void): void {
  const { activeElement: had } = document;
  draw();
  if (!(had instanceof HTMLAnchorElement) || had.isConnected) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-own]')];
  links.find(({ href, className }) => href === had.href && className === had.className)?.focus({ preventScroll: true });
}

void begin(location.pathname);

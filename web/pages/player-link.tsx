import type { LadderView } from '#shared/contract/view.ts';
import { WORDS } from '../ui/texts.ts';
import { pictureBeside } from './ladder-head.tsx';
import { type Assets, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';

/**
 * To a player's page, at an address that a program which shows a card for a link can tell from another's: what stands behind
 * "#" no program sends. It leads there by itself.
 */
export function renderPlayerLink(view: LadderView, id: string, ladder: string, assets: Assets): string {
  const { club, page, standings } = view;
  const player = club?.unlisted ? undefined : standings.find((each) => each.id === id);
  const name = view.name ?? ladder;
  const { origin, pathname } = new URL(page ?? 'http://localhost/');
  const path = `${pathname}player/${id}/`;
  const there = `../#${id}`;
  const title = [...(player ? [player.name] : []), name, ...(club ? [club.name] : [])].join(' – ');
  const about = player ? WORDS.rungOf(String(player.rung), standings.length).join('') : title;
  return renderPage({
    title,
    assets,
    unindexed: true,
    ...(club && { look: club }),
    head: (
      <>
        <meta http-equiv="refresh" content={`0;url=${there}`} />
        <Preview
          title={title}
          about={about}
          path={path}
          origin={origin}
          picture={pictureBeside(player ? path : pathname, view)}
        />
      </>
    ),
    children: (
      <main>
        <p>
          <a href={there}>
            <bdi>{player?.name ?? name}</bdi>
          </a>
        </p>
      </main>
    ),
  });
}

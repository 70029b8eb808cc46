/// <reference lib="dom" />
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlacesView } from '#shared/contract/places.ts';
import type { LadderView } from '#shared/contract/view.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { readFile } from '#web/ui/page/published.ts';
import { PLAYER } from '../texts.ts';

/** More seasons than these are not asked for. */
const MOST = 10;

interface PastPlace {
  readonly season: string;
  readonly words: string;
}

interface PastProps {
  readonly view: Pick<LadderView, 'seasons'>;
  readonly player: PlayerId;
}

/** A player's places in the seasons before, newest first: "2025: 3rd of 24 · 2024: champion". */
export const Past = ({ view: { seasons = [] }, player }: PastProps) => {
  const [past, setPast] = useState<readonly PastPlace[]>([]);
  const names = seasons.slice(0, MOST).map(({ name }) => name);
  const asked = names.join(' ');
  useEffect(() => {
    let isGone = false;
    void Promise.all(names.map((season) => placeIn(season, player))).then((found) => {
      if (!isGone) setPast(found.flatMap((each) => each ?? []));
    });
    return () => {
      isGone = true;
    };
  }, [asked, player]);
  if (past.length === 0) return null;
  return (
    <p class="past-places">
      {past.map(({ season, words }, index) => (
        <Fragment key={season}>
          {index > 0 && ' · '}
          <a href={`../${season}/player/#${player}`}>{labelled(season, words)}</a>
        </Fragment>
      ))}
    </p>
  );
};

async function placeIn(season: string, player: PlayerId): Promise<PastPlace | undefined> {
  const ended = await readFile<PlacesView>(`../${season}/places.json`);
  const words = ended && pastPlace(ended, player);
  return words === undefined ? undefined : { season, words };
}

/** How a player came out of a season; undefined where they are not among those that it names. */
export function pastPlace({ winner, places, of }: PlacesView, player: PlayerId): string | undefined {
  if (winner === player) return PLAYER.champion;
  const place = places.find(([id]) => id === player)?.[1];
  return place && PLAYER.placeOf(place, of);
}

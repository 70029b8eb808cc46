import type { PlacesView } from '../contract/places.ts';
import type { LadderView } from '../contract/view.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { isShownInFull, type Naming } from './naming.ts';

/**
 * How a season ended, by the ids of players. Only the ids of those whose full names are public are the same in each season; of
 * those who were forgotten nothing is to be put together either.
 */
export function placesOf({ standings, winner }: LadderView, naming: Naming): PlacesView {
  const forgotten = new Set(naming.forgotten);
  const isTold = (id: PlayerId) => isShownInFull(naming, id) && !forgotten.has(id);
  return {
    format: 1,
    of: standings.length,
    ...(winner && isTold(winner.id) && { winner: winner.id }),
    places: standings.filter(({ id }) => isTold(id)).map(({ id, rung }) => [id, rung]),
  };
}

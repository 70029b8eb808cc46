import { type Naming, ShownNames } from '../../../../shared/view/naming.ts';
import { OwnIds, Pseudonyms } from '../../../../shared/view/pseudonyms.ts';
import type { PlayerId } from '../../../../shared/vocabulary/vocabulary.ts';
import { namesOf } from '../../../../shared/words/names.ts';
import type { Introduced } from './introduced.ts';

/**
 * What the public will call each player of a ladder: as its pages are made, so that whoever shares a name with somebody
 * earlier gets the number that they will have there.
 */
export function seenNames(introduced: readonly Introduced[], naming: Naming): ReadonlyMap<PlayerId, string> {
  const [shown, ids] = [new ShownNames(naming), naming.mode === 'full' ? new OwnIds() : new Pseudonyms()];
  const players = new Map<PlayerId, { readonly id: PlayerId; readonly name?: string }>();
  for (const { player, name } of introduced) {
    const [id, said] = [ids.player(player), name === undefined ? undefined : shown.of(player, name)];
    if (said !== undefined || !players.has(id)) players.set(id, { id, ...(said !== undefined && { name: said }) });
  }
  const named = namesOf({ players });
  return new Map(introduced.map(({ player }) => [player, named(ids.player(player)).name]));
}

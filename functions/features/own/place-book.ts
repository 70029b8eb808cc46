import type { Reader } from '#functions/database/database.ts';
import { CHALLENGE, HEAD, type LadderKey, ladderPartition, PAGE, PLAYER, ROSTER } from '#functions/database/keys.ts';
import { partOf } from '#functions/ladders/load.ts';
import { markIn } from '#functions/ladders/mark.ts';
import { ladderOf, type Part, playerParts } from '#functions/ladders/parts.ts';
import { readSeasons } from '#functions/ladders/seasons.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/**
 * A ladder as far as it concerns one player: its order, what is open, and of the players those alone whom that names. On a
 * ladder of a thousand it reads some pages instead of a thousand players. It may be of the moment before a transaction,
 * and of the moment after it: it is told to people, and nothing is decided by it.
 */
export async function readOwnPlace(
  database: Reader,
  key: Pick<LadderKey, 'club' | 'ladder'>,
  player: PlayerId,
): Promise<Ladder | undefined> {
  const { present: season } = await readSeasons(database, key);
  const pk = ladderPartition({ ...key, season });
  const parts: Part[] = [];
  let head: Part | undefined;
  for await (const item of database.query({ pk, sk: { from: CHALLENGE, to: `${PAGE}~` } })) {
    if (item.sk !== HEAD) parts.push(partOf(item));
    else if (markIn(item).shut !== 'deleting') head = partOf(item);
  }
  if (!head) return undefined;
  const named = new Set<PlayerId>([player, ...opponentsIn(parts, player)]);
  return ladderOf(head, [...parts, ...(await readPlayers(database, pk, named))]);
}

/** Those whom a player has something open with. */
const opponentsIn = (parts: readonly Part[], player: PlayerId): readonly PlayerId[] =>
  parts
    .filter(({ name }) => name.startsWith(CHALLENGE))
    .map(({ value }) => value as Challenge)
    .filter(({ challenger, challenged }) => challenger === player || challenged === player)
    .flatMap(({ challenger, challenged }) => [challenger, challenged]);

/** Some players, each by their own item, and else out of the rosters. */
async function readPlayers(database: Reader, pk: string, wanted: ReadonlySet<PlayerId>): Promise<readonly Part[]> {
  const own = await Promise.all([...wanted].map((id) => database.get({ pk, sk: `${PLAYER}${id}` })));
  const parts = own.filter((item) => item !== undefined).map(partOf);
  if (parts.length === wanted.size) return parts;
  for await (const item of database.query({ pk, sk: { beginsWith: ROSTER } })) {
    const roster = partOf(item);
    const theirs = [...playerParts([roster]).values()].filter(({ id }) => wanted.has(id));
    if (theirs.length > 0) parts.push({ ...roster, value: theirs });
  }
  return parts;
}

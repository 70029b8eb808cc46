import { type Club, readClub } from '#functions/books/clubs.ts';
import type { Reader } from '#functions/database/database.ts';
import {
  CHALLENGE,
  HEAD,
  type LadderKey,
  ladderPartition,
  PAGE,
  PLAYER,
  ROSTER,
  rosterName,
} from '#functions/database/keys.ts';
import type { Call, EndpointAnswer } from '#functions/http/call.ts';
import { markIn } from '#functions/ladders/head.ts';
import { challengesIn, ladderOf } from '#functions/ladders/parts.ts';
import { readSeasons } from '#functions/ladders/seasons.ts';
import { headIn, partOf, rosterIn, type StatePart, type StoredHead } from '#functions/ladders/stored-parts.ts';
import { allOf } from '#functions/runtime/at-once.ts';
import type { OwnLadder, OwnWaiting } from '#shared/features/own.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { measuredOf, rungsOf } from '#shared/view/measures.ts';
import { potsOn } from '#shared/view/pots.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { spokenFor } from './on-ladder.ts';

const AT_ONCE = 8;

/** All ladders of the club as they concern the player who asks: where they are, and what waits for them there. */
export async function listOwnLadders({ club, caller, runtime }: Call): EndpointAnswer<'listOwnLadders'> {
  const player = parsePlayerId(caller.player ?? '');
  const of = await readClub(runtime.database, club);
  const ladders = of && player ? await ownLadders(runtime.database, of, player) : [];
  // What is off the club’s page is for those who are on it.
  return {
    status: 200,
    body: { ladders: ladders.filter(({ ladder, rung }) => rung || !of?.hidden?.includes(ladder)) },
  };
}

async function ownLadders(database: Reader, { id: club, ladders }: Club, player: PlayerId) {
  const told: OwnLadder[] = [];
  for (let first = 0; first < ladders.length; first += AT_ONCE) {
    const some = ladders.slice(first, first + AT_ONCE).map(async (ladder) => {
      const found = await readOwnPlace(database, { club, ladder }, player);
      return found && ownLadder(ladder, found, player);
    });
    told.push(...(await Promise.all(some)).filter((each) => each !== undefined));
  }
  return told.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
}

const urgencyOf = ({ rung, waits }: OwnLadder): number => (waits.length > 0 ? 2 : rung ? 1 : 0);

/** Where a player begins: on their page of the ladder where something waits for them, or else of one that they are on. */
export async function startOf(database: Reader, club: Club, player: PlayerId): Promise<string> {
  const [first] = await ownLadders(database, club, player);
  return first?.rung ? `/${club.id}/${first.ladder}/me/` : `/${club.id}/`;
}

function ownLadder(ladder: string, found: Ladder, player: PlayerId): OwnLadder {
  const name = found.header.name ?? ladder;
  const mine = spokenFor(found, player);
  const [first] = mine;
  const on = first && found.order.rungOf(first);
  if (!first || on === undefined) return { ladder, name, waits: [] };
  return {
    ladder,
    name,
    rung: rungsOf(found).get(first) ?? on,
    of: found.order.size,
    ...measuredOf(found, first, on),
    waits: mine.flatMap((each) => waitingFor(found, each)),
  };
}

/** What a player has to answer, confirm or play. On a club night that is seen on the board. */
function waitingFor(ladder: Ladder, player: PlayerId): readonly OwnWaiting[] {
  const named = namesOf(ladder);
  const challenges = [...ladder.challenges.values()].flatMap((each) => {
    const kind = kindOf(ladder, each, player);
    const other = each.challenger === player ? each.challenged : each.challenger;
    return kind ? [{ kind, with: named(other).name }] : [];
  });
  const pots = potsOn(ladder)
    .filter(({ players, awaiting }) => awaiting && isForThem(awaiting, player) && players.includes(player))
    .map(() => ({ kind: 'confirm' as const }));
  return [...challenges, ...pots];
}

function kindOf(ladder: Ladder, challenge: Challenge, player: PlayerId): OwnWaiting['kind'] | undefined {
  const { challenger, challenged, accepted, awaiting } = challenge;
  if (challenger !== player && challenged !== player) return undefined;
  const { rules, controls } = systemOf(ladder);
  if (awaiting) return awaiting.reported !== undefined && isForThem(awaiting, player) ? 'confirm' : undefined;
  if (rules.accept && !accepted) return challenged === player ? 'answer' : undefined;
  return controls.hasNights ? undefined : 'play';
}

/** Whether a result waits for a player who did not report it, undisputed. */
const isForThem = (
  awaiting: { readonly reported?: PlayerId; readonly disputed?: unknown },
  player: PlayerId,
): boolean => awaiting.reported !== player && awaiting.disputed === undefined;

/**
 * A ladder as far as it concerns one player: its order, what is open, and only the players involved. On a ladder of a thousand
 * this reads a few pages instead of a thousand players. Its parts may date from just before and just after a transaction: it is
 * shown to people, and nothing is decided by it.
 */
export async function readOwnPlace(
  database: Reader,
  key: Pick<LadderKey, 'club' | 'ladder'>,
  player: PlayerId,
): Promise<Ladder | undefined> {
  const { present: season } = await readSeasons(database, key);
  const pk = ladderPartition({ ...key, season });
  const parts: StatePart[] = [];
  let head: StoredHead | undefined;
  for await (const item of database.query({ pk, sk: { from: CHALLENGE, to: `${PAGE}~` } })) {
    if (item.sk !== HEAD) parts.push(partOf(item));
    else if (markIn(item).shut !== 'deleting') head = headIn(item);
  }
  if (!head) return undefined;
  // Whose people a player is among only all of them say.
  if (head.value.header.entrants) return ladderOf(head, [...parts, ...(await readAllPlayers(database, pk))]);
  const named = new Set<PlayerId>([player, ...opponentsIn(parts, player)]);
  return ladderOf(head, [...parts, ...(await readPlayers(database, pk, named))]);
}

const opponentsIn = (parts: readonly StatePart[], player: PlayerId): readonly PlayerId[] =>
  challengesIn(parts)
    .filter(({ challenger, challenged }) => challenger === player || challenged === player)
    .flatMap(({ challenger, challenged }) => [challenger, challenged]);

const readAllPlayers = async (database: Reader, pk: string): Promise<readonly StatePart[]> =>
  (await allOf(database.query({ pk, sk: { from: PLAYER, to: `${ROSTER}~` } }))).map(partOf);

/** Some players, each by their own item, and out of the rosters that may be later. */
async function readPlayers(database: Reader, pk: string, wanted: ReadonlySet<PlayerId>): Promise<readonly StatePart[]> {
  const own = await Promise.all([...wanted].map((id) => database.get({ pk, sk: `${PLAYER}${id}` })));
  const parts = own.filter((item) => item !== undefined).map(partOf);
  const since = parts.length < wanted.size ? 0 : Math.min(...parts.map(({ line }) => line));
  for await (const item of database.query({ pk, sk: { from: rosterName(since, 0), to: `${ROSTER}~` } })) {
    const roster = partOf(item);
    const theirs = rosterIn(roster).filter(({ id }) => wanted.has(id));
    if (theirs.length > 0) parts.push({ ...roster, value: theirs });
  }
  return parts;
}

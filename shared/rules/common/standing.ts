import { localOf } from '#shared/calendar/zone.ts';
import {
  type Challenge,
  keyOfTwo,
  type Ladder,
  nameOf,
  type Player,
  type SettledPeriod,
  withPlayer,
} from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { type Day, type Instant, type LineNumber, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { issuedSlot } from '../challenge/slots.ts';
import { COMMON } from '../texts.ts';

/** The local date of an instant. */
export const dayOf = (ladder: Pick<Ladder, 'header'>, at: Instant): Day => localOf(ladder.header.timezone, at).day;

/** The line that an entry will have which is applied to this ladder. */
export const nextLine = (ladder: Ladder): LineNumber => lineNumber(ladder.line + 1);

/** Refuses a player who was never admitted, or is not on the ladder now. */
export function* mustBeOnLadder(ladder: Ladder, player: PlayerId): Generator<Refusal> {
  if (!ladder.players.has(player)) {
    yield refusal('unknown-player', COMMON.unknownAdd(player), '§0');
  } else if (!ladder.order.has(player)) {
    yield refusal('not-on-ladder', COMMON.notOnLadder(nameOf(ladder, player)), '§0');
  }
}

export const playsIn = (challenge: Challenge, player: PlayerId): boolean =>
  challenge.challenger === player || challenge.challenged === player;

/** The match that a player is in, if any (L14). */
export function matchOf(ladder: Ladder, player: PlayerId): Challenge | undefined {
  for (const challenge of ladder.challenges.values()) if (playsIn(challenge, player)) return challenge;
  return undefined;
}

export const ended = (ladder: Ladder, challenge: Challenge): Ladder => ({
  ...ladder,
  challenges: ladder.challenges.delete(challenge.id),
  past: { ...ladder.past, ended: ladder.past.ended.set(challenge.id, challenge) },
});

/** Ends a challenge without a result: it does not count for when the two may meet again (N9). */
export function endedWithout(ladder: Ladder, challenge: Challenge): Ladder {
  const key = keyOfTwo(challenge.challenger, challenge.challenged);
  const issued = issuedSlot.of(ladder);
  const rest = issued.get(key)?.filter(({ id }) => id !== challenge.id) ?? [];
  const left = rest.length > 0 ? issued.set(key, rest) : issued.delete(key);
  return ended(left === issued ? ladder : issuedSlot.set(ladder, left), challenge);
}

/** Takes players off the ladder; their open challenges close (§0 Leaving). `missed`: the period that cost them their place. */
export function takenOff(ladder: Ladder, gone: ReadonlySet<PlayerId>, missed?: SettledPeriod): Ladder {
  let after: Ladder = { ...ladder, order: ladder.order.without(gone) };
  for (const challenge of ladder.challenges.values()) {
    if (!gone.has(challenge.challenger) && !gone.has(challenge.challenged)) continue;
    after = endedWithout(withPlay(after, challenge, [challenge.awaiting?.day]), {
      ...challenge,
      left: true,
      ...(missed && { missed }),
    });
  }
  return after;
}

/** A challenge without what closed it: a deadline, a player who left, a period that cost one their place. */
export const reopened = ({ lapsed: _, left: __, missed: ___, ...challenge }: Challenge): Challenge => challenge;

/** Some players go to the bottom, in the order in which they stood. */
export const toBottom = (order: Ladder['order'], those: ReadonlySet<PlayerId>): Ladder['order'] =>
  order.rearranged([...order.players().filter((player) => !those.has(player)), ...order.topFirst(those)]);

/** Puts a player on the first free rung at the bottom; they count as admitted on that day (L4). */
export function putAtBottom(ladder: Ladder, player: PlayerId, day: Day): Ladder {
  const known = ladder.players.get(player);
  return {
    ...ladder,
    order: ladder.order.append(player),
    players: ladder.players.set(player, { ...known, id: player, admitted: day }),
  };
}

/** How a replay puts a player back whom it has taken off the ladder. */
export type PutBack = (ladder: Ladder, player: PlayerId, day: Day) => Ladder;

/** A player who has played on a day, which may be earlier than others already known. */
export const playedOn = (player: Player, day: Day): Player =>
  player.played && player.played >= day ? player : { ...player, played: day };

/** Both have played on these days. */
export function withPlay(
  ladder: Ladder,
  { challenger, challenged }: Pick<Challenge, 'challenger' | 'challenged'>,
  days: readonly (Day | undefined)[],
): Ladder {
  const last = days.reduce((latest, day) => (day && (!latest || day > latest) ? day : latest), undefined);
  if (!last) return ladder;
  const played = (player: Player): Player => playedOn(player, last);
  return withPlayer(withPlayer(ladder, challenger, played), challenged, played);
}

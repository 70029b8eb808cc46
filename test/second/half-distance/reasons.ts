import { addMonths, type Day, dateOf, timeAt, weekday } from '../calendar.ts';
import { has } from '../challenge.ts';
import type { Body, Entry } from '../lines.ts';
import { commonReasons, issuedAs } from '../pair-reasons.ts';
import type { Before } from '../season.ts';
import type { HalfDistance } from './ladder.ts';
import { areMoves } from './moves.ts';

/** Every reason against an entry, in any order. */
export function* reasons(before: Before<HalfDistance>, entry: Entry): Iterable<string> {
  const { world } = before;
  const { verb, body, at } = entry;
  yield* commonReasons(before, entry);
  if (verb === 'challenge') yield* againstChallenge(world, body, world.dayAt(at));
  if (verb === 'match') yield* againstChallenge(world, body, world.playedOn(entry));
  if (verb === 'place') yield* againstPlacing(world, entry);
  if (verb === 'decline' || verb === 'withdraw') {
    const isAccepted = world.challenges.get(body.challenge)?.accepted ?? false;
    if (world.isNairobi || isAccepted) yield `cannot-${verb}`;
  }
  if (!world.isNairobi && (verb === 'prefer' || verb === 'join') && isFixed(world, entry)) yield 'election-fixed';
  if (world.isNairobi && (verb === 'result' || verb === 'match')) yield* againstGame(before, entry);
}

function* againstPlacing({ known, order }: HalfDistance, { body, overridden }: Entry): Iterable<string> {
  if (!known.has(body.player)) yield 'unknown-player';
  else if (!order.includes(body.player)) yield 'not-on-ladder';
  if ((body.rung ?? 1) > order.length) yield 'no-such-rung';
  if (!overridden) yield 'reason-required';
}

function* againstChallenge(world: HalfDistance, body: Body, day: Day): Iterable<string> {
  const { challenger, challenged } = body;
  const above = world.rungOf(challenger) - world.rungOf(challenged);
  const reach = Number(world.settings['reach']);
  if (!world.isNairobi) {
    if (Math.abs(above) > reach && !body.agreed) yield 'out-of-reach';
    return;
  }
  if (above < 1 || above > reach) yield 'out-of-reach';
  const standing = world.between(challenger, challenged).filter(({ state }) => !NOT_MET.includes(state));
  const last = Math.max(...standing.map(({ issued }) => issued));
  if (standing.length > 0 && day < addMonths(last, Number(world.settings['rematchMonths']))) yield 'rematch-too-soon';
  if (![challenger, challenged].every((player) => isPaidUp(world, player, day))) yield 'not-paid-up';
}

const NOT_MET = ['withdrawn', 'declined', 'void', 'left'];

/** N11: not known means no. */
function isPaidUp({ preferences }: HalfDistance, player: string, day: Day): boolean {
  const { registered, paidUntil } = preferences.get(player) ?? {};
  return registered === true && paidUntil !== undefined && dateOf(day) <= paidUntil;
}

/** C14: by a result that stands the choice is fixed for the season. */
function isFixed(world: HalfDistance, { verb, body }: Entry): boolean {
  if (body.rated === undefined) return false;
  const isAnother = (world.preferences.get(body.player)?.rated ?? false) !== body.rated;
  const hasResult = [...world.challenges.values()].some((each) => each.state === 'result' && has(each, body.player));
  return hasResult && (verb === 'prefer' || isAnother);
}

/** N6, N7. */
function* againstGame({ world, kept }: Before<HalfDistance>, entry: Entry): Iterable<string> {
  const { body, at } = entry;
  const playedAt = body.playedAt === undefined ? at : Date.parse(body.playedAt);
  const time = timeAt(playedAt, world.header.timezone);
  const isInHours = `${world.settings['hoursFrom']}:00` <= time && time <= `${world.settings['hoursTo']}:00`;
  const { minutes = 60 } = body;
  if (weekday(world.playedOn(entry)) !== 6 || !isInHours || minutes < 60 || minutes > 120) yield 'outside-hours';
  const challenge = body.challenge === undefined ? body : issuedAs(kept, body.challenge);
  if (challenge && body.white !== undefined && !has(challenge, body.white)) yield 'unknown-player';
  const isPlayed = !body.walkover && !body.noShow;
  if (
    challenge &&
    (isPlayed ? !areMoves(body, challenge, world.known) : body.pgn !== undefined || body.white !== undefined)
  )
    yield 'no-moves';
}

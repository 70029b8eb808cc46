/// <reference lib="dom" />
import { entrantsOf } from '#shared/rules/entrants/people.ts';
import { forecastsOf, outlooksOf } from '#shared/view/forecast.ts';
import { rungsOf } from '#shared/view/measures.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { type Instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { isFor, lastActor } from '#web/ui/session/acting.ts';
import { ask } from '#web/ui/session/api.ts';
import type { LadderAddress, Session } from '#web/ui/session/session.ts';

export interface PlayerPlace {
  readonly player: PlayerId;
  /** Their place in the order, from 1 on: by it their row is found where the club shows other names. */
  readonly place: number;
}

export interface OwnStanding {
  readonly line: number;
  readonly players: number;
  readonly me?: PlayerPlace & { readonly rung: number };
  readonly rivals: readonly PlayerPlace[];
  readonly drop?: number;
}

export function playerOf({ club, ladder }: LadderAddress): PlayerId | undefined {
  const stage = { app: 'me', club, ladder } as const;
  const actor = lastActor(stage);
  if (!actor || 'gone' in actor || !isFor(stage, actor)) return undefined;
  return parsePlayerId(actor.player ?? '');
}

/** What is known of each ladder, by its address, and the entity tag of that. */
const seen = new Map<string, { readonly etag: string | undefined; readonly own: OwnStanding }>();

/** Asks for the ladder as a player, and judges as their own page does; undefined if they are not let in. */
export async function lookAsPlayer(
  { club, ladder }: LadderAddress,
  player: PlayerId,
): Promise<OwnStanding | undefined> {
  const address = `/api/clubs/${club}/ladders/${ladder}/state`;
  const known = seen.get(address);
  const outcome = await ask<'getLadderState'>(address, { known: known?.etag });
  if (outcome.kind === 'unchanged') return known?.own;
  if (outcome.kind !== 'done') return undefined;
  const { ladder: told, now } = outcome.body;
  if (!(await isLoaded(told.header))) return undefined;
  const own = ownOf(parseLadder(told), player, now);
  seen.set(address, { etag: outcome.etag, own });
  return own;
}

function ownOf(ladder: Ladder, person: PlayerId, at: Instant): OwnStanding {
  const [player = person] = entrantsOf(ladder, person);
  const order = ladder.order.players();
  const rung = rungsOf(ladder).get(player) ?? ladder.order.rungOf(player);
  const standing = (id: PlayerId): PlayerPlace => ({ player: id, place: order.indexOf(id) + 1 });
  const { may } = rivalsOf(ladder, player, at, namesIn(ladder));
  const ahead = forecastsOf(outlooksOf(ladder), at).get(player) ?? [];
  const drop = ahead.find(({ what, unless }) => what === 'drop' && unless === 'playing');
  return {
    line: ladder.line,
    players: order.length,
    ...(rung !== undefined && { me: { ...standing(player), rung } }),
    rivals: may.flatMap(({ id }) => parsePlayerId(id) ?? []).map(standing),
    ...(drop?.to !== undefined && { drop: drop.to }),
  };
}

export interface LadderSeen extends LadderAddress {
  /** Which of its pages of rows it is, from 1 on; missing where it has no rows. */
  readonly page?: number;
}

const LADDER = /^\/([^/]+)\/([^/]+)\/(?:(player\/)|page\/(\d+)\/)?$/;

/** The ladder to which a page belongs, by its address; nothing for pages of clubs, and of seasons before. */
export function seenAt(path: string): LadderSeen | undefined {
  const [, club, ladder, player, page = '1'] = LADDER.exec(path) ?? [];
  if (club === undefined || ladder === undefined) return undefined;
  return { club, ladder, ...(player === undefined && { page: Number(page) }) };
}

/** The people a club's page is for; for the front page that is everybody. */
export function concerned(path: string, all: readonly Session[]): readonly Session[] {
  const [, club] = /^\/([^/]+)\//.exec(path) ?? [];
  return club === undefined ? all : all.filter((each) => each.club.id === club);
}

/** The only ladder that people may mean, if there is only one. */
export function onlyLadder(people: readonly Session[]): LadderAddress | undefined {
  const ladders = new Set(people.flatMap(({ club }) => club.ladders.map((ladder) => `${club.id}/${ladder}`)));
  const [club = '', ladder = ''] = [...ladders][0]?.split('/') ?? [];
  return ladders.size === 1 ? { club, ladder } : undefined;
}

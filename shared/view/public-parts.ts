import { LAST_DATE } from '../calendar/moment.ts';
import { isBands } from '../rules/common/settings.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Preferences } from '../vocabulary/command.ts';
import type { Band, Closure, Header, SettingValue } from '../vocabulary/header.ts';
import type { Ladder, Player } from '../vocabulary/ladder.ts';
import { publicLadder } from '../vocabulary/snapshot.ts';
import { Table } from '../vocabulary/table.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { allMovesOf, parseGame } from '../words/movetext.ts';
import { tagIn } from '../words/pgn.ts';

/** What a ladder is and by what it is played, as everybody may read it: of its settings those that its system has. */
export const publicHeader = (given: Header): Header => ({
  ...picked(given, ['system', 'timezone']),
  season: picked(given.season, ['start', 'end']),
  ...(given.closures && { closures: publicClosures(given.closures) }),
  ...picked(given, ['board', 'entrants']),
  ...(given.settings && { settings: publicSettings(given, given.settings) }),
  ...picked(given, ['name', 'line']),
});

export const publicClosures = (closures: readonly Closure[]): readonly Closure[] =>
  closures.map(({ from, to }) => ({ from, to }));

export function publicSettings<T extends SettingValue | null>(
  header: Pick<Header, 'system'>,
  settings: Readonly<Record<string, T>>,
): Readonly<Record<string, T | readonly Band[]>> {
  const known = new Set<string>(systemOf({ header }).settings.map(({ name }) => name));
  const told = Object.entries(settings).filter(([name]) => known.has(name));
  return Object.fromEntries(
    told.map(([name, value]) => [name, value && isBands(value) ? value.map(publicBand) : value]),
  );
}

const publicBand = (band: Band): Band => picked(band, ['from', 'up', 'to']);

/**
 * The ladder as one of its players knows it: of themselves everything, of the others neither ratings nor memberships.
 * Everybody else counts as paid up, so that the rules can be asked whom the player may challenge; a challenge to a player
 * who is not is turned down when it is made.
 */
export function ladderSeenBy(ladder: Ladder, viewer: PlayerId | undefined): Ladder {
  const member = assumedMembership(ladder.header);
  const asSeen = (player: Player): Player => ({ ...player, preferences: { ...player.preferences, ...member } });
  const others = [...publicLadder(ladder).players.values()].map((player) => [player.id, asSeen(player)] as const);
  const players = Table.of(others);
  const own = viewer && ladder.players.get(viewer);
  return { ...ladder, players: own ? players.set(own.id, own) : players };
}

/** What is said of everybody's membership to those whom it does not concern: all count as paid up, where a system asks. */
export const assumedMembership = (header: Pick<Header, 'system'>): Preferences =>
  systemOf({ header }).preferences.includes('paidUntil') ? { registered: true, paidUntil: LAST_DATE } : {};

/** Finds the public id of a player whom the tags of a game name by id. */
interface PublicIds {
  readonly known: (id: string) => PlayerId | undefined;
}

type Tag = 'White' | 'Black' | 'Result';

const tagged = (tag: Tag, value: string | undefined): string => (value === undefined ? '' : `[${tag} "${value}"]\n`);

/** The moves of a game, and of its tags those that tell whose they are and how it ended; nothing that people wrote around. */
export function publicMoves(text: string, ids: PublicIds): string {
  const { pgn, result } = parseGame(text);
  const colours = (['White', 'Black'] as const).map((tag) => tagged(tag, ids.known(tagIn(pgn, tag) ?? '')));
  const end = tagged('Result', tagIn(pgn, 'Result') && result);
  return `${colours.join('')}${end}\n${allMovesOf(text)} ${result}\n`;
}

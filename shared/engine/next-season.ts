import { later } from '../calendar/days.ts';
import { reconfigured } from '../rules/common/configuring.ts';
import { asSeeded } from '../rules/entrants/names.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import { type Bodies, PREFERENCES, type SeededPlayer } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header, Reconfiguration } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, PlayerId, SeedingOrder, Verb } from '../vocabulary/vocabulary.ts';

/** What an organiser may change for the next season; everything else stays the same. */
export interface AskedSeason {
  readonly season: Header['season'];
  readonly closures?: Header['closures'];
  /** Figures that change; null for the system's own. */
  readonly settings?: Reconfiguration['settings'];
  readonly order: SeedingOrder;
  /** The players who go on, in the order given; everybody on the ladder, from the top, if nobody is named. */
  readonly players?: readonly SeededPlayer[];
  readonly endsEarly?: boolean;
}

/** Lines that only say who is there: with no others, nothing has been played. */
const BEFORE_PLAY: readonly Verb[] = [
  'seed',
  'join',
  'rename',
  'regroup',
  'prefer',
  'leave',
  'place',
  'away',
  'back',
  'configure',
  'settle',
];

export const isUnplayed = (entries: readonly Pick<Entry, 'command'>[]): boolean =>
  entries.every(({ command }) => BEFORE_PLAY.includes(command.verb));

/** Whether a season has to be ended before the next one can start. One without an end ends when the next one starts. */
export const goesOn = (ladder: Ladder, day: Day): boolean =>
  ladder.header.season.end !== undefined && !isFinished(ladder, day);

/** The header of the next season: name, zone, system and unchanged figures carry over. */
export const nextHeader = ({ header }: Ladder, { season, closures, settings }: AskedSeason): Header => {
  const { closures: _, line: __, ...rest } = header;
  const { settings: ___, ...all } = rest;
  const figures = settings ? reconfigured(rest, { settings }).settings : rest.settings;
  return { ...all, season, ...(figures && { settings: figures }), ...(closures && { closures }) };
};

export function nextSeed(ladder: Ladder, { order, players }: AskedSeason): Bodies['seed'] {
  const asked = players ?? ladder.order.players().map((id): SeededPlayer => ({ id }));
  return { order, players: asked.map((player, index) => known(ladder, player, order, asked[index + 1]?.id)) };
}

function known(ladder: Ladder, player: SeededPlayer, order: SeedingOrder, below: PlayerId | undefined): SeededPlayer {
  const record = ladder.players.get(player.id);
  if (!record) return player;
  const gap = order === 'given' && below !== undefined ? gapTo(ladder, player.id, below) : undefined;
  return {
    ...(gap !== undefined && { gap }),
    ...asSeeded(ladder, record),
    ...picked(record, ['rating']),
    ...picked(record.preferences ?? {}, PREFERENCES),
    ...player,
  };
}

function gapTo(ladder: Ladder, upper: PlayerId, below: PlayerId): string | undefined {
  const rung = ladder.order.rungOf(upper);
  const isNext = rung !== undefined && ladder.order.rungOf(below) === rung + 1;
  return isNext ? systemOf(ladder).measuring.of(ladder, upper, rung).gap : undefined;
}

/** Whether a season is over on a day: its last day has passed, or its final has a champion. One without an end never is. */
export const isFinished = (ladder: Ladder, day: Day): boolean => {
  const { end } = ladder.header.season;
  return (end !== undefined && day > end) || systemOf(ladder).honours(ladder).champion !== undefined;
};

/** The winner of a season that is over: the champion if a final decides it, else the top player; undefined if nobody won. */
export const winnerOf = (ladder: Ladder): PlayerId | undefined =>
  systemOf(ladder).controls.hasFinal ? systemOf(ladder).honours(ladder).champion : ladder.order.at(1);

/** The day after which nothing is played in a season that ends now: its own last day, or today where that is to come. */
export function lastDayOf(ladder: Ladder, today: Day): Day {
  const { start, end = today } = ladder.header.season;
  return later(start, end < today ? end : today);
}

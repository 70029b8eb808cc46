import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import type { Bout, GoAt, Tournament } from './tournament.ts';

/** Every game of a season as one SGF collection (FF[4]): who played whom at what, and how it ended. No moves are known. */
export function formatSgf(tournament: Tournament): string {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  return tournament.bouts.map((bout) => `${game(tournament, bout, names)}\n`).join('');
}

type Property = readonly [name: string, value: string];

function game({ name, venue, board }: Tournament, bout: Bout, names: ReadonlyMap<PlayerId, string>): string {
  const nameOf = (id: PlayerId): string => names.get(id) ?? id;
  const properties: readonly Property[] = [
    ['FF', '4'],
    ['GM', '1'],
    ['CA', 'UTF-8'],
    ['SZ', String(board ?? 19)],
    ['PB', nameOf(bout.black)],
    ['PW', nameOf(bout.white)],
    ['DT', bout.day],
    ['EV', name],
    ...(venue === undefined ? [] : [['PC', venue] as const]),
    ['RE', resultOf(bout)],
    ...handicap(bout),
    ...clock(bout),
    ...(bout.coloursUnknown ? [['GC', 'Colours not recorded.'] as const] : []),
  ];
  return `(;${properties.map(([property, value]) => `${property}[${escaped(value)}]`).join('')})`;
}

/** A colon need not be escaped in what is no composed value. */
const escaped = (value: string): string => plainText(value).replace(/[\]\\]/g, '\\$&');

/** "B+", or "B+F" for a game that was not played. */
function resultOf({ score: [white, black], unplayed }: Bout): string {
  if (white === black) return '0';
  return `${white > black ? 'W' : 'B'}+${unplayed ? 'F' : ''}`;
}

/** HA is given from two stones on. */
function handicap({ go }: Bout): readonly Property[] {
  if (!go) return [];
  const stones: readonly Property[] = go.stones >= 2 ? [['HA', String(go.stones)]] : [];
  return [...stones, ['KM', String(go.komi)], ['RU', go.scoring]];
}

/** Main time, and byo-yomi of 25 moves, both in seconds. */
function clock({ go }: Bout): readonly Property[] {
  const { main, byoyomi }: Partial<GoAt> = go ?? {};
  return [
    ...(main === undefined ? [] : [['TM', String(main * 60)] as const]),
    ...(byoyomi === undefined ? [] : [['OT', `25/${byoyomi * 60} Canadian`] as const]),
  ];
}

import type { Season } from '../../shared/engine/season.ts';
import { formatLog } from '../../shared/log/format.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { playLargeBoard, playSmallBoard } from './computer-go.ts';
import { playCrewe } from './crewe.ts';
import { playNairobi } from './nairobi.ts';
import { playSeason } from './season.ts';
import { playShicargo } from './shicargo.ts';

/** A ladder to look at: where it is, and its season up to now. */
export interface DemoLadder {
  readonly club: string;
  readonly name: string;
  readonly ladder: string;
  /** The file in which its season is kept as an example, without ".jsonl". */
  readonly file: string;
  readonly play: (now: Instant) => Season;
}

const LAVERS = { club: 'lavers-chess', name: 'Lavers Chess Club', ladder: 'main' } as const;
const PROGRAMS = { club: 'computer-go', name: 'Computer Go Ladder' } as const;

/** One club of each system, the one with a club night first. */
export const DEMO_LADDERS: readonly [DemoLadder, ...DemoLadder[]] = [
  { ...LAVERS, file: 'lavers', play: playSeason },
  { club: 'crewe-chess', name: 'Crewe Chess Club', ladder: 'main', file: 'crewe', play: playCrewe },
  { club: 'nairobi-chess', name: 'Nairobi Chess Club', ladder: 'main', file: 'nairobi', play: playNairobi },
  { ...PROGRAMS, ladder: '9x9', file: 'computer-go-9x9', play: playSmallBoard },
  { ...PROGRAMS, ladder: '19x19', file: 'computer-go-19x19', play: playLargeBoard },
  { club: 'shicargo', name: 'Shicargo Players', ladder: 'main', file: 'shicargo', play: playShicargo },
];

/** The season log of a demo ladder. */
export const logOf = ({ play }: DemoLadder, now: Instant): string => {
  const season = play(now);
  const commands = season.lines().map(({ command }) => command);
  return formatLog(season.ladder.header, commands);
};

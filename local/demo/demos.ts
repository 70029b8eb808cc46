import { addClub } from '#functions/club/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Season } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog } from '#shared/log/read.ts';
import { type RefusedLine, replay } from '#shared/log/replay.ts';
import type { Instant, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { playLargeBoard, playSmallBoard } from './computer-go.ts';
import { playCrewe } from './crewe.ts';
import { playPyramid, playSquash } from './house.ts';
import { playNairobi } from './nairobi.ts';
import { playSeason } from './season.ts';
import { playShicargo } from './shicargo.ts';

export interface DemoLadder {
  readonly club: string;
  readonly name: string;
  readonly ladder: string;
  /** The file in which its season is kept as an example, without ".jsonl". */
  readonly file: string;
  readonly play: (now: Instant) => Season;
}

const LAVERS = { club: 'lavers-chess', name: 'Lavers Chess Club', ladder: 'main' } as const;
const RIVERSIDE = { club: 'riverside-squash', name: 'Riverside Squash' } as const;
const PROGRAMS = { club: 'computer-go', name: 'Computer Go Ladder' } as const;

/** The ladders by which every system is shown, the one with a club night first. */
const SHOWN: { readonly [Id in SystemId]: readonly [DemoLadder, ...DemoLadder[]] } = {
  lavers: [{ ...LAVERS, file: 'lavers', play: playSeason }],
  crewe: [{ club: 'crewe-chess', name: 'Crewe Chess Club', ladder: 'main', file: 'crewe', play: playCrewe }],
  nairobi: [{ club: 'nairobi-chess', name: 'Nairobi Chess Club', ladder: 'main', file: 'nairobi', play: playNairobi }],
  'computer-go': [
    { ...PROGRAMS, ladder: '9x9', file: 'computer-go-9x9', play: playSmallBoard },
    { ...PROGRAMS, ladder: '19x19', file: 'computer-go-19x19', play: playLargeBoard },
  ],
  shicargo: [{ club: 'shicargo', name: 'Shicargo Players', ladder: 'main', file: 'shicargo', play: playShicargo }],
  house: [
    { ...RIVERSIDE, ladder: 'main', file: 'house', play: playSquash },
    { ...RIVERSIDE, ladder: 'pyramid', file: 'house-pyramid', play: playPyramid },
  ],
};

export const DEMO_LADDERS: readonly DemoLadder[] = Object.values(SHOWN).flat();

/** The demo ladder that begins in the middle of a club night. */
export const [DEMO] = SHOWN.lavers;

export const logOf = ({ play }: DemoLadder, now: Instant): string => {
  const season = play(now);
  const commands = season.lines().map(({ command }) => command);
  return formatLog(season.header, commands);
};

export async function loadDemo(store: LadderStore, now: Instant): Promise<void> {
  for (const demo of DEMO_LADDERS) await load(store, demo, now);
}

async function load(store: LadderStore, demo: DemoLadder, now: Instant): Promise<void> {
  await addClub(store.database, { id: demo.club, name: demo.name });
  const refused = await importLog(store, demo, logOf(demo, now));
  if (refused.length > 0) throw new Error(`${demo.name} breaks the rules: ${JSON.stringify(refused)}`);
}

/** Makes a ladder from a short season log at once; gives the lines that the rules refuse, and then makes none. */
async function importLog(store: LadderStore, key: LadderKey, text: string): Promise<readonly RefusedLine[]> {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const { season, refused } = replay(log.value);
  if (refused.length > 0) return refused;
  const commands = season.lines().map(({ command }) => command);
  const made = await createLadder(store.database, key, log.value.header, commands);
  if (made !== 'created') throw new Error(`${key.club}/${key.ladder}: ${made}`);
  return [];
}

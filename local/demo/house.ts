import type { Season } from '#shared/engine/season.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type RatedMember, rated } from './members.ts';
import { DOUBLES } from './pairs.ts';
import { seasonOf } from './riverside.ts';
import type { DemoLadder } from './scribe.ts';

const SQUASH: readonly RatedMember[] = [
  rated('Priya Raman', 1880, 6),
  rated('Marcus Oyelaran', 1840, 7),
  rated('Helen Stroud', 1815, 5),
  rated('Dan Whitcombe', 1770, 8),
  rated('Sofia Lindqvist', 1745, 7),
  rated('Gareth Pugh', 1710, 4),
  rated('Aisha Siddiqui', 1690, 9),
  rated('Tom Redfern', 1650, 6),
  rated('Nadia Kowalska', 1620, 8),
  rated('Paul Hemsley', 1585, 3),
  rated('Yuki Tanabe', 1560, 9),
  rated('Rob Castellan', 1530, 6),
  rated('Fiona Garrick', 1490, 7),
  rated('Ed Mallory', 1455, 5),
  rated('Chidi Nwosu', 1430, 8),
  rated('Louise Tranter', 1390, 6),
  rated('Viktor Hale', 1350, 7),
  rated('Meg Alder', 1310, 5),
];

const RACKETBALL: readonly RatedMember[] = [
  rated('Carla Benning', 1760, 7),
  rated('Ian Roscoe', 1725, 6),
  rated('Tess Okafor', 1700, 8),
  rated('Julian Frost', 1660, 5),
  rated('Beth Marlowe', 1635, 8),
  rated('Omar Haddad', 1610, 7),
  rated('Rachel Quill', 1580, 6),
  rated('Stefan Brandt', 1550, 9),
  rated('Amy Thackray', 1520, 6),
  rated('Leo Vance', 1490, 7),
  rated('Grace Pell', 1455, 5),
  rated('Hugh Sandford', 1430, 8),
  rated('Ines Duarte', 1400, 7),
];

/** Squash on a plain ladder: results are confirmed, a defence protects, and who misses a month drops. */
const playSquash = (now: Instant): Season =>
  seasonOf(now, {
    name: 'Squash ladder',
    members: SQUASH,
    settings: { protectedDays: 3, confirm: 3, acceptLate: 'lost', freeDeclines: 2, period: 'month', drop: 1 },
    chances: 20_260_914,
  });

/** Racketball in a pyramid: three games, and a challenge that nobody plays is lost by both. */
const playPyramid = (now: Instant): Season =>
  seasonOf(now, {
    name: 'Racketball pyramid',
    members: RACKETBALL,
    settings: {
      shape: 'pyramid',
      game: 'best-of-3',
      win: 'swap',
      playDays: 10,
      playLate: 'lost-by-both',
      openReceived: 2,
    },
    chances: 77_003_101,
  });

const RIVERSIDE = { club: 'riverside-squash', name: 'Riverside Squash' } as const;

export const demos: readonly DemoLadder[] = [
  { ...RIVERSIDE, ladder: 'main', play: playSquash },
  { ...RIVERSIDE, ladder: 'pyramid', play: playPyramid },
  DOUBLES,
];

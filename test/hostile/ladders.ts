import { parseDay } from '#shared/calendar/moment.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { challengeId, player } from '../ladders/club.ts';

/** A ladder that does as much harm as its kind can, as a version before may have stored it. */
export interface Hostile {
  /** Also the id of its club. */
  readonly name: string;
  readonly header: Header;
}

function day(text: string): Day {
  const found = parseDay(text);
  if (!found) throw new Error(`"${text}" is no day`);
  return found;
}

/** As the version before took them: neither dates nor closures had bounds, and zones were any that one library knew. */
export const HOSTILE: readonly Hostile[] = [
  {
    name: 'until-further-notice',
    header: {
      system: 'nairobi',
      timezone: 'Africa/Nairobi',
      season: { start: day('2026-01-05') },
      closures: [{ from: day('2026-01-01'), to: day('9999-12-31') }],
    },
  },
  {
    name: 'year-zero',
    header: { system: 'nairobi', timezone: 'Europe/London', season: { start: day('0000-01-01') } },
  },
  {
    name: 'last-day',
    header: { system: 'nairobi', timezone: 'Pacific/Auckland', season: { start: day('9999-12-31') } },
  },
  {
    name: 'pots-of-ages',
    header: { system: 'shicargo', timezone: 'America/New_York', season: { start: day('0000-01-01') } },
  },
  {
    name: 'ten-thousand-years',
    header: {
      system: 'lavers',
      timezone: 'Europe/London',
      season: { start: day('0000-01-01'), end: day('9999-12-31') },
    },
  },
  {
    name: 'shut-since-long',
    header: {
      system: 'nairobi',
      timezone: 'Africa/Nairobi',
      season: { start: day('2026-01-05') },
      closures: [{ from: day('2027-01-04'), to: day('9999-12-31') }],
    },
  },
  {
    name: 'pots-shut-for-ages',
    header: {
      system: 'shicargo',
      timezone: 'America/New_York',
      season: { start: day('2020-01-01') },
      closures: [{ from: day('2020-03-01'), to: day('9998-12-31') }],
    },
  },
  {
    name: 'no-zone',
    header: {
      system: 'lavers',
      timezone: 'BST',
      season: { start: day('2021-01-01'), end: day('2999-12-31') },
      closures: [{ from: day('0000-01-01'), to: day('2998-12-31') }],
    },
  },
];

const MATCHES = 300;

/** A season of some matches of which all but the last are corrected, the first first, and its players' seeding. */
export function muchCorrected(): readonly Command[] {
  const begun = Date.UTC(2026, 2, 1);
  let minutes = 0;
  const stamp = () => ({ at: instant(begun + ++minutes * 60_000), override: 'test' });
  const [ann, bob] = [player('ann'), player('bob')];
  const matches = Array.from({ length: MATCHES }, (_, n) =>
    commandOf(stamp(), 'match', { id: challengeId(`m${n}`), challenger: bob, challenged: ann, score: [2, 0] }),
  );
  const corrections = matches
    .slice(1)
    .map((_, n) => commandOf(stamp(), 'correct', { line: lineNumber(n + 3), score: [0, 2] }));
  return [
    commandOf({ at: instant(begun) }, 'seed', { order: 'given', players: [{ id: ann }, { id: bob }] }),
    ...matches,
    ...corrections,
  ];
}

import { commandOf } from '#shared/log/parse.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, instant, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { challengeId, player } from '../ladders/club.ts';

/** A ladder that does as much harm as its kind can, as a version before may have stored it. */
export interface Hostile {
  /** Also the id of its club. */
  readonly name: string;
  readonly header: Header;
}

const day = (text: string): Day => text as Day;

const hostile = (
  name: string,
  [system, timezone]: readonly [SystemId, string],
  [start, end]: readonly [start: string, end?: string],
  closed?: readonly [from: string, to: string],
): Hostile => ({
  name,
  header: {
    system,
    timezone,
    season: { start: day(start), ...(end !== undefined && { end: day(end) }) },
    ...(closed && { closures: [{ from: day(closed[0]), to: day(closed[1]) }] }),
  },
});

const NAIROBI = ['nairobi', 'Africa/Nairobi'] as const;
const SHICARGO = ['shicargo', 'America/New_York'] as const;
const LAVERS = ['lavers', 'Europe/London'] as const;

/** As the version before took them: neither dates nor closures had bounds, and zones were any that one library knew. */
export const HOSTILE: readonly Hostile[] = [
  hostile('until-further-notice', NAIROBI, ['2026-01-05'], ['2026-01-01', '9999-12-31']),
  hostile('year-zero', ['nairobi', 'Europe/London'], ['0000-01-01']),
  hostile('last-day', ['nairobi', 'Pacific/Auckland'], ['9999-12-31']),
  hostile('pots-of-ages', SHICARGO, ['0000-01-01']),
  hostile('ten-thousand-years', LAVERS, ['0000-01-01', '9999-12-31']),
  hostile('shut-since-long', NAIROBI, ['2026-01-05'], ['2027-01-04', '9999-12-31']),
  hostile('pots-shut-for-ages', SHICARGO, ['2020-01-01'], ['2020-03-01', '9998-12-31']),
  hostile('no-zone', ['lavers', 'BST'], ['2021-01-01', '2999-12-31'], ['0000-01-01', '2998-12-31']),
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

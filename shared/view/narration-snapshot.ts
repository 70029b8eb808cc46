import { looksBack } from '../engine/decide.ts';
import { formatLadder } from '../engine/format-ladder.ts';
import type { SeasonBase } from '../engine/season.ts';
import { configuredSlot, madeOf, withMade } from '../rules/common/configured.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import { type LadderSnapshot, parseLadder } from '../vocabulary/snapshot.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import type { GameInWords } from '../words/game.ts';
import type { GamesSnapshot } from '../words/games.ts';
import type { PotGamesSnapshot } from '../words/pots.ts';
import type { ChangesSnapshot } from './changes.ts';
import type { DaysPlayedSnapshot } from './days-played.ts';
import type { HappeningSnapshot, PiecesSnapshot } from './pieces.ts';
import { type EndedPot, endedPots, withEndedPots } from './pots.ts';
import type { AccountSnapshot } from './reasons.ts';
import type { TimeOnTop } from './time-on-top.ts';

/** When everybody was seeded with whom a season began, and how many they were. */
export interface Begun {
  readonly at: Instant;
  readonly players: number;
}

/** How a ladder stood when everybody had been seeded. */
export interface Seeded {
  readonly at: Instant;
  readonly ladder: Ladder;
}

/** How it stood before a moment. */
export interface EarlierLadder {
  readonly before: Instant;
  readonly ladder: Ladder;
}

/** A recent ladder, with only those of its players who have changed since. */
interface Packed {
  /** The header of its log. */
  readonly header: Header;
  readonly ladder: LadderSnapshot;
  readonly ended: readonly Challenge[];
  readonly endedGames: readonly EndedPot[];
  readonly earlier: readonly { readonly before: readonly Instant[]; readonly ladder: LadderSnapshot }[];
  readonly seeded?: { readonly at: Instant; readonly ladder: LadderSnapshot };
}

/** What a narration continues from, as JSON: the ladder, what is told of everybody, and the last lines. */
export interface NarrationSnapshot extends Packed {
  /** From which line on all is in it. */
  readonly since: LineNumber;
  readonly entries: readonly Entry[];
  /** What lines before that did which are still told of. */
  readonly own: readonly HappeningSnapshot[];
  readonly awaiting: readonly LineNumber[];
  readonly games: Omit<GamesSnapshot, 'games'> & {
    readonly games: readonly (Omit<GameInWords, 'entry'> & { readonly line: LineNumber })[];
  };
  readonly pots: PotGamesSnapshot;
  readonly days: DaysPlayedSnapshot;
  readonly reasons: readonly AccountSnapshot[];
  readonly pieces: PiecesSnapshot;
  readonly changes: ChangesSnapshot;
  readonly players: readonly PlayerId[];
  readonly top?: TimeOnTop;
  readonly begun?: Begun;
}

export function packed(
  ladder: Ladder,
  earlier: readonly EarlierLadder[],
  seeded: Seeded | undefined,
  challenges: ReadonlySet<ChallengeId>,
): Packed {
  const than = (other: Ladder): LadderSnapshot => {
    const changed = [...other.players.changedSince(ladder.players)];
    return { ...formatLadder(other), players: changed.flatMap((id) => other.players.get(id) ?? []) };
  };
  const different = [...new Set(earlier.map((each) => each.ladder))];
  return {
    header: madeOf(ladder),
    ladder: formatLadder(ladder),
    ended: [...challenges].flatMap((id) => ladder.past.ended.get(id) ?? []),
    endedGames: endedPots(ladder, challenges),
    earlier: different.map((other) => ({
      before: earlier.filter((each) => each.ladder === other).map(({ before }) => before),
      ladder: than(other),
    })),
    ...(seeded && seeded.at >= (earlier[0]?.before ?? 0) && { seeded: { at: seeded.at, ladder: than(seeded.ladder) } }),
  };
}

export interface Unpacked extends SeasonBase {
  readonly seeded: Seeded | undefined;
  readonly games: GamesSnapshot;
  readonly entryOf: (line: LineNumber) => Entry;
}

export function unpacked({ ended, endedGames, earlier, seeded, entries, games, ...from }: NarrationSnapshot): Unpacked {
  const now = parseLadder(from.ladder);
  const ladder = withPast(configuredSlot.has(now) ? withMade(now, from.header) : now, ended, endedGames);
  const than = ({ players, ...other }: LadderSnapshot): Ladder => ({
    ...parseLadder({ ...other, players: [] }),
    players: players.reduce((all, player) => all.set(player.id, player), ladder.players),
  });
  const byLine = new Map(entries.map((entry) => [entry.line, entry]));
  const entryOf = (line: LineNumber): Entry => byLine.get(line) ?? logNeeded();
  const lately = earlier.map((each) => ({ before: each.before, ladder: than(each.ladder) }));
  return {
    ladder,
    attendance: asRemembered,
    before: (moment) =>
      moment > ladder.at ? undefined : (lately.find(({ before }) => before.includes(moment)) ?? logNeeded()).ladder,
    check(now, command) {
      if (looksBack(now, command)) logNeeded();
    },
    seeded: seeded && { at: seeded.at, ladder: than(seeded.ladder) },
    games: { ...games, games: games.games.map(({ line, ...game }) => ({ ...game, entry: entryOf(line) })) },
    entryOf,
  };
}

function withPast(ladder: Ladder, ended: readonly Challenge[], games: readonly EndedPot[]): Ladder {
  const past = { ...ladder.past, ended: ended.reduce((all, each) => all.set(each.id, each), ladder.past.ended) };
  return withEndedPots({ ...ladder, past }, games);
}

/** The challenges and games for points that something names. */
export const idsIn = (said: object): readonly ChallengeId[] =>
  ['id', 'challenge', 'game'].flatMap((field) => Object.getOwnPropertyDescriptor(said, field)?.value ?? []);

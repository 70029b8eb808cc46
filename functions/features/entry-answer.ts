import { formatLocal } from '#shared/calendar/zone.ts';
import type { LineBody, LineMove, LineView } from '#shared/contract/entries.ts';
import { potShares } from '#shared/rules/pots/payout.ts';
import { stake } from '#shared/rules/pots/stake.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { publicClosures, publicSettings } from '#shared/view/public-parts.ts';
import { kindOf } from '#shared/view/settlement-kind.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Entry, Move, Settlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Instant, type LineNumber, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import type { AnswerOf } from '../http/call.ts';
import type { Submission } from '../ladders/submit.ts';

export type Accepted = Extract<Submission, { kind: 'accepted' }>;

/** Says what an entry did, by the entry alone and without names: so a repeat gets the same answer to the letter. */
export const tell = <Status extends 200 | 201>(status: Status, accepted: Accepted) => ({
  status,
  headers: { etag: `"${accepted.entry.line}"`, ...(accepted.repeated && { 'idempotent-replay': 'true' }) },
  body: toldTogether(accepted),
});

export function tellRehearsed(accepted: Accepted): AnswerOf<'recordResult'> {
  const named = namesOf(accepted.ladder);
  const withName = (move: LineMove) => ({ ...move, name: named(move.player).name });
  const { moves, settled, ...rest } = toldTogether(accepted);
  return {
    status: 200,
    body: {
      ...rest,
      moves: moves.map(withName),
      settled: settled.map((each) => ({ ...each, moves: each.moves.map(withName) })),
      dryRun: true,
    },
  };
}

/** The last of several lines recorded together, with the effects of all of them. */
function toldTogether({
  entry,
  linesBefore,
  ladder: { header },
}: Pick<Accepted, 'entry' | 'linesBefore' | 'ladder'>): LineView {
  const last = toldEntry(header, entry);
  const [first] = linesBefore;
  if (!first) return last;
  const all = [...linesBefore.map((each) => toldEntry(header, each)), last];
  return {
    ...last,
    moves: inAll(all.flatMap(({ moves }) => moves)),
    settled: all.flatMap(({ settled }) => settled),
    since: lineNumber(first.line - 1),
  };
}

/** From where to where each player came by several moves one after the other; those who are back are left out. */
function inAll(moves: readonly LineMove[]): readonly LineMove[] {
  const total = new Map<PlayerId, LineMove>();
  for (const { player, from, to } of moves) total.set(player, { player, from: total.get(player)?.from ?? from, to });
  return [...total.values()].filter(({ from, to }) => from !== to);
}

/** An entry as the API gives it: what was asked, as in the season log, and what came of it. */
export function toldEntry(header: Header, { line, command, effects }: Entry): LineView {
  const { at, verb, by, override } = command;
  return {
    ...toldBody(header, command),
    line,
    at: formatLocal(header.timezone, at),
    verb,
    by,
    override,
    moves: toldMoves(effects.moves),
    settled: effects.settled.map(toldSettlement),
    terms: publicTerms(effects.terms),
    free: effects.free,
    shares: toldShares(header, command),
    why: effects.clause,
    version: line,
  };
}

const SAID = [
  ...([
    'order',
    'player',
    'name',
    'told',
    'rung',
    'rated',
    'main',
    'byoyomi',
    'scoring',
    'registered',
    'paidUntil',
  ] as const),
  ...([
    'id',
    'challenger',
    'challenged',
    'agreed',
    'unreached',
    'challenge',
    'game',
    'score',
    'scores',
    'winner',
  ] as const),
  ...(['minutes', 'pgn', 'white', 'distance', 'walkover', 'noShow', 'retired', 'reported', 'disputed'] as const),
  ...(['points', 'lineup', 'from', 'to', 'end'] as const),
] satisfies readonly (keyof LineBody)[];

const SEEDED = [
  ...(['id', 'name', 'rating', 'gap', 'rated', 'main', 'byoyomi', 'scoring', 'registered', 'paidUntil'] as const),
] satisfies readonly (keyof SeededPlayer)[];

/** The verb's object; the line that a correction or voiding is about is called `amends`. */
function toldBody(header: Header, { body }: Entry['command']) {
  const { timezone } = header;
  const said: LineBody & Dated = body;
  const { line: amends, playedAt, arrivedAt, closures, settings } = said;
  return {
    amends,
    ...picked(said, SAID),
    ...toldPeople(said),
    closures: closures && publicClosures(closures),
    settings: settings && publicSettings(header, settings),
    players: 'players' in body ? body.players.map(toldSeat) : undefined,
    playedAt: playedAt === undefined ? undefined : formatLocal(timezone, playedAt),
    arrivedAt: arrivedAt === undefined ? undefined : formatLocal(timezone, arrivedAt),
  };
}

const toldSeat = (each: PlayerId | SeededPlayer) =>
  typeof each === 'string' ? each : { ...picked(each, SEEDED), ...toldPeople(each) };

interface WithPeople {
  readonly people?: readonly { readonly id: PlayerId; readonly name?: string | undefined }[] | undefined;
}

/** Who plays as an entrant. */
const toldPeople = ({ people }: WithPeople) =>
  people ? { people: people.map((each) => picked(each, ['id', 'name'])) } : {};

interface Dated {
  readonly line?: LineNumber;
  readonly playedAt?: Instant;
  readonly arrivedAt?: Instant;
}

/** What each player of a game for points gets out of the pot, stakes included. */
function toldShares(header: Header, { verb, body }: Entry['command']) {
  const scores = verb === 'finish' || verb === 'correct' ? body.scores : undefined;
  if (!scores) return undefined;
  const shares = potShares(scores, stake.of({ header }));
  return scores.map(([player]) => ({ player, points: shares.get(player) ?? 0 }));
}

function toldSettlement(settlement: Settlement) {
  const { name: period, through, clause, dropped, removed, forfeited, moves } = settlement;
  return {
    ...kindOf(settlement),
    period,
    ...(through && { through: through.name }),
    ...(dropped && { dropped }),
    ...(forfeited && { forfeited: forfeited.map(({ player, points }) => ({ player, points })) }),
    removed,
    moves: toldMoves(moves),
    why: clause,
  };
}

const toldMoves = (moves: readonly Move[]): readonly LineMove[] =>
  moves.flatMap(({ players, from, change }) =>
    players.map((player, index): LineMove => {
      const rung = from + index;
      if (change === 'joined') return { player, from: null, to: rung };
      return { player, from: rung, to: change === 'removed' ? null : rung + change };
    }),
  );

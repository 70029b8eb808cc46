import { formatLocal, localOf } from '#shared/calendar/zone.ts';
import type { Notice, NoticeMove } from '#shared/contract/notices.ts';
import { winnerOf } from '#shared/engine/next-season.ts';
import { Season } from '#shared/engine/season.ts';
import { bearersOn } from '#shared/rules/entrants/people.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry, Move } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { LineNumber, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { Changes } from '../changes.ts';
import { mistakenFor } from '../corrections.ts';
import { happeningOf, replayedSteps, resultsIn } from '../happenings.ts';
import { NEWS } from '../texts.ts';
import { type Draft, draftsOf, MOST, type Scene } from './drafts.ts';
import { type LadderPage, sentence, shortNames } from './ladder-page.ts';
import { tableAfter } from './table.ts';

export interface History {
  readonly header: Header;
  readonly commands: readonly Command[];
}

/** These may bring a notice by themselves; any other line only by what it settles. */
const TOLD: readonly Verb[] = [
  'challenge',
  'leave',
  'place',
  'result',
  'match',
  'approve',
  'reject',
  'finish',
  'close',
  'playoff',
  'correct',
  'void',
  'configure',
  'rename',
  'regroup',
];

export const hasNotices = ({ command, effects }: Entry): boolean =>
  TOLD.includes(command.verb) || effects.settled.length > 0;

/** How many lines up to one its request recorded, and whether the next one is its, too, and tells what they have come to. */
export interface ByRequest {
  readonly together: number;
  readonly goesOn: boolean;
}

const ALONE: ByRequest = { together: 1, goesOn: false };

/**
 * What others are told of a line, in order. It depends only on the log up to that line: it is the same whenever it is made.
 */
export function noticesOf(
  { header, commands }: History,
  entry: Entry,
  place: LadderPage,
  { together, goesOn }: ByRequest = ALONE,
): readonly Notice[] {
  if (!hasNotices(entry)) return [];
  const until = { header, commands: commands.slice(0, entry.line - headerLine(header)) };
  const corrects = mistakenFor(until, together) !== undefined;
  const scene = { ...sceneOf(until, entry), corrects };
  const isHalf = ({ event }: Draft): boolean => goesOn && (event === 'result' || (corrects && event === 'challenge'));
  const drafts = draftsOf(scene).filter((draft) => !isHalf(draft));
  return drafts.map((draft, index) => {
    const nth = drafts.slice(0, index + 1).filter(({ event }) => event === draft.event).length;
    return {
      format: 1,
      id: `${place.club}/${place.ladder}/${entry.line}/${draft.event}${nth > 1 ? `/${nth}` : ''}`,
      ...addressed(draft, { line: entry.line, ...scene.context }, place),
    };
  });
}

/** `commands` end with the entry's. */
function sceneOf({ header, commands }: History, entry: Entry): Omit<Scene, 'corrects'> {
  const season = Season.of(header, commands);
  const { ladder } = season;
  const lines = season.lines();
  const steps = replayedSteps(header, lines);
  const changes = new Changes(header);
  for (const step of steps) if (!step.settlement) changes.note(step);
  return {
    entry,
    before: Season.of(header, commands.slice(0, -1)).ladder,
    context: { ladder, ...resultsIn(header, lines, steps), named: shortNames(bearersOn(ladder)) },
    happenings: steps.map(happeningOf).toReversed(),
    change: (line) => changes.at(line),
  };
}

interface AboutLine extends Pick<NarrationContext, 'ladder' | 'named'> {
  readonly line: LineNumber;
}

function addressed(draft: Draft, { line, ladder, named }: AboutLine, place: LadderPage): Omit<Notice, 'format' | 'id'> {
  const { event, at, text, players, clause, moves, ...facts } = draft;
  const { header } = ladder;
  const told = movesTold(moves);
  return {
    event,
    club: place.club,
    ladder: place.ladder,
    line,
    at: formatLocal(header.timezone, at),
    text: sentence(header, place, text),
    link: place.page,
    players: players.slice(0, MOST).map(named),
    ...(clause !== undefined && { clause }),
    ...told,
    ...facts,
    ...(event === 'result' && { table: tableAfter(ladder, named, { moves: told.moves, players }) }),
  };
}

function movesTold(moves: readonly Move[]): Pick<Notice, 'moves' | 'moved'> {
  const all = moves.flatMap(({ players, from, change }) =>
    players.map((player, index): NoticeMove => {
      const rung = from + index;
      if (change === 'joined') return { player, from: null, to: rung };
      return { player, from: rung, to: change === 'removed' ? null : rung + change };
    }),
  );
  return { moves: all.slice(0, MOST), moved: all.length };
}

export type SeasonTurn =
  /** The season before, as it ended, and the name of its address; and the present one after its first line. */
  | { readonly kind: 'began'; readonly name: string; readonly before: Ladder; readonly now: Ladder }
  | { readonly kind: 'undone'; readonly now: Ladder };

/** What others are told when a season ends and the next one begins, or when that is undone. */
export function seasonNotices(turn: SeasonTurn, entry: Entry, place: LadderPage): readonly Notice[] {
  const drafts = turn.kind === 'undone' ? [undone(entry)] : [ended(turn, entry), began(turn.now, entry)];
  return drafts.map(({ ladder = turn.now, ...draft }, index) => ({
    format: 1,
    id: `${place.club}/${place.ladder}/${entry.line}/season${index > 0 ? `/${index + 1}` : ''}`,
    ...addressed(draft, { line: entry.line, ladder, named: shortNames(bearersOn(ladder)) }, place),
  }));
}

/** Told of a ladder; of that of now, unless it says of which. */
type SeasonDraft = Draft & { readonly ladder?: Ladder };

const draftOf = (
  { command: { at } }: Entry,
  text: Phrase,
  season: NonNullable<Draft['season']>,
  players: readonly PlayerId[] = [],
): Draft => ({ event: 'season', at, text, players, moves: [], season });

function ended({ name, before }: Extract<SeasonTurn, { kind: 'began' }>, entry: Entry): SeasonDraft {
  const winner = winnerOf(before);
  const text = winner === undefined ? NEWS.season.over(name) : NEWS.season.won(name, shortNames(before)(winner));
  const facts = { state: 'ended', name, winner: winner ?? null } as const;
  const players = winner === undefined ? [] : [winner];
  return { ...draftOf(entry, text, facts, players), ladder: before };
}

function began(now: Ladder, entry: Entry): SeasonDraft {
  const { timezone, season } = now.header;
  const [top] = now.order.players();
  const isAhead = season.start > localOf(timezone, entry.command.at).day;
  const start = isAhead ? NEWS.season.next(dayWords(season.start)) : NEWS.season.started;
  const text = top === undefined ? [`${start}.`] : NEWS.season.begunWith(start, now.order.size, shortNames(now)(top));
  const facts = { state: 'began', start: season.start, ...(season.end !== undefined && { end: season.end }) } as const;
  return draftOf(entry, text, facts, top === undefined ? [] : [top]);
}

const undone = (entry: Entry): SeasonDraft => draftOf(entry, [NEWS.season.undone], { state: 'undone' });

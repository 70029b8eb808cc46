import { localOf } from '../calendar/zone.ts';
import type { Notice } from '../contract/notices.ts';
import { winnerOf } from '../engine/next-season.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { dayWords } from '../words/dates.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Draft } from './notice-drafts.ts';
import { addressed, type Place, shortNames } from './notices.ts';
import { NEWS } from './texts.ts';

/** What becomes of a ladder's seasons, by the line that brought it. */
export type SeasonTurn =
  /** The season before, as it ended, and the name of its address; and the present one after its first line. */
  | { readonly kind: 'began'; readonly name: string; readonly before: Ladder; readonly now: Ladder }
  | { readonly kind: 'undone'; readonly now: Ladder };

/** What others are told when a season ends and the next one begins, or when that is undone. */
export function seasonNotices(turn: SeasonTurn, entry: Entry, place: Place): readonly Notice[] {
  const drafts = turn.kind === 'undone' ? [undone(entry)] : [ended(turn, entry), began(turn.now, entry)];
  return drafts.map(({ ladder = turn.now, ...draft }, index) => ({
    format: 1,
    id: `${place.club}/${place.ladder}/${entry.line}/season${index > 0 ? `/${index + 1}` : ''}`,
    ...addressed(draft, { line: entry.line, ladder, named: shortNames(ladder) }, place),
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
  const text =
    top === undefined ? NEWS.season.begun(start) : NEWS.season.begunWith(start, now.order.size, shortNames(now)(top));
  const facts = { state: 'began', start: season.start, ...(season.end !== undefined && { end: season.end }) } as const;
  return draftOf(entry, text, facts, top === undefined ? [] : [top]);
}

const undone = (entry: Entry): SeasonDraft => draftOf(entry, [NEWS.season.undone], { state: 'undone' });

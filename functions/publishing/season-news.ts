import { addDays } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { isFinished, winnerOf } from '#shared/engine/next-season.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import type { NarrationSoFar as Season } from '#shared/view/season-narrative.ts';
import { NEWS } from '#shared/view/texts.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';

type SeasonNewsSource = Pick<Season, 'ladder' | 'begun' | 'happenings' | 'context'>;

/** When a season is looked at, and whether the next one has begun by then. */
export interface SeasonMoment {
  readonly now: Instant;
  readonly isPast?: boolean;
}

/** A season is over and who has won it, and one began where there were others before. */
export function seasonNews(told: SeasonNewsSource, { now, isPast = false }: SeasonMoment): readonly News[] {
  const { ladder } = told;
  const isOver = isPast || isFinished(ladder, dayOf(ladder, now));
  return [
    ...(isOver ? [won(told, overSince(told, now))] : []),
    ...(ladder.header.line === undefined ? [] : begunWith(told)),
  ];
}

const news = (id: string, at: Instant, title: Phrase, text: Phrase): News => ({
  id,
  published: at,
  updated: at,
  title,
  text,
});

function won({ ladder, context: { named } }: SeasonNewsSource, at: Instant): News {
  const winner = winnerOf(ladder);
  const title = winner === undefined ? [WORDS.seasonOver] : WORDS.seasonWon(named(winner));
  const { start } = ladder.header.season;
  return news(`season-${headerLine(ladder.header)}-over`, at, title, NEWS.feed.whichBegan(title, dayWords(start)));
}

/** When the final made a champion; else when the last day was over, or the next season was started. */
function overSince(told: SeasonNewsSource, now: Instant): Instant {
  const { ladder } = told;
  const { timezone, season } = ladder.header;
  const ended = season.end === undefined ? now : instantOf(timezone, addDays(season.end, 1));
  if (ended <= now) return ended;
  for (const { entry, at } of told.happenings()) if (CROWNING.includes(entry.command.verb)) return at;
  return now;
}

const CROWNING: readonly string[] = ['close', 'playoff'];

function begunWith({ ladder: { header }, begun }: SeasonNewsSource): readonly News[] {
  if (!begun) return [];
  const title = [NEWS.feed.newSeason(dayWords(header.season.start))];
  return [news(`season-${headerLine(header)}`, begun.at, title, NEWS.feed.withPlayers(title, begun.players))];
}

export interface News {
  /** Names it on its ladder, for ever: "line-12", "settled-2021-10". */
  readonly id: string;
  readonly published: Instant;
  /** When it was last corrected, approved or voided. */
  readonly updated: Instant;
  readonly title: Phrase;
  readonly text: Phrase;
}

import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import type { Season } from '#shared/engine/season.ts';
import { buildHistory } from '#shared/view/history.ts';
import { SeasonNarrative, type Told } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

type Stands = Pick<Season, 'header' | 'ladder' | 'lines'>;

/** What is told of a season, from its beginning. */
export function toldOf(season: Stands): Told {
  const story = new SeasonNarrative(season.header);
  for (const { command, effects } of season.lines()) story.append(command, effects.terms);
  return story.told;
}

export const seasonView = (season: Stands, now: Instant, notice?: string): LadderView =>
  buildView(toldOf(season), now, notice);

export const seasonHistory = (season: Stands, now: Instant): HistoryView => buildHistory(toldOf(season), now);

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '#functions/publishing/csv.ts';
import { formatFeed } from '#functions/publishing/feed.ts';
import { ViewFile } from '#functions/publishing/view-file.ts';
import type { Season } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { buildHistory } from '#shared/view/history.ts';
import { publicly } from '#shared/view/public-season.ts';
import { SeasonNarrative, type Told } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import { play, scenarioOf } from '../rules/systems/arbitrary.ts';
import { lifeOf, SYSTEMS } from '../rules/systems/lives/every.ts';
import { runs } from '../runs.ts';
import { ASSETS, PLACE } from './page.ts';

const DAY = 86_400_000;

/** Everything that is published of a season, as text. */
function published(told: Told, now: Instant, rows = new Rows(), file = new ViewFile()): readonly string[] {
  const view = file.renewed(buildView(told, now));
  return [
    Buffer.from(file.bytes(view)).toString(),
    JSON.stringify(buildHistory(told, now)),
    renderLadder(view, PLACE, ASSETS, rows),
    formatCsv(told),
    formatFeed(told, { ...PLACE, origin: 'https://ladder.example' }, now),
  ];
}

/** A story that is told a whole season at once. */
function fromTheBeginning({
  ladder,
  lines,
}: {
  readonly ladder: Season['ladder'];
  readonly lines: ReturnType<Season['lines']>;
}): Told {
  const { header, command } = publicly(madeOf(ladder), NAMING);
  const story = new SeasonNarrative(header);
  for (const line of lines) story.append(command(line.command), line.effects.terms);
  return story.told;
}

const NAMING = { mode: 'initials', nicknames: {} } as const;

describe('a story that goes on', () => {
  it.each(SYSTEMS)('tells of %s the same as one told from the beginning, after each line and correction', (system) => {
    let told = 0;
    const holds = fc.property(scenarioOf(lifeOf(system)), fc.infiniteStream(fc.nat(4)), (scenario, pauses) => {
      const { season } = play(lifeOf(system), scenario);
      const { header, command } = publicly(season.header, NAMING);
      const story = new SeasonNarrative(header);
      const lines = season.lines();
      const [rows, file] = [new Rows(), new ViewFile()];
      for (const [index, { command: said, effects }] of lines.entries()) {
        story.append(command(said), effects.terms);
        const pause = pauses.next().value;
        // Some looks are skipped, so that several lines are told at once.
        if (pause > 1 && index < lines.length - 1) continue;
        const now = instant(said.at + pause * 3 * DAY);
        const soFar = { ladder: season.ladder, lines: lines.slice(0, index + 1) };
        expect(published(story.told, now, rows, file)).toEqual(published(fromTheBeginning(soFar), now));
        told++;
      }
    });
    void fc.assert(holds, { numRuns: runs(6), endOnFailure: true });
    expect(told).toBeGreaterThan(20);
  });
});

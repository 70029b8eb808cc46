import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFeed } from '#functions/publishing/feed.ts';
import { PageFiles } from '#functions/publishing/ladder-files.ts';
import { isAmendment } from '#shared/engine/amend.ts';
import { Season } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { gapShown } from '#shared/rules/go/gaps.ts';
import { sharedRungs } from '#shared/rules/pots/purses.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { replayedSteps } from '#shared/view/happenings.ts';
import { publicly } from '#shared/view/public-season.ts';
import { type NarrationSoFar, SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type PlayerId, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { renderEmbed } from '#web/pages/embed-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import { play, SYSTEMS, scenarios } from '../rules/systems/seasons.ts';
import { runs } from '../runs.ts';
import { Club, seasonView } from './club.ts';
import { ASSETS, PLACE } from './page.ts';
import { seasonOf } from './vectors.ts';

const DAY = 86_400_000;

/** What is published of a season in one piece, as text. */
function published(told: NarrationSoFar, now: Instant, rows = new Rows(), files = new PageFiles()): readonly string[] {
  const view = buildView(told, now);
  return [
    ...files.of(told.ladder, view).map(({ body }) => Buffer.from(body).toString()),
    renderEmbed(view, PLACE, ASSETS),
    renderLadder(view, PLACE, ASSETS, rows),
    formatFeed(told, { ...PLACE, origin: 'https://ladder.example' }, now),
  ];
}

/** A story that is told a whole season at once. */
function fromTheBeginning(ladder: Ladder, lines: readonly Entry[]): NarrationSoFar {
  const { header, command } = publicly(madeOf(ladder), NAMING);
  const story = new SeasonNarrative(header);
  for (const line of lines) story.append(command(line.command), line.effects.terms);
  return story.told;
}

const NAMING = { mode: 'initials', nicknames: {} } as const;

describe('a story that goes on', () => {
  it.each(SYSTEMS)('tells of %s the same as one told from the beginning, after each line and correction', (system) => {
    let told = 0;
    const holds = fc.property(scenarios, fc.infiniteStream(fc.nat(7)), (scenario, pauses) => {
      const { season } = play(system, scenario);
      const { header, command } = publicly(season.header, NAMING);
      const story = new SeasonNarrative(header);
      const lines = season.lines();
      const [rows, files] = [new Rows(), new PageFiles()];
      let now = lines[0]?.command.at ?? instant(0);
      for (const [index, { command: said, effects }] of lines.entries()) {
        story.append(command(said), effects.terms);
        const pause = pauses.next().value;
        // Some looks are skipped, so that several lines are told at once.
        if (pause % 2 > 0 && index < lines.length - 1) continue;
        // On many looks it is still the same day, when only those are told anew of whom something has changed.
        if (pause > 4) now = instant(said.at + (pause - 4) * 3 * DAY);
        const anew = fromTheBeginning(season.ladder, lines.slice(0, index + 1));
        expect(published(story.told, now, rows, files)).toEqual(published(anew, now));
        told++;
      }
    });
    void fc.assert(holds, { numRuns: runs(4), endOnFailure: true });
    expect(told).toBeGreaterThan(20);
  });

  describe('tells of the result that is approved, not of another one of the same challenge', () => {
    const said = [
      ['2021-09-11T12:00Z', 'challenge', { id: 'c', challenger: 'bob', challenged: 'ann' }],
      ['2021-09-11T13:00Z', 'result', { challenge: 'c', score: [1, 0] }],
      ['2021-09-12T13:00Z', 'reject', { challenge: 'c' }],
      ['2021-09-18T13:00Z', 'result', { challenge: 'c', score: [0, 1] }],
    ] as const;
    const [voiding, approving] = [
      ['2021-09-19T13:00Z', 'void', { line: 5 }],
      ['2021-09-19T14:00Z', 'approve', { challenge: 'c' }],
    ] as const;

    it.each([
      ['once its rejection is voided', [...said, voiding, approving]],
      ['and whose rejection is voided after that', [...said, approving, ['2021-09-19T15:00Z', 'void', { line: 5 }]]],
    ] as const)('%s', (_, lines) => {
      const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
      club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
      const story = new SeasonNarrative(club.season.header);
      for (const [time, verb, body] of lines) {
        club.does(time, verb, body, { override: 'agreed' });
        for (const { command, effects } of club.season.lines().slice(story.told.ladder.line - 1))
          story.append(command, effects.terms);
      }
      const { calendar, results, standings } = buildView(story.told, club.season.ladder.at);
      expect(calendar.played).toEqual([{ day: '2021-09-11', results: 1 }]);
      expect(results.map(({ score, state }) => [score, state])).toEqual([
        [[0, 1], 'rejected'],
        [[1, 0], 'stands'],
      ]);
      expect(results.map(({ counted }) => counted?.slice(0, 10))).toEqual([undefined, '2021-09-19']);
      const [top] = standings.map(({ name, why: [last] }) => [name, last?.at.slice(0, 10), plain(last?.text)]);
      expect(top).toEqual(['Bob', '2021-09-11', 'beat Ann']);
    });
  });
});

const plain = (text: Phrase = []): string => text.map((each) => (typeof each === 'string' ? each : each.name)).join('');

function placeOf(ladder: Ladder, id: PlayerId): string {
  const rung = pursesSlot.of(ladder).size > 0 ? sharedRungs(ladder).get(id) : ladder.order.rungOf(id);
  const gap = ladder.header.system === 'computer-go' ? gapShown(ladder, id) : undefined;
  return JSON.stringify([rung, pursesSlot.of(ladder).get(id)?.points, gap]);
}

/** The sample season of a system, and what is told of it, as both go on by one line after the other. */
function everyMoment(system: SystemId) {
  const { ladder, commands } = seasonOf(system);
  const season = new Season(madeOf(ladder));
  const story = new SeasonNarrative(season.header);
  return commands.map((command) => {
    season.append(command);
    const last = season.lines().at(-1);
    story.append(command, last?.effects.terms);
    return { ladder: season.ladder, lines: season.lines(), last, view: buildView(story.told, season.ladder.at) };
  });
}

/** Of how many moments one is looked at where looking tells all that was before. */
const SOME = 7;

describe.each(SYSTEMS)('at every moment of a %s season', (system) => {
  let moments: ReturnType<typeof everyMoment> = [];
  beforeAll(() => {
    moments = everyMoment(system);
  });
  afterAll(() => {
    moments = [];
  });

  it('everybody whose rung changed in the last week is told why, with the day', () => {
    for (const { view } of moments) {
      for (const { change, pointsChange = 0, why } of view.standings) {
        if (change === 0 && pointsChange === 0) continue;
        expect(
          why.filter(({ at, counted = at, text }) => counted.slice(0, 10) >= view.since && text.length > 0),
        ).not.toEqual([]);
      }
    }
  });

  it('everybody whose place a line changed is told so by that line', () => {
    let before: Ladder | undefined;
    let told = 0;
    for (const { ladder, last, view } of moments) {
      const looksBack = last && (isAmendment(last.command) || 'playedAt' in last.command.body);
      if (before && last && !looksBack && last.effects.settled.length === 0) {
        for (const { id, why } of view.standings) {
          if (before.order.has(id) && placeOf(before, id) === placeOf(ladder, id)) continue;
          expect(why[0]).toMatchObject({ line: last.line, text: expect.arrayContaining([expect.anything()]) });
          told++;
        }
      }
      before = ladder;
    }
    // In a round of boxes hardly any line moves anybody: who joins, who leaves.
    expect(told).toBeGreaterThan(system === 'boxes' ? 0 : 10);
  });

  it('retelling the season ends where the season ends', () => {
    for (const { ladder, lines } of moments.toReversed().filter((_, index) => index % SOME === 0)) {
      const last = [...replayedSteps(ladder.header, lines)].at(-1)?.after;
      expect(last?.order.players()).toEqual(ladder.order.players());
      for (const id of ladder.order.players()) expect(last && placeOf(last, id)).toBe(placeOf(ladder, id));
    }
  });

  it('the view is plain JSON', () => {
    const { season } = seasonOf(system);
    const view = seasonView(season, season.ladder.at);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

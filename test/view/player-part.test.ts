import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import type { Season } from '#shared/engine/season.ts';
import { historyHeadOf } from '#shared/view/history.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { publicly } from '#shared/view/public-season.ts';
import { type Stand, trackOf } from '#shared/view/reading-history.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import { wholeHistory } from '#shared/view/whole-history.ts';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { play, SYSTEMS, scenarios } from '../rules/systems/seasons.ts';
import { runs } from '../runs.ts';
import { Club, seasonHistory, seasonView } from './club.ts';

/** The newest piece of a history: of a very long season the first ones are not told. */
function newestOf(season: Season): HistoryView {
  const { header, command } = publicly(season.header, FULL_NAMES);
  const story = new SeasonNarrative(header, { lines: 4, changes: 12 });
  for (const line of season.lines()) story.append(command(line.command), line.effects.terms);
  return wholeHistory(historyHeadOf(story.told, [], season.ladder.at), []);
}

/** What a page tells of a player, with everybody by name. */
function toldBy(view: LadderView, history: HistoryView, id: string) {
  const named = (players: readonly number[]) => players.map((player) => history.players[player]);
  const bouts = boutsOf(
    history,
    history.players.findIndex((each) => each.id === id),
  );
  return {
    standing: view.standings.find((each) => each.id === id),
    bouts: bouts.map(({ played, opponents, ...bout }) => ({
      ...bout,
      opponents: named(opponents),
      played: { ...played, players: named(played.players) },
    })),
  };
}

/** Where a player stood from the day on which a history begins. */
function wayIn(history: HistoryView, id: string): readonly Stand[] {
  const [first] = history.days;
  const track = trackOf(
    history,
    history.players.findIndex((each) => each.id === id),
  );
  return first
    ? track.map((stand) => ({ day: first.day, ...stand })).filter(({ rung }, index) => index > 0 || rung !== null)
    : [];
}

describe('what is published of one player', () => {
  it.each(SYSTEMS)('tells of them what the whole tells, and as it does: %s', (system) => {
    let [bouts, later] = [0, 0];
    void fc.assert(
      fc.property(scenarios, (scenario) => {
        const { season } = play(system, scenario);
        const view = seasonView(season, season.ladder.at);
        for (const history of [seasonHistory(season, season.ladder.at), newestOf(season)]) {
          for (const { id } of history.players) {
            const part = playerPart(view, history, id);
            expect(toldBy(part.view, part.history, id)).toEqual(toldBy(view, history, id));
            expect(wayIn(part.history, id)).toEqual(wayIn(history, id));
            bouts += part.history.results.length;
          }
          later += history.start.length;
        }
        for (const [index, { id }] of view.standings.entries()) {
          const history = seasonHistory(season, season.ladder.at);
          const part = playerPart(view, history, index + 1);
          expect(part).toEqual(playerPart(view, history, id));
          expect(part.places.map((place) => view.standings[place - 1])).toEqual(part.view.standings);
        }
      }),
      { numRuns: runs(5), endOnFailure: true },
    );
    expect(bouts).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(0);
  });

  it('names whom they have played, and whom their reasons name; of one who is unknown, whoever has played', () => {
    const names = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
    const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', names);
    club.match('2021-09-13T20:00+01:00', 'cy', 'bob', [1, 0]);
    const { season } = club;
    const [view, history] = [seasonView(season, season.ladder.at), seasonHistory(season, season.ladder.at)];
    const part = playerPart(view, history, 'cy');
    expect([part.inAll, part.places, part.history.players.map(({ id }) => id)]).toEqual([4, [2, 3], ['cy', 'bob']]);
    const nobody = playerPart(view, history, 'eve');
    expect([nobody.inAll, nobody.view.standings, nobody.history.days]).toEqual([4, [], []]);
    expect(nobody.history.players.map(({ id }) => id)).toEqual(Object.keys(names));
  });
});

import { describe, expect, it } from 'vitest';
import type { StandingView } from '#shared/contract/view.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { commandOf } from '#shared/log/parse.ts';
import { pointsOf, sharedRungs } from '#shared/rules/pots/purses.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { aheadOf } from '#shared/view/ahead.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type Instant,
  instant,
  type PlayerId,
  parseChallengeId,
  type SystemId,
} from '#shared/vocabulary/vocabulary.ts';
import { lowered } from '#shared/words/happening.ts';
import { known } from '../rules/club.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { seasonView } from './club.ts';

const MINUTE = 60_000;

/** A season as it was after some of its lines, whatever number says how many. */
function upTo(season: Season, number: number): Season {
  const log = season.lines().map(({ command }) => command);
  return Season.of(season.header, log.slice(0, 1 + (number % log.length)));
}

/** A season as it was at three of its lines, far from each other: to make up another one takes longer than to look again. */
const atThree = (season: Season, number: number): readonly Season[] =>
  [0, 1, 2].map((third) => upTo(season, number + Math.floor((third * season.lines().length) / 3)));

const settle = (season: Season, at: Instant) => season.decide(commandOf({ at }, 'settle', {}));

const penalisedBy = (entry: Entry | undefined): readonly PlayerId[] =>
  entry?.effects.settled.flatMap((settlement) => [
    ...lowered(settlement),
    ...settlement.removed,
    ...(settlement.forfeited ?? []).map(({ player }) => player),
  ]) ?? [];

function placeOf(ladder: Ladder, id: PlayerId) {
  if (!ladder.order.has(id)) return 'off';
  if (pursesSlot.of(ladder).size === 0) return { rung: ladder.order.rungOf(id) };
  return { rung: sharedRungs(ladder).get(id), points: pointsOf(ladder, id) };
}

/** The place that a standing and its forecasts promise once all that is due by an instant is settled. */
function promisedTo(standing: StandingView, by: Instant | undefined) {
  const { rung, points } = standing;
  const had = { rung, ...(points !== undefined && { points }) };
  const ahead = aheadOf(standing).filter(({ forecast: { at } }) => Date.parse(at) <= (by ?? 0));
  const last = ahead.at(-1)?.forecast;
  if (!last) return had;
  if (last.what === 'removal') return 'off';
  // Several games may come to count at once, and a month with them.
  const changes = ahead.map(({ forecast: { what, points: change = 0 } }) => (what === 'share' ? change : -change));
  const sum = changes.reduce((all, each) => all + each, 0);
  return { rung: last.to ?? rung, ...(points !== undefined && { points: points + sum }) };
}

/** What must be among the forecasts of a system, and what may be among them too and rarely is; "nothing" where nobody has any. */
const FORECASTS: Readonly<
  Record<SystemId, { readonly forecasts: readonly string[]; readonly rarely?: readonly string[] }>
> = {
  lavers: { forecasts: ['drop', 'nothing', 'removal', 'rise'] },
  crewe: { forecasts: ['nothing', 'rise'] },
  nairobi: { forecasts: ['drop', 'nothing', 'rise'] },
  'computer-go': { forecasts: ['nothing', 'rise'] },
  shicargo: { forecasts: ['forfeit', 'nothing', 'removal', 'rise', 'share'] },
  house: { forecasts: ['drop', 'lapse', 'loss', 'nothing', 'rise'], rarely: ['removal'] },
  boxes: { forecasts: ['drop', 'nothing', 'rise'], rarely: ['removal'] },
};

describe.each(SYSTEMS)('the forecast of a %s ladder, whatever has happened', (system) => {
  it('is what the settlement does to each player, if nothing happens until then', () => {
    const seen = new Set<string>();
    always(
      system,
      ({ season }, number) => {
        for (const before of atThree(season, number)) {
          const due = nextDue(before.ladder);
          const { standings } = seasonView(before, before.ladder.at);
          if (due === undefined) expect(standings.filter(({ forecast }) => forecast)).toEqual([]);
          const { entry, ladder } =
            due === undefined ? { ladder: before.ladder, entry: undefined } : settle(before, due);
          for (const standing of standings) {
            seen.add(standing.forecast?.what ?? 'nothing');
            expect([standing.id, placeOf(ladder, standing.id)]).toEqual([standing.id, promisedTo(standing, due)]);
          }
          const threatened = standings
            .filter((each) => aheadOf(each).some((it) => it.forecast.unless))
            .map(({ id }) => id);
          expect(threatened).toEqual(expect.arrayContaining([...penalisedBy(entry)]));
        }
      },
      30,
    );
    const { forecasts, rarely = [] } = FORECASTS[system];
    expect([...forecasts, ...rarely]).toEqual(expect.arrayContaining([...seen]));
    // Programs hardly ever rise by what is settled.
    expect([...seen]).toEqual(expect.arrayContaining(forecasts.filter((what) => what !== 'rise')));
  });
});

/** A game of the two, drawn where it can be; whether the rules let them play it. */
function plays(season: Season, at: Instant, one: PlayerId, other: PlayerId): boolean {
  const [id, when] = [known(parseChallengeId('a-new-one')), { at, override: 'so that they play' }];
  const { play } = systemOf(season.ladder).controls;
  if (play.kind === 'pots') {
    const scores = [one, other].map((player) => [player, 7] as const);
    season.decide(commandOf(when, 'start', { id, players: [one, other] }));
    return season.decide(commandOf(when, 'finish', { game: id, scores })).refusal === undefined;
  }
  const scores = play.scores(season.ladder);
  const score = scores[Math.floor(scores.length / 2)] ?? scores[0];
  const match = commandOf(when, 'match', { id, challenger: one, challenged: other, score });
  return season.decide(match).refusal === undefined;
}

describe.each(['lavers', 'nairobi', 'shicargo'] as const)('on a %s ladder', (system) => {
  it('whoever is threatened unless they play, and then draws a game, is not penalised', () => {
    let spared = 0;
    always(
      system,
      ({ season }, number) => {
        for (const before of atThree(season, number)) {
          const due = nextDue(before.ladder);
          const { standings } = seasonView(before, before.ladder.at);
          const [threatened] = standings.filter(({ forecast }) => forecast?.unless === 'playing').slice(number % 3);
          if (!threatened || due === undefined) continue;
          const at = instant(Math.max(before.ladder.at, due - MINUTE));
          const others = before.ladder.order.players().filter((player) => player !== threatened.id);
          if (!others.some((other) => plays(before, at, threatened.id, other))) continue;
          spared++;
          expect(penalisedBy(settle(before, due).entry)).not.toContain(threatened.id);
        }
      },
      20,
    );
    expect(spared).toBeGreaterThan(0);
  });
});

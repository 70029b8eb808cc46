import { describe, expect, it } from 'vitest';
import { decide } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { commandOf } from '#shared/log/parse.ts';
import { awayUntil } from '#shared/rules/away/days.ts';
import { dayOf, matchOf } from '#shared/rules/common/standing.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { opponentsNear } from '#shared/view/opponents.ts';
import {
  type SuggestedGame,
  type SuggestionScene,
  type Suggestions,
  suggestGames,
  timesInCommon,
} from '#shared/view/suggested-games.ts';
import { FREE_TIMES, type FreeTime } from '#shared/vocabulary/free-times.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { challengeId } from '../ladders/club.ts';
import { always, type Played, SYSTEMS } from '../rules/systems/seasons.ts';

const DAY = 86_400_000;

type Said = Pick<SuggestionScene, 'free' | 'suggested'>;

/** What players have said of their times, and who was in a suggestion lately, made up from a number. */
function saidBy(ladder: Ladder, number: number): Said {
  const free = new Map<PlayerId, { readonly when: readonly FreeTime[]; readonly wants?: Instant }>();
  const suggested = new Set<PlayerId>();
  for (const [index, player] of ladder.order.players().entries()) {
    const chance = (number * 7919 + index * 104_729) % 1009;
    const when = FREE_TIMES.filter((_, nth) => (chance >> nth) % 2 === 1);
    if (chance % 3 > 0) free.set(player, { when, ...(chance % 5 === 0 && { wants: instant(ladder.at + 90 * DAY) }) });
    if (chance % 11 === 0) suggested.add(player);
  }
  return { free, suggested };
}

/** A ladder as it was after some of its lines, some days later. */
function sceneOf({ season }: Played, number: number): SuggestionScene {
  const log = season.lines().map(({ command }) => command);
  const { ladder } = Season.of(season.header, log.slice(0, 1 + (number % log.length)));
  return { ladder, at: instant(ladder.at + (number % 30) * DAY), ...saidBy(ladder, number) };
}

const WHOM = ['waiting', 'everybody'] as const;
type Law = (scene: SuggestionScene, made: Suggestions, whom: (typeof WHOM)[number]) => void;

const bothIn = ({ challenger, challenged }: SuggestedGame) => [challenger, challenged];

const decided = ({ ladder, at }: SuggestionScene, game: SuggestedGame) =>
  decide(ladder, commandOf({ at }, 'challenge', { id: challengeId('suggested'), ...game }));

/** On which systems players arrange their games themselves, by challenges that wait for an answer. */
const ARRANGED: readonly string[] = ['crewe', 'nairobi', 'house', 'computer-go'];

describe.each(SYSTEMS)('the games suggested on a %s ladder, whatever has happened', (system) => {
  const law = (holds: Law): number => {
    let games = 0;
    always(system, (played, number) => {
      const scene = sceneOf(played, number);
      for (const whom of WHOM) {
        const made = suggestGames(scene, whom);
        games += made.games.length;
        holds(scene, made, whom);
      }
    });
    return games;
  };

  it('are there where players arrange their games themselves, and nowhere else', () => {
    expect(law(() => {}) > 0).toBe(ARRANGED.includes(system));
  });

  it('are challenges that the rules take, between two who are not away and have no challenge open', () => {
    law((scene, { games }) => {
      const { ladder } = settleDue(scene.ladder, scene.at, asRemembered);
      for (const game of games) {
        expect(decided(scene, game).refusal).toBeUndefined();
        for (const player of bothIn(game)) {
          expect(matchOf(ladder, player)).toBeUndefined();
          expect(awayUntil(ladder, player, dayOf(ladder, scene.at))).toBeUndefined();
        }
      }
    });
  });

  it('have nobody twice, nor anybody who was in one within the week', () => {
    law(({ suggested }, { games, without }) => {
      const named = [...games.flatMap(bothIn), ...without];
      expect(named).toHaveLength(new Set(named).size);
      expect(named.filter((player) => suggested.has(player))).toEqual([]);
    });
  });

  it('leave no two players without one who might meet', () => {
    law((scene, { without }) => {
      const { ladder, at, free } = scene;
      for (const player of without)
        for (const each of opponentsNear(ladder, player, at, 20).judged)
          if (without.includes(each.player) && !each.free && timesInCommon(free, player, each.player).length > 0)
            expect(each.refusal).toBeDefined();
    });
  });

  it('are the same in whichever order players have said when they can play', () => {
    law((scene, made, whom) => {
      const free = new Map([...scene.free].toReversed());
      const suggested = new Set([...scene.suggested].toReversed());
      expect(suggestGames({ ...scene, free, suggested }, whom)).toEqual(made);
    });
  });
});

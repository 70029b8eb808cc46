import { describe, expect, test } from 'vitest';
import { formatLog } from '#shared/log/format.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import { NAMING_MODES } from '#shared/vocabulary/club.ts';
import { namesOf } from '#shared/words/names.ts';
import { Club } from '#test/view/club.ts';
import { SYSTEMS, seasonOf } from '#test/view/vectors.ts';
import { readIntroduced } from '#web/apps/admin/club/naming.ts';
import { seenNames } from '#web/apps/admin/club/naming-form.tsx';

type Season = Club['season'];

const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

/** What the desk foresees, top first. */
function foreseen(season: Season, naming: Naming): readonly (string | undefined)[] {
  const { header, order } = season.ladder;
  const seen = seenNames(readIntroduced(formatLog(header, commandsOf(season))), naming);
  return order.players().map((player) => seen.get(player));
}

/** What the public then reads, top first. */
function published(season: Season, naming: Naming): readonly string[] {
  const { ladder } = publicSeason(season.header, commandsOf(season), naming);
  const named = namesOf(ladder);
  return ladder.order.players().map((player) => named(player).name);
}

/** Two who are alike but for their full names, whom the ratings put on rungs in another order than they were listed. */
function alike(): Season {
  const club = new Club();
  const players = [
    { id: 'ann-bell', name: 'Ann Bell', rating: 1900 },
    { id: 'ann', name: 'Brown, Ann', rating: 1500 },
    { id: 'constructor', name: '👩‍👩‍👧‍👦', rating: 1700 },
    { id: 'twin', name: 'Ann Bell', rating: 1600 },
    { id: 'shy', rating: 1400 },
  ];
  club.does('2021-09-06T08:00Z', 'seed', { order: 'rating', players });
  club.does('2021-09-07T08:00Z', 'join', { player: 'al', name: 'Al "seed": Bo' });
  club.does('2021-09-08T08:00Z', 'leave', { player: 'al' });
  club.does('2021-09-09T08:00Z', 'join', { player: 'al', name: 'Albert Bo' });
  club.does('2021-09-09T08:00Z', 'join', { player: 'nobody' });
  club.match('2021-09-10T19:30Z', 'twin', 'ann', [2, 0]);
  return club.season;
}

const NICKNAMES = { ann: 'A. B.', twin: '  The\u0007 Rook ', shy: 'Shy', nobody: 'Nobody' };

describe('the names that the desk foresees', () => {
  test.each(NAMING_MODES)('are those that are published, shown as %s', (mode) => {
    const naming = { mode, nicknames: NICKNAMES };
    expect(foreseen(alike(), naming)).toEqual(published(alike(), naming));
  });

  test('number two who are alike by who came first', () => {
    const names = foreseen(alike(), { mode: 'initial', nicknames: {} });
    expect(names).toEqual(['p1', 'Ann B. 2', 'Ann B.', 'p4', 'Ann B. 3', 'Albert B.', 'p7']);
  });

  test.each(SYSTEMS)('are those that are published of a whole season of %s', (system) => {
    const { season } = seasonOf(system);
    for (const mode of NAMING_MODES) {
      const naming = { mode, nicknames: {} };
      expect(foreseen(season, naming), mode).toEqual(published(season, naming));
    }
  });
});

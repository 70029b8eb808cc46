import { clearanceWrite } from '../books/clearances.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { headKey, stillIn } from '../ladders/head.ts';
import { type Turn, type Turning, type TurnOptions, turn } from '../ladders/season-transition.ts';
import { isBroughtIn, notTurned, type StoredSeasons, seasonsItem } from '../ladders/seasons.ts';
import { withdrawn } from './add-season.ts';
import { clearLeftovers } from './clear-leftovers.ts';

/** As what is left of a season is cleared away: "riverside/main/2020-21". */
export const nameOfSeason = (key: LadderKey, season: string): string => `${nameOf(key)}/${season}`;

/** Why a season can't be removed: there is none of that name, or it was played here. */
export type Stays = 'unknown' | 'played-here';

/**
 * Removes a season that was added from before the ladder was here, all or nothing, exactly once. What was published of it is
 * cleared away by and by.
 */
export async function removeSeason(
  turning: Turning,
  key: LadderKey,
  name: string,
  options: TurnOptions,
): Promise<Turn<Stays>> {
  const outcome = await turn<Stays>(turning, key, options, async ({ seasons: before, place, ladder, epoch }) => {
    const season = before.ended.find((each) => each.name === name);
    if (!season) return { kind: 'refused', no: 'unknown' };
    if (!isBroughtIn(season)) return { kind: 'refused', no: 'played-here' };
    // Another number, so that whoever has seen the list with it can't write theirs.
    const ended = before.ended.filter((each) => each !== season);
    const seasons: StoredSeasons = { ...before, ended, given: before.given + 1 };
    const { club, ladder: id } = key;
    return {
      writes: [
        { put: seasonsItem(key, seasons), condition: notTurned(before) },
        { check: headKey(place), condition: stillIn('ladder-changed', epoch) },
        ...withdrawn({ ...key, season: season.number }),
        clearanceWrite({
          name: nameOfSeason(key, name),
          kind: 'season',
          club,
          ladder: id,
          past: name,
          begun: options.at,
        }),
      ],
      ladder,
      seasons,
    };
  });
  if (outcome.kind === 'turned') await clearLeftovers(turning.database, key);
  return outcome;
}

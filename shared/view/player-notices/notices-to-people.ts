import { entrantsOf, peopleBehind } from '#shared/rules/entrants/people.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { PersonalNotice } from './notice.ts';

/** What is for entrants of a ladder, to each of the people behind them; what it says to somebody for two entrants alike, once. */
export function toPeople<Notice extends PersonalNotice>(ladder: Ladder, notices: readonly Notice[]): readonly Notice[] {
  const told = new Set<string>();
  return notices.flatMap((notice) =>
    peopleBehind(ladder, notice.player)
      .map((person) => toPerson(ladder, notice, person))
      .filter(({ player, title, text }) => {
        const said = JSON.stringify([player, title, text]);
        const isNew = player === notice.player || !told.has(said);
        told.add(said);
        return isNew;
      }),
  );
}

function toPerson<Notice extends PersonalNotice>(ladder: Ladder, notice: Notice, person: PlayerId): Notice {
  const { player: entrant, id, path, tag } = notice;
  if (person === entrant) return notice;
  const isOne = entrantsOf(ladder, person).length === 1;
  const which = isOne ? {} : { path: path.replace('/me/', `/me/?as=${entrant}`), tag: `${tag}/${entrant}` };
  return { ...notice, ...which, player: person, id: `${id}/${person}` };
}

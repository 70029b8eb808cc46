import { daysAwayOf } from '#shared/rules/away/days.ts';
import { formerOfEntrant, peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { entryTarget } from '#shared/rules/go/programs.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { waitingForRung } from '#shared/view/entering.ts';
import { measuredOf, rungsOf } from '#shared/view/measures.ts';
import { missedInARow } from '#shared/view/missed-in-a-row.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { PREFERENCES, type Preferences } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf, type Player } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Everybody on a rung, top first; those with equal points share the rung of the first of them. */
export function standingsView(ladder: Ladder) {
  const missed = missedInARow(ladder);
  const round = systemOf(ladder).controls.round(ladder);
  return Array.from(rungsOf(ladder), ([id, rung]) => {
    const { points, gap } = measuredOf(ladder, id, rung);
    const barred = round?.placeOf(id)?.barred;
    return { rung, ...person(ladder, id), points, gap, missed: missed.get(id), barred };
  });
}

/** Players who were on the ladder before and may come back. */
export function offTheLadder(ladder: Ladder) {
  const on = new Set([...ladder.order.players(), ...waitingForRung(ladder)]);
  return [...ladder.players.values()].filter(({ id }) => !on.has(id)).map(({ id }) => person(ladder, id));
}

/** Programs that wait for a rung, in the order in which they joined. */
export const entrantsView = (ladder: Ladder) => waitingForRung(ladder).map((id) => person(ladder, id));

function person(ladder: Ladder, id: PlayerId) {
  const record: Partial<Player> = ladder.players.get(id) ?? {};
  const { preferences, entering } = record;
  const must = entering && entryTarget(ladder, id);
  const said = preferences && toldPreferences(preferences);
  const away = daysAwayOf(ladder, id).map(({ from, to }) => ({ from, to }));
  return {
    player: id,
    name: nameOf(ladder, id),
    people: peopleOfEntrant(ladder, id),
    former: formerOfEntrant(ladder, id),
    ...picked(record, ['rating', 'admitted', 'played']),
    preferences: said,
    ...picked(record, ['declined', 'hasResult']),
    ...(away.length > 0 && { away }),
    must,
  };
}

/** What officials see of a player's choices and membership. */
export const toldPreferences = (preferences: Preferences): Preferences => picked(preferences, PREFERENCES);

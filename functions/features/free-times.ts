import { addDays, weekday } from '#shared/calendar/days.ts';
import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import { type FreeTimesView, newFreeTimes, type SuggestedView } from '#shared/features/upcoming.ts';
import { type SaidTimes, timesOfEntrants } from '#shared/view/free-times.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import { isStillOpen, timesInCommon } from '#shared/view/suggested-games.ts';
import { FREE_TIMES } from '#shared/vocabulary/free-times.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type PlayerFreeTimes, putFreeTimes, readFreeTimes } from '../books/free-times.ts';
import { readSuggestion } from '../books/suggestions.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem, problem } from '../http/problem.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { type OwnLadderCall, onOwnLadder, playerIn } from './own/on-ladder.ts';

/** How many players are looked at, at most, of those who have said when they can play. */
const LOOKED_AT = 100;

/** When the player can play, and who of those they may challenge now has said when they can. */
export async function freeTimesFor({ call, key, ladder, mine, me }: OwnLadderCall): Promise<{
  readonly free: FreeTimesView;
  readonly ready: readonly (FreeTimesView & { readonly player: PlayerId })[];
  readonly suggested?: SuggestedView;
}> {
  const { store } = call.runtime;
  const [times, suggestion] = await Promise.all([readFreeTimes(store, key), readSuggestion(store, key, me, call.at)]);
  const said = new Map(times.map((each) => [each.players[0], each]));
  const all = timesOfEntrants(ladder, said);
  const viewOf = (player: PlayerId) => told(ladder, call.at, all.get(player));
  const saying = [...all.keys()]
    .filter((player) => !mine.includes(player) && (viewOf(player).when.length > 0 || viewOf(player).wants))
    .slice(0, LOOKED_AT);
  const within = opponentsOf(ladder, me, call.at, saying).filter(({ refusal }) => !refusal);
  const ready = within.map(({ player }) => ({ player, ...viewOf(player) }));
  const other = suggestion?.challenger === me && isStillOpen(ladder, suggestion, call.at) && suggestion.challenged;
  return {
    free: told(ladder, call.at, said.get(playerIn(call))),
    ready: [...ready.filter(({ wants }) => wants), ...ready.filter(({ wants }) => !wants)],
    ...(other && { suggested: { player: other, when: timesInCommon(all, me, other) } }),
  };
}

/** What has ended is not told any more. */
const told = ({ header }: Ladder, now: Instant, free: SaidTimes | undefined): FreeTimesView => ({
  when: free?.when ?? [],
  ...(free?.wants !== undefined && free.wants > now && { wants: formatLocal(header.timezone, free.wants) }),
});

async function change(call: Call): EndpointAnswer<'updateFreeTimes'> {
  const asked = readAs(newFreeTimes, call.event);
  if (isProblem(asked)) return asked;
  const asking = await onOwnLadder(call);
  if (isProblem(asking)) return asking;
  const { key, ladder, mine } = asking;
  const person = playerIn(call);
  if (!mine.some((each) => ladder.players.has(each))) return problem('unknown-player', PEOPLE.unknownPlayer(person));
  const { when, wants } = asked.value;
  const free: PlayerFreeTimes = {
    players: [person],
    when: FREE_TIMES.filter((each) => when.includes(each)),
    ...(wants && { wants: endOfWeek(ladder, call.at) }),
  };
  await putFreeTimes(call.runtime.store, key, free);
  return { status: 200, body: told(ladder, call.at, free) };
}

/** The midnight that ends the week of an instant, from Monday to Sunday. */
function endOfWeek({ header: { timezone } }: Ladder, at: Instant): Instant {
  const { day } = localOf(timezone, at);
  return instantOf(timezone, addDays(day, 7 - ((weekday(day) + 6) % 7)), 0);
}

export const freeTimes = { updateFreeTimes: change };

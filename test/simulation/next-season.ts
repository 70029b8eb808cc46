import { addDays, addMonths } from '#shared/calendar/days.ts';
import { goesOn } from '#shared/engine/next-season.ts';
import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, Instant } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay } from './club-at-play.ts';
import { mishap } from './mishaps.ts';
import type { Play } from './plays/play.ts';
import { GRANTED, LADDER, type Request } from './requests.ts';

const SEASONS = `${LADDER}/seasons`;

/** The next season where clubs begin one, on the same ladder; says whether it has begun. */
export async function* nextSeason(club: ClubAtPlay, play: Play, start: Day): AsyncGenerator<Instant, boolean> {
  yield club.at(start, 9.5);
  await club.look();
  const asked = { season: spanFor(club, play, start), ...whoGoesOn(club, play) };
  const early = goesOn(club.ladder, club.today);
  if (early && club.recorded.length > 0) await club.mustNot(requestFor(club, asked), 'season-running');
  const body = early ? { ...asked, endsEarly: true } : asked;
  if (!(await begin(club, body))) return false;
  if (club.chance.happens(0.15)) {
    yield club.in(2, 30);
    await undo(club);
    yield club.in(2, 30);
    if (!(await begin(club, body))) return false;
  }
  club.recorded.length = 0;
  return true;
}

const requestFor = (club: ClubAtPlay, body: object): Request => ({
  ...club.requestFor('seed', body, 'organiser'),
  path: SEASONS,
});

async function begin(club: ClubAtPlay, body: object): Promise<boolean> {
  const isPlayed = club.recorded.length > 0;
  const answer = await mishap(club, requestFor(club, body), isPlayed ? 'accepted' : undefined);
  if (answer.status >= GRANTED) {
    club.deployment.refused.add(answer.code ?? '');
    if (isPlayed || answer.code !== 'season-unplayed') club.fault(`a season was not begun: ${answer.code}`);
    return false;
  }
  await club.look();
  club.deployment.accepted.add(`${club.charter.system} (next season)`);
  return true;
}

/** Nobody has played yet: the last season goes on. */
async function undo(club: ClubAtPlay): Promise<void> {
  await club.must({ method: 'POST', path: `${SEASONS}/undo`, key: club.keys.organiser, body: {} });
  await club.look();
  club.deployment.accepted.add(`${club.charter.system} (next season undone)`);
}

/** Some seasons are short and some long; only where a final ends it must a season have an end at all. */
export function spanFor({ chance }: ClubAtPlay, { final }: Play, start: Day): Header['season'] {
  const end = addDays(addMonths(start, chance.between(1, 7)), chance.between(5, 20));
  return { start, ...((final || chance.happens(0.3)) && { end }) };
}

/**
 * Everybody as they stand, or by rating; or those whom the organiser ticks, and a new player. None by lot: the server draws,
 * and no simulation would be like another.
 */
function whoGoesOn(
  club: ClubAtPlay,
  play: Play,
): { readonly order: string; readonly players?: readonly SeededPlayer[] } {
  const { chance, people, ladder } = club;
  const players = ladder.order.players();
  const how = players.length < 4 ? 'listed' : chance.pick(['given', 'rating', 'listed']);
  if (how === 'given') return { order: how };
  if (how === 'rating')
    return { order: how, players: players.map((id) => ({ id, rating: club.personOf(id).strength })) };
  const away = chance.shuffled(people.filter(({ id }) => !ladder.order.has(id)));
  const stay = chance.shuffled(players).slice(0, Math.max(4, players.length - 2));
  const come = away.slice(0, Math.max(1, 6 - stay.length));
  const newcomers = come.map(({ id, name }) => ({ id, name, ...play.prefers?.(club, id) }));
  return { order: 'given', players: [...stay.map((id) => ({ id })), ...newcomers] };
}

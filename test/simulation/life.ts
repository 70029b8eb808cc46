import { addDays, addMonths, weekday } from '#shared/calendar/days.ts';
import { goesOn } from '#shared/engine/next-season.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { leaveBehind } from './endings.ts';
import { business } from './happenings.ts';
import { mishap } from './mishaps.ts';
import type { Play } from './plays/play.ts';
import { GRANTED, LADDER, type Request } from './requests.ts';

const PLAYS = new Map(
  await Promise.all(
    SYSTEM_IDS.map(async (system) => {
      const { play }: { readonly play: Play } = await import(`./plays/${system}.ts`);
      return [system, play] as const;
    }),
  ),
);

type Mood = 'dissolved' | 'idle' | number;

const GOES_ON = 0.7;
const ENOUGH = { endless: 0.06, early: 0.01 } as const;
const END_OF_TIME = '9999';

const DISSOLVED = 0.05;
const IDLE = 0.3;

/**
 * A club from its foundation on, season after season, for as long as anybody looks: mostly on the same ladder; and
 * sometimes on another one, and the old one is left behind.
 */
async function* lifeOf(club: ClubAtPlay): Life {
  const play = PLAYS.get(club.charter.system);
  if (!play) throw new Error(`nobody plays by ${club.charter.system}`);
  let start = club.charter.founded;
  yield club.at(start, 9);
  await club.open();
  for (let number = 1; ; number++) {
    yield* openLadder(club, play, number, start);
    for (let goesOn = true; goesOn; ) {
      const end = yield* seasonOf(club, play, start);
      if (end === undefined) return;
      start = addDays(end, club.chance.between(7, 28));
      goesOn = club.chance.happens(GOES_ON) && (yield* nextSeason(club, play, start));
    }
    yield* leaveBehind(club);
  }
}

async function* openLadder(club: ClubAtPlay, play: Play, number: number, start: Day): Life {
  yield club.at(start, 9.5);
  await club.openLadder(`season-${number}`, headerFor(club, play, start));
  yield club.in(20, 60);
  await club.say('seed', play.seed(club), 'organiser');
}

async function* seasonOf(club: ClubAtPlay, play: Play, start: Day): AsyncGenerator<Instant, Day | undefined> {
  // It may be moved meanwhile.
  const end = (): Day | undefined => club.ladder.header.season.end;
  const moods = new Map<string, Mood>();
  for (let day = firstMeeting(play, start); day < (end() ?? END_OF_TIME); day = addDays(day, 7)) {
    const month = day.slice(0, 7);
    const mood = moods.get(month) ?? moodOf(club);
    moods.set(month, mood);
    if (mood === 'dissolved') return undefined;
    if (mood === 'idle' || isShut(club.ladder.header, day) || !club.chance.happens(mood)) continue;
    yield* clubDay(club, play, day);
    if (club.chance.happens(end() === undefined ? ENOUGH.endless : ENOUGH.early)) return club.today;
  }
  const last = end();
  if (last !== undefined && play.final) yield* play.final(club, last);
  return last;
}

async function* clubDay(club: ClubAtPlay, play: Play, day: Day): Life {
  yield club.at(addDays(day, -play.daysAhead), 8 + club.chance.next() * 3);
  await club.look();
  yield* business(club, play);
  yield* play.session(club, day);
}

function moodOf({ chance }: ClubAtPlay): Mood {
  const luck = chance.next();
  if (luck < DISSOLVED) return 'dissolved';
  return luck < DISSOLVED + IDLE ? 'idle' : chance.between(20, 40) / 100;
}

function firstMeeting({ weekday: wanted, daysAhead }: Play, start: Day): Day {
  const from = addDays(start, 1 + daysAhead);
  return addDays(from, (wanted - weekday(from) + 7) % 7);
}

const isShut = ({ closures = [] }: Header, day: Day): boolean =>
  closures.some(({ from, to }) => from <= day && day <= to);

function headerFor(club: ClubAtPlay, play: Play, start: Day): Header {
  const { chance } = club;
  const { system, zone } = club.charter;
  const season = spanFor(club, play, start);
  const shut = addDays(start, chance.between(20, 90));
  return {
    system,
    timezone: zone,
    season,
    ...(chance.happens(0.3) && { closures: [{ from: shut, to: addDays(shut, chance.between(10, 50)) }] }),
    ...(play.board && { board: chance.pick(play.board) }),
    name: `Ladder ${start.slice(0, 4)}`,
  };
}

export class Living {
  wakes: number = Number.NEGATIVE_INFINITY;
  readonly #club: ClubAtPlay;
  readonly #life: Life;

  constructor(club: ClubAtPlay) {
    this.#club = club;
    this.#life = lifeOf(club);
  }

  async liveUntil(end: Instant): Promise<void> {
    while (this.wakes < end) {
      this.#club.now = instant(Math.max(this.#club.now, this.wakes));
      const { value, done } = await this.#goOn();
      this.wakes = done ? Number.POSITIVE_INFINITY : Math.max(Number(value), this.#club.now);
    }
  }

  async #goOn(): Promise<IteratorResult<Instant, void>> {
    try {
      return await this.#life.next();
    } catch (error) {
      const { charter, now } = this.#club;
      throw new Error(`${charter.id} came to grief at ${new Date(now).toISOString()}`, { cause: error });
    }
  }
}

const SEASONS = `${LADDER}/seasons`;

/** The next season where clubs begin one, on the same ladder; says whether it has begun. */
async function* nextSeason(club: ClubAtPlay, play: Play, start: Day): AsyncGenerator<Instant, boolean> {
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
function spanFor({ chance }: ClubAtPlay, { final }: Play, start: Day): Header['season'] {
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

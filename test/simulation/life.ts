import { addDays, addMonths, firstOfMonth } from '#shared/calendar/days.ts';
import { goesOn } from '#shared/engine/next-season.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { beginningOf, movedTo } from '../proof/people.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { forgetPlayer, hide, leaveBehind } from './endings.ts';
import { mishap } from './mishaps.ts';
import { GRANTED, LADDER, type Request } from './requests.ts';

/** How often a ladder goes on with another season. */
const GOES_ON = 0.7;
/** How often a season ends with any line of it, where it has no end, and where it has one. */
const ENOUGH = { endless: 0.01, early: 0.002 } as const;
const FORGOTTEN = 0.004;
const HIDDEN = 0.004;

/** How often nobody comes in a month, and how often nobody comes any more. */
const DISSOLVED = 0.05;
const IDLE = 0.3;

/**
 * A club from its foundation on, season after season, for as long as anybody looks: mostly on the same ladder; and
 * sometimes on another one, and the old one is left behind.
 */
async function* lifeOf(club: ClubAtPlay): Life {
  let start = club.charter.founded;
  yield club.at(start, 9);
  await club.open();
  for (let number = 1; ; number++) {
    yield* openLadder(club, number, start);
    for (let goesOn = true; goesOn; ) {
      const end = yield* seasonOf(club);
      if (end === undefined) return;
      start = addDays(end, club.chance.between(7, 28));
      goesOn = club.chance.happens(GOES_ON) && (yield* nextSeason(club, start));
    }
    yield* leaveBehind(club);
  }
}

/** How a ladder begins, and who is on it then. */
function beginning({ charter, chance }: ClubAtPlay, start: Day) {
  const { header, seed } = beginningOf(charter.played, () => chance.between(1, 2 ** 31));
  return { header: { ...movedTo(header, start), timezone: charter.zone, name: `Ladder ${start.slice(0, 4)}` }, seed };
}

async function* openLadder(club: ClubAtPlay, number: number, start: Day): Life {
  yield club.at(start, 9.5);
  const { header, seed } = beginning(club, start);
  await club.openLadder(`season-${number}`, header);
  yield club.in(20, 60);
  await club.say(seed);
}

/** Gives the last day of the season; undefined for the last one of the club. */
async function* seasonOf(club: ClubAtPlay): AsyncGenerator<Instant, Day | undefined> {
  const { chance } = club;
  // It may be moved meanwhile.
  const end = (): Day | undefined => club.ladder.header.season.end;
  let month = '';
  while (club.today <= (end() ?? club.today)) {
    if (month !== club.today.slice(0, 7)) {
      month = club.today.slice(0, 7);
      if (chance.happens(DISSOLVED)) return undefined;
      if (chance.happens(IDLE)) {
        yield club.at(addMonths(firstOfMonth(club.today), 1), 9);
        continue;
      }
    }
    const said = await club.next();
    yield said ? instant(said.at) : club.in(1, 60);
    if (said) await club.say(said);
    if (chance.happens(FORGOTTEN)) yield* forgetPlayer(club);
    if (chance.happens(HIDDEN)) for (const hidden of [true, false]) await hide(club, hidden);
    if (chance.happens(end() === undefined ? ENOUGH.endless : ENOUGH.early)) return club.today;
  }
  if (systemOf(club.ladder).honours(club.ladder).champion) club.deployment.accepted.add('(champions crowned)');
  return end();
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
async function* nextSeason(club: ClubAtPlay, start: Day): AsyncGenerator<Instant, boolean> {
  yield club.at(start, 9.5);
  await club.look();
  if (club.ladder.header.entrants && club.ladder.order.size === 0) return false;
  const { season }: Header = beginning(club, start).header;
  const asked = { season, ...whoGoesOn(club) };
  const early = goesOn(club.ladder, club.today);
  if (early && club.isPlayed) await club.mustNot(requestFor(club, asked), 'season-running');
  const body = early ? { ...asked, endsEarly: true } : asked;
  if (!(await begin(club, body))) return false;
  if (club.chance.happens(0.15)) {
    yield club.in(2, 30);
    await undo(club);
    yield club.in(2, 30);
    if (!(await begin(club, body))) return false;
  }
  club.isPlayed = false;
  return true;
}

const requestFor = (club: ClubAtPlay, body: object): Request => ({
  ...club.requestFor('seed', body, 'organiser'),
  path: SEASONS,
});

async function begin(club: ClubAtPlay, body: object): Promise<boolean> {
  const { isPlayed } = club;
  const answer = await mishap(club, requestFor(club, body), isPlayed ? 'accepted' : undefined);
  if (answer.status >= GRANTED) {
    club.deployment.refused.add(answer.code ?? '');
    if (isPlayed || answer.code !== 'season-unplayed') club.fault(`a season was not begun: ${answer.code}`);
    return false;
  }
  await club.look();
  club.deployment.accepted.add(`${club.charter.played} (next season)`);
  return true;
}

/** Nobody has played yet: the last season goes on. */
async function undo(club: ClubAtPlay): Promise<void> {
  await club.must({ method: 'POST', path: `${SEASONS}/undo`, key: club.keys.organiser, body: {} });
  await club.look();
  club.deployment.accepted.add(`${club.charter.played} (next season undone)`);
}

/**
 * Everybody as they stand, or by rating; or those whom the organiser ticks, and a new player. None by lot: the server draws,
 * and no simulation would be like another.
 */
function whoGoesOn({ chance, ladder }: ClubAtPlay): object {
  const players = ladder.order.players();
  const how = players.length < 4 ? 'listed' : chance.pick(['given', 'rating', 'listed']);
  // Pairs have no rating, and nobody comes whose partner is not known.
  if (how === 'given' || ladder.header.entrants) return { order: 'given' };
  if (how === 'rating')
    return { order: how, players: players.map((id) => ({ id, rating: chance.between(900, 2100) })) };
  const stay = chance.shuffled(players).slice(0, Math.max(4, players.length - 2));
  const come = Array.from({ length: Math.max(1, 6 - stay.length) }, (_, index) => `new-${ladder.line}-${index}`);
  return { order: 'given', players: [...stay, ...come].map((id) => ({ id })) };
}

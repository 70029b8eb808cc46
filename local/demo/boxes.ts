import { addDays, firstOfMonth } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { expectedScore, playGames } from './match-play.ts';
import { type RatedMember, rated, withId } from './members.ts';
import { challengeId, type DemoLadder, Diary, Scribe } from './scribe.ts';

export const demos: readonly DemoLadder[] = [
  { club: 'riverside-squash', name: 'Riverside Squash', ladder: 'boxes', play: playBoxes },
];

const ZONE = 'Europe/London';
/** Two rounds are over, and a third goes on. */
const DAYS_SO_FAR = 62;

const MEMBERS: readonly RatedMember[] = [
  rated('Priya Raman', 1880, 7),
  rated('Marcus Oyelaran', 1840, 8),
  rated('Carla Benning', 1825, 6),
  rated('Helen Stroud', 1815, 6),
  rated('Dan Whitcombe', 1770, 9),
  rated('Sofia Lindqvist', 1745, 7),
  rated('Tess Okafor', 1720, 8),
  rated('Gareth Pugh', 1710, 4),
  rated('Aisha Siddiqui', 1690, 9),
  rated('Beth Marlowe', 1660, 7),
  rated('Tom Redfern', 1650, 6),
  rated('Nadia Kowalska', 1620, 8),
  rated('Stefan Brandt', 1590, 8),
  rated('Paul Hemsley', 1585, 2),
  rated('Yuki Tanabe', 1560, 9),
  rated('Leo Vance', 1535, 7),
  rated('Rob Castellan', 1530, 6),
  rated('Grace Pell', 1455, 6),
];
const NEWCOMER = rated('Isla Fenwick', 1600, 9);

const SECRETARY = { by: 'ladder secretary' } as const;

/** Rounds of a month each up to now, the same whenever `now` is on the same day. */
function playBoxes(now: Instant): Season {
  const diary = new Diary(ZONE);
  const today = diary.today(now);
  const start = firstOfMonth(addDays(today, -DAYS_SO_FAR));
  const header: Header = {
    system: 'boxes',
    timezone: ZONE,
    season: { start },
    name: 'Squash boxes',
    settings: { size: 5, up: 1, confirm: 3 },
  };
  const league = new League(new Scribe(header), diary);
  league.seed(start);
  diary.plan(addDays(start, 12), (day) => league.join(day));
  diary.live(start, today, (day) => league.live(day));
  league.scribe.settleBy(now);
  return league.scribe.season;
}

class League {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #chance = new Chance(31_415_926);
  #matches = 0;

  constructor(scribe: Scribe, diary: Diary) {
    this.scribe = scribe;
    this.#diary = diary;
  }

  seed(day: Day): void {
    const players = MEMBERS.map(({ id, name }) => ({ id, name }));
    this.scribe.write(this.#diary.at(day, 9), 'seed', { order: 'given', players }, SECRETARY);
  }

  join(day: Day): void {
    const { id: player, name } = NEWCOMER;
    this.scribe.write(this.#diary.at(day, 12), 'join', { player, name }, SECRETARY);
  }

  /** Each evening some of those meet who have yet to play each other; one of them reports it, and mostly the other agrees. */
  live(day: Day): void {
    this.scribe.settleBy(this.#diary.at(day, 8));
    for (const challenge of [...this.scribe.ladder.challenges.values()]) {
      if (!challenge.awaiting || !this.#chance.happens(0.7)) continue;
      this.scribe.write(this.#diary.at(day, 9), 'approve', { challenge: challenge.id }, { by: 'a player' });
    }
    for (const { id, keen } of [...MEMBERS, NEWCOMER]) {
      const other = this.#chance.happens(keen / 90) ? this.#opponentOf(id) : undefined;
      if (other) this.#play(day, id, other);
    }
  }

  #opponentOf(player: PlayerId): PlayerId | undefined {
    const { ladder } = this.scribe;
    const { toPlay = [] } = systemOf(ladder).controls.round(ladder)?.placeOf(player) ?? {};
    return toPlay[this.#chance.between(0, Math.max(0, toPlay.length - 1))];
  }

  #play(day: Day, challenger: PlayerId, challenged: PlayerId): void {
    const [one, other] = [challenger, challenged].map((id) => withId([...MEMBERS, NEWCOMER], id));
    if (!one || !other) return;
    const at = this.#diary.at(day, 19 + this.#chance.between(0, 8) / 4);
    const { score, points } = playGames(this.#chance, expectedScore(one.rating, other.rating), 3);
    const id = challengeId(`box-${++this.#matches}`);
    const body: Bodies['match'] = { id, challenger, challenged, score, points, reported: challenger };
    if (this.scribe.allows(at, 'match', body)) this.scribe.write(at, 'match', body, { by: one.name });
  }
}

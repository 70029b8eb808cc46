import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, weekday } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import type { Pairing, Score } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ROOT } from '../root.ts';
import { Chance } from './chance.ts';
import { expectedScore } from './match-play.ts';
import { idOf, named, withId } from './members.ts';
import { challengeId, type DemoLadder, Diary, Scribe } from './scribe.ts';

export const demos: readonly DemoLadder[] = [
  { club: 'nairobi-chess', name: 'Nairobi Chess Club', ladder: 'main', play: playNairobi },
];

const ZONE = 'Africa/Nairobi';
/** Twelve Saturdays have been played. */
const WEEKS = 12;
const MONDAY = 1;
/** Days after Monday: on one the games are played, on the next they are looked at. */
const SATURDAY = 5;
const SUNDAY = 6;
/** When all of a Saturday's games are over and handed in, in milliseconds after the beginning of the week. */
const SATURDAY_NIGHT = (SATURDAY * 24 + 20) * 60 * 60 * 1000;

/** `keen`: how often they come, from 0 to 10: that is always. `away`: the weeks in which they are, counted from 0. */
const member = (name: string, strength: number, keen: number, away: readonly number[] = []) => ({
  ...named(name),
  strength,
  keen,
  away,
});
type NairobiMember = ReturnType<typeof member>;

const MEMBERS: readonly NairobiMember[] = [
  member('Wanjiru Kamau', 1720, 9),
  member('Otieno Odhiambo', 1655, 8, [4, 5, 6]),
  member('Amina Yusuf', 1600, 8),
  member('Kipchoge Rotich', 1580, 9),
  member('Mercy Akinyi', 1545, 7, [8, 9]),
  member('Brian Mutiso', 1510, 8),
  member('Njeri Gathoni', 1490, 9),
  member('Hassan Abdi', 1450, 6, [1, 2, 3]),
  member('Faith Chebet', 1420, 8),
  member('Samuel Barasa', 1385, 7),
  member('Esther Mwende', 1350, 9),
  member('Patel Rajesh', 1320, 6, [6, 7, 8, 9]),
  member('Achieng Atieno', 1290, 8),
  member('Dennis Kimani', 1240, 7),
  member('Zawadi Njoroge', 1200, 9),
  member('Leonard Wekesa', 1150, 5, [9, 10, 11]),
];
/** The player whose membership ran out in the middle of the season, and was renewed some weeks later. */
const LAPSED = idOf('Samuel Barasa');

const POINTS = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5] } as const;

const memberOf = (id: PlayerId): NairobiMember => withId(MEMBERS, id);

const COORDINATOR = { by: 'ladder coordinator' } as const;

/** Twelve Saturdays up to now, the same whenever `now` is on the same day of the same week. */
function playNairobi(now: Instant): Season {
  const diary = new Diary(ZONE);
  const last = mondayBy(diary.today(instant(now - SATURDAY_NIGHT)));
  const club = new NairobiClub(new Scribe(headerFrom(addDays(last, -7 * (WEEKS - 1)))), diary, now);
  club.seed();
  for (let week = 0; week < WEEKS; week++) {
    club.challenge(week);
    club.play(week);
    club.judge(week);
  }
  club.challenge(WEEKS);
  return club.scribe.season;
}

const mondayBy = (day: Day): Day => addDays(day, -((weekday(day) + 7 - MONDAY) % 7));

const headerFrom = (start: Day): Header => ({
  system: 'nairobi',
  timezone: ZONE,
  season: { start, end: addDays(start, 30 * 7 - 1) },
  closures: [{ from: addDays(start, 16 * 7), to: addDays(start, 18 * 7 - 1) }],
  name: 'Saturday ladder',
});

class NairobiClub {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #now: Instant;
  readonly #chance = new Chance(254_020);
  readonly #games = new GameBook();
  #challenges = 0;

  constructor(scribe: Scribe, diary: Diary, now: Instant) {
    this.scribe = scribe;
    this.#diary = diary;
    this.#now = now;
  }

  seed(): void {
    const players = this.#chance.shuffled(MEMBERS).map(({ id, name }) => {
      return { id, name, registered: true, paidUntil: this.#day(0, id === LAPSED ? 40 : 300) };
    });
    this.scribe.write(this.#at(0, 0, 7), 'seed', { order: 'draw', players }, COORDINATOR);
  }

  /** What is said from Monday to Friday to be played on the Saturday. */
  challenge(week: number): void {
    this.#settle(this.#at(week, 0, 0));
    const paidUntil = this.#day(0, 400);
    if (week === 8) this.scribe.write(this.#at(week, 0, 7), 'prefer', { player: LAPSED, paidUntil }, COORDINATOR);
    for (const [index, { id, name }] of this.#chance.shuffled(MEMBERS).entries()) {
      const at = this.#at(week, Math.floor(index / 4), 8 + (index % 4) * 3 + this.#chance.next());
      if (this.#chance.happens(0.8) && at <= this.#now && !this.#has('challenger', id)) this.#challenge(id, name, at);
    }
  }

  /** Players who have an opponent and come on Saturday play, from 14:00 to 18:00, and hand the moves in. */
  play(week: number): void {
    for (const pairing of [...this.scribe.ladder.challenges.values()]) {
      if (!pairing.awaiting && this.#comes(pairing.challenger, week) && this.#comes(pairing.challenged, week))
        this.#play(pairing, week);
    }
  }

  /** The coordinator looks at the games on Sunday. One is sent back; the last one of all is still to be looked at. */
  judge(week: number): void {
    const at = this.#at(week, SUNDAY, 11);
    if (at > this.#now) return;
    const awaiting = [...this.scribe.ladder.challenges.values()].filter((each) => each.awaiting).map(({ id }) => id);
    for (const [index, challenge] of awaiting.entries()) {
      if (week === 5 && index === 0) this.scribe.write(at, 'reject', { challenge }, COORDINATOR);
      else if (week < WEEKS - 1 || index > 0) this.scribe.write(at, 'approve', { challenge }, COORDINATOR);
    }
  }

  #day = (week: number, day: number): Day => addDays(this.scribe.ladder.header.season.start, 7 * week + day);

  #at = (week: number, day: number, hour: number): Instant => this.#diary.at(this.#day(week, day), hour);

  #settle(by: Instant): void {
    this.scribe.settleBy(instant(Math.min(by, this.#now)));
  }

  /** Nobody issues a second challenge, or is sought out twice, before the first game is played. */
  #has(role: 'challenger' | 'challenged', player: PlayerId): boolean {
    return [...this.scribe.ladder.challenges.values()].some((open) => open[role] === player);
  }

  #challenge(challenger: PlayerId, by: string, at: Instant): void {
    const id = challengeId(`c${this.#challenges + 1}`);
    const pairings = this.scribe.ladder.order.players().map((challenged) => ({ id, challenger, challenged }));
    const free = pairings.filter(
      (pairing) => !this.#has('challenged', pairing.challenged) && this.scribe.allows(at, 'challenge', pairing),
    );
    if (free.length === 0) return;
    this.#challenges += 1;
    this.scribe.write(at, 'challenge', this.#chance.pick(free), { by });
  }

  #comes(player: PlayerId, week: number): boolean {
    const { keen, away } = memberOf(player);
    return !away.includes(week) && this.#chance.happens((keen + 5) / 15);
  }

  #play({ id: challenge, challenger, challenged }: Pairing, week: number): void {
    const [white, black] = this.#chance.happens(0.6) ? [challenger, challenged] : [challenged, challenger];
    const result = this.#resultOf(white, black);
    const [own, other] = POINTS[result];
    const score: Score = white === challenger ? [own, other] : [other, own];
    const day = this.#day(week, SATURDAY);
    const game = { pgn: this.#games.next(result, { white, black }, day), minutes: this.#chance.pick([60, 75, 90]) };
    const playedAt = this.#diary.at(day, 14 + this.#chance.pick([0, 0.25, 1.5, 2]));
    const at = this.#diary.at(day, 18 + this.#chance.next() * 2);
    this.scribe.write(at, 'result', { challenge, score, ...game, playedAt }, { by: memberOf(challenger).name });
  }

  #resultOf(white: PlayerId, black: PlayerId): Result {
    if (this.#chance.happens(0.2)) return '1/2-1/2';
    const expected = expectedScore(memberOf(white).strength, memberOf(black).strength);
    return this.#chance.happens(expected) ? '1-0' : '0-1';
  }
}

const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
type Result = (typeof RESULTS)[number];

interface Players {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** The games of the demo club: each call plays the next one with the given result. */
class GameBook {
  readonly #games: readonly string[];
  readonly #taken = new Map<Result, number>();

  constructor() {
    this.#games = readFileSync(join(ROOT, 'local/demo/nairobi-games.pgn'), 'utf8').trim().split('\n\n');
  }

  next(result: Result, { white, black }: Players, day: Day): string {
    const games = this.#games.filter((moves) => moves.endsWith(` ${result}`) || moves.endsWith(`\n${result}`));
    const taken = this.#taken.get(result) ?? 0;
    this.#taken.set(result, taken + 1);
    const tags = Object.entries({ Date: day.replaceAll('-', '.'), White: white, Black: black, Result: result });
    const head = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('');
    return `${head}\n${games[taken % games.length]}\n`;
  }
}

import { addDays, firstOfMonth } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import type { Scores } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  instant,
  type LineNumber,
  type PlayerId,
} from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { named } from './members.ts';
import { challengeId, type DemoLadder, Diary, Scribe } from './scribe.ts';

export const demos: readonly DemoLadder[] = [
  { club: 'shicargo', name: 'Shicargo Players', ladder: 'main', play: playShicargo },
];

const ZONE = 'America/Chicago';
/** The ladder began with a month, and three are settled. */
const MONTHS = 3;
const MINUTE = 60_000;

type Comes = (settled: number) => boolean;
/** `average`: what they score; `keen`: on how many of ten evenings they are there, of the months in which they come. */
const roller = (name: string, average: number, keen: number, comes: Comes = () => true) => ({
  ...named(name),
  average,
  keen,
  comes,
});

const ROLLERS = [
  roller('Marge Kowalski', 468, 7),
  roller('Big Lou', 441, 6),
  roller('Dot', 455, 8),
  roller('Ferris Okafor', 430, 5),
  roller('Aunt Vi', 477, 4, (settled) => settled !== 1),
  roller('Skip', 418, 7),
  roller('Nadia', 462, 6),
  roller('Earl Jessup', 405, 4, (settled) => settled === 0),
  roller('Pepper', 449, 5, (settled) => settled !== 2),
  roller('Walt', 436, 3, (settled) => settled > 0),
];
const NEWCOMER = roller('Cousin Ray', 452, 8, (settled) => settled > 1);
const EVERYBODY = [...ROLLERS, NEWCOMER];

const HOST = { by: 'table host' } as const;

/** Some months of dice up to now, and a game that is running; the same whenever `now` is. */
function playShicargo(now: Instant): Season {
  const diary = new Diary(ZONE);
  const today = diary.today(now);
  const start = monthsBefore(firstOfMonth(today), MONTHS);
  const club = new DiceClub(new Scribe({ ...HEADER, season: { start } }), diary);
  club.seed(start);
  diary.plan(addDays(start, 19), (day) => club.amend('correct', day));
  diary.plan(addDays(start, 47), (day) => club.amend('void', day));
  diary.live(start, today, (day) => club.live(day));
  club.playOn(now);
  return club.scribe.season;
}

const HEADER: Omit<Header, 'season'> = { system: 'shicargo', timezone: ZONE, name: 'Table A' };

function monthsBefore(day: Day, months: number): Day {
  return months === 0 ? day : monthsBefore(firstOfMonth(addDays(day, -1)), months - 1);
}

class DiceClub {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #chance = new Chance(1_996_031);
  readonly #ended: { readonly line: LineNumber; readonly scores: Scores }[] = [];
  #games = 0;

  constructor(scribe: Scribe, diary: Diary) {
    this.scribe = scribe;
    this.#diary = diary;
  }

  seed(day: Day): void {
    const players = ROLLERS.map(({ id, name }) => ({ id, name }));
    this.scribe.write(this.#diary.at(day, 18), 'seed', { order: 'given', players }, HOST);
  }

  /** On most evenings there is a game or two, for as many as are there. */
  live(day: Day): void {
    this.scribe.settleBy(this.#diary.at(day, 19));
    if (!this.#chance.happens(0.5)) return;
    const here = this.#whoComes();
    if (here.length < 2) return;
    const hour = 19 + this.#chance.next();
    const { id, name } = NEWCOMER;
    if (here.includes(id) && !this.scribe.ladder.order.has(id))
      this.scribe.write(this.#diary.at(day, hour - 0.1), 'join', { player: id, name }, HOST);
    const first = this.#start(this.#diary.at(day, hour), here.slice(0, 6));
    const second = here.length > 7 ? this.#start(this.#diary.at(day, hour + 0.2), here.slice(6)) : undefined;
    if (second) this.#finish(this.#diary.at(day, hour + 0.9), second, here.slice(6));
    if (this.#chance.happens(0.05))
      this.scribe.write(this.#diary.at(day, hour + 0.7), 'abandon', { game: first }, HOST);
    else this.#finish(this.#diary.at(day, hour + 1.3), first, here.slice(0, 6));
  }

  playOn(now: Instant): void {
    const second = now - (now % 1000);
    const began = instant(second - 25 * MINUTE);
    this.scribe.settleBy(began);
    const players = this.scribe.ladder.order.players().filter((_, place) => place % 2 === 0);
    this.#start(began, players.slice(0, 4));
    this.scribe.settleBy(now);
  }

  /** Two scores were swapped, or a game was only for fun. */
  amend(verb: 'correct' | 'void', day: Day): void {
    const last = this.#ended.at(-1);
    if (!last) return;
    const at = this.#diary.at(day, 11);
    const { line, scores } = last;
    const [one, other, ...rest] = scores;
    if (verb === 'void' || !one || !other) this.scribe.write(at, 'void', { line }, HOST);
    else this.scribe.write(at, 'correct', { line, scores: [[one[0], other[1]], [other[0], one[1]], ...rest] }, HOST);
  }

  #whoComes(): readonly PlayerId[] {
    const settled = this.scribe.ladder.settled.length;
    const here = EVERYBODY.filter(({ keen, comes }) => this.#chance.happens(keen / 10) && comes(settled));
    return this.#chance.shuffled(here.map(({ id }) => id));
  }

  #start(at: Instant, players: readonly PlayerId[]): ChallengeId {
    this.#games += 1;
    const id = challengeId(`game-${this.#games}`);
    this.scribe.write(at, 'start', { id, players }, HOST);
    return id;
  }

  #finish(at: Instant, game: ChallengeId, players: readonly PlayerId[]): void {
    const scores = players.map((player) => [player, this.#roll(player)] as const);
    this.#ended.push({ line: this.scribe.write(at, 'finish', { game, scores }, HOST), scores });
  }

  #roll(player: PlayerId): number {
    const { average = 440 } = EVERYBODY.find(({ id }) => id === player) ?? {};
    const luck = Array.from({ length: 4 }, () => this.#chance.between(-70, 70));
    return average + luck.reduce((sum, each) => sum + each, 0);
  }
}

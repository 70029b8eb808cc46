import { addDays } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import { entryTarget } from '#shared/rules/go/programs.ts';
import type { Pairing, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { named, withId } from './members.ts';
import { challengeId, type DemoLadder, Diary, Scribe } from './scribe.ts';

const ZONE = 'Europe/London';
const DAYS_SO_FAR = 96;
/** How many days after the first the newcomers enter; the last of them has not found its place yet. */
const ENTRIES = [24, 52, DAYS_SO_FAR - 9];
const ONE_LEAVES = 70;

const KEEPER = { by: 'ladder keeper' } as const;

const PROGRAMS = { club: 'computer-go', name: 'Computer Go Ladder' } as const;

export const demos: readonly DemoLadder[] = [
  { ...PROGRAMS, ladder: '9x9', play: (now) => playField(now, SMALL) },
  { ...PROGRAMS, ladder: '19x19', play: (now) => playField(now, LARGE) },
];

/** Some months of a ladder of programs up to now, the same whenever `now` is on the same day. */
function playField(now: Instant, field: ProgramField): Season {
  const diary = new Diary(ZONE);
  const today = diary.today(now);
  const start = addDays(today, -DAYS_SO_FAR);
  const ladder = new ProgramLadder(new Scribe(headerFrom(start, field.board)), diary, field);
  ladder.seed(start);
  for (const [index, newcomer] of field.newcomers.entries()) {
    const entry = addDays(start, ENTRIES[index + ENTRIES.length - field.newcomers.length] ?? 0);
    diary.plan(entry, (day) => ladder.join(newcomer, day));
  }
  diary.plan(addDays(start, ONE_LEAVES), (day) => ladder.leave(day));
  diary.live(start, today, (day) => ladder.live(day));
  return ladder.scribe.season;
}

const headerFrom = (start: Day, board: 9 | 19): Header => ({
  system: 'computer-go',
  timezone: ZONE,
  season: { start },
  board,
  name: `${board}×${board}`,
});

class ProgramLadder {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #field: ProgramField;
  readonly #chance: Chance;
  #games = 0;

  constructor(scribe: Scribe, diary: Diary, field: ProgramField) {
    this.scribe = scribe;
    this.#diary = diary;
    this.#field = field;
    this.#chance = new Chance(field.seed);
  }

  seed(day: Day): void {
    const players = this.#field.founders.map(({ strength, ...player }) => player);
    this.scribe.write(this.#diary.at(day, 12), 'seed', { order: 'given', players }, KEEPER);
  }

  join({ id: player, name, strength: _, ...terms }: Program, day: Day): void {
    this.scribe.write(this.#diary.at(day, 13), 'join', { player, name, ...terms }, KEEPER);
  }

  /** One below the middle is withdrawn by its author, and the gaps beside it become one. */
  leave(day: Day): void {
    const player = this.scribe.ladder.order.at(this.scribe.ladder.order.size - 2);
    if (player) this.scribe.write(this.#diary.at(day, 18), 'leave', { player }, KEEPER);
  }

  /** An entering program challenges by the entry rule, and every few days two neighbours arrange a game, some days ahead. */
  live(day: Day): void {
    for (const { id } of this.#field.newcomers) this.#enter(id, day);
    if (!this.#chance.happens(0.45)) return;
    const { order } = this.scribe.ladder;
    const place = this.#chance.between(1, order.size - 1);
    const [upper, lower] = [order.at(place), order.at(place + 1)];
    if (!upper || !lower) return;
    if (this.#chance.happens(0.6)) this.#announce(lower, upper, day);
    else this.#announce(upper, lower, day);
  }

  #enter(player: PlayerId, day: Day): void {
    const { ladder } = this.scribe;
    const target = ladder.players.get(player)?.entering && entryTarget(ladder, player);
    if (target) this.#announce(player, target, day);
  }

  #announce(challenger: PlayerId, challenged: PlayerId, day: Day): void {
    const game = { id: challengeId(`g${this.#games + 1}`), challenger, challenged };
    const at = this.#diary.at(day, 14 + this.#chance.next() * 4);
    if (!this.scribe.allows(at, 'challenge', game)) return;
    this.#games += 1;
    this.scribe.write(at, 'challenge', game, { by: this.#author(challenger) });
    const { id: challenge } = game;
    this.#diary.plan(addDays(day, 1), (accepted) => {
      if (this.#isOpen(game))
        this.scribe.write(this.#diary.at(accepted, 10), 'accept', { challenge }, { by: this.#author(challenged) });
    });
    this.#diary.plan(addDays(day, this.#chance.between(2, 6)), (played) => this.#play(game, played));
  }

  #play(game: Pairing, day: Day): void {
    if (!this.#isOpen(game)) return;
    const { challenger, id: challenge } = game;
    const at = this.#diary.at(day, 19 + this.#chance.next() * 4);
    if (this.#chance.happens(0.03)) {
      this.scribe.write(at, 'withdraw', { challenge }, { by: this.#author(challenger) });
      return;
    }
    const score = this.#wins(game) ? ([1, 0] as const) : ([0, 1] as const);
    this.scribe.write(at, 'result', { challenge, score }, KEEPER);
  }

  #isOpen = ({ id }: Pairing): boolean => this.scribe.ladder.challenges.has(id);

  /** The more stones the stronger one gives, the more even the game. */
  #wins({ id, challenger, challenged }: Pairing): boolean {
    const { level = 0, kind } = this.scribe.ladder.challenges.get(id)?.terms ?? {};
    const ahead = this.#strengthOf(challenger) - this.#strengthOf(challenged) + (kind === 'down' ? -level : level);
    return this.#chance.happens(1 / (1 + 3 ** -ahead));
  }

  #strengthOf = (id: PlayerId): number => this.#programOf(id).strength;

  #author = (id: PlayerId): string => `author of ${this.#programOf(id).name}`;

  #programOf = (id: PlayerId): Program => withId([...this.#field.founders, ...this.#field.newcomers], id);
}

interface Program extends SeededPlayer {
  readonly name: string;
  /** How many stones it could give to the weakest one of its ladder: what the games of the story come from. */
  readonly strength: number;
}

type ProgramTerms = Omit<Program, 'id' | 'name' | 'strength'>;

const program = (name: string, strength: number, terms: ProgramTerms = {}): Program => ({
  ...named(name),
  strength,
  ...terms,
});

/** A ladder of programs: those that it began with, top first, and those that came later, in that order. */
interface ProgramField {
  readonly board: 9 | 19;
  readonly seed: number;
  readonly founders: readonly Program[];
  readonly newcomers: readonly Program[];
}

const LARGE: ProgramField = {
  board: 19,
  seed: 19_253,
  founders: [
    program('Mossgate', 17.4, { gap: '1+', main: 30, byoyomi: 15, scoring: 'Chinese' }),
    program('Quiet Dragon', 16.2, { gap: '2.5', main: 20, byoyomi: 25, scoring: 'Japanese' }),
    program('Lanternfish', 13.9, { gap: '0?', main: 15, byoyomi: 25, scoring: 'Chinese' }),
    program('Greybeard', 13.1, { gap: '3.5-', main: 45, byoyomi: 10, scoring: 'Japanese' }),
    program('Tenuki Tern', 10.3, { gap: '1', main: 20, byoyomi: 12, scoring: 'Chinese' }),
    program('Driftwood', 9.2, { gap: '2.5+', main: 10, byoyomi: 20, scoring: 'Chinese' }),
    program('Cornerstone', 6.1, { gap: '0-', main: 15, byoyomi: 15, scoring: 'Japanese' }),
    program('Two Thumbs', 5.7, { gap: '4.5?', main: 20, byoyomi: 25 }),
    program('Pebblewise', 0.8, { main: 10, byoyomi: 10, scoring: 'Chinese' }),
  ],
  newcomers: [
    program('Nightjar', 11.6, { main: 25, byoyomi: 15, scoring: 'Chinese' }),
    program('Hedge School', 14.6, { main: 15, byoyomi: 30, scoring: 'Japanese' }),
    program('Saltmarsh', 4.2, { main: 12, byoyomi: 12 }),
  ],
};

const SMALL: ProgramField = {
  board: 9,
  seed: 9_044,
  founders: [
    program('Quiet Dragon', 5.1, { gap: '0+', main: 5, byoyomi: 5, scoring: 'Japanese' }),
    program('Mossgate', 4.6, { gap: '1', main: 10, byoyomi: 5, scoring: 'Chinese' }),
    program('Snailrace', 3.2, { gap: '1-', main: 10, byoyomi: 10, scoring: 'Chinese' }),
    program('Pebblewise', 2.1, { gap: '0?', main: 5, byoyomi: 8, scoring: 'Chinese' }),
    program('Cornerstone', 1.9, { gap: '2.5?', main: 8, byoyomi: 5, scoring: 'Japanese' }),
    program('Atari Otter', 0.2, { main: 3, byoyomi: 3 }),
  ],
  newcomers: [
    program('Tenuki Tern', 2.9, { main: 6, byoyomi: 4, scoring: 'Chinese' }),
    program('Driftwood', 3.9, { main: 5, byoyomi: 5, scoring: 'Chinese' }),
  ],
};

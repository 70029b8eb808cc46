import { addDays } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { Season } from '#shared/engine/season.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies, Command, GamePoints, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import { type Day, type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { formatLog } from '../format.ts';
import { RESULTS } from '../texts.ts';
import type { EarlierHeader, NamedPlayer, ResultToReplay } from './earlier-season.ts';
import { comesTo, type Tally, turned, type WrittenScore } from './read-score.ts';

export interface SeasonOfResults {
  /** The season as a log that any ladder is made from. */
  readonly log: string;
  readonly ladder: Ladder;
  /** The order in which it began. */
  readonly beginning: readonly PlayerId[];
  /** Results that the rules don't take, by their lines in the list. */
  readonly refused: readonly { readonly line: number; readonly says: string }[];
  /** Why the player who is said to have won the final can't have, by these results, as a sentence. */
  readonly noWinner?: string;
}

/** At noon, so that no change of clocks moves a date. */
const NOON = 12 * 3_600_000;
/** On the night of a final after its cut, for which no list tells who was there (L29); and after its last game. */
const [AFTER_CUT, AFTER_FINAL] = [21 * 3_600_000, 23.5 * 3_600_000];

/**
 * Plays results through the rules, in the order of their dates. It begins with the `beginning`, top first, and those who are not
 * in it join at the bottom when they first play; without one it begins with everybody, as they first appear. Where the list
 * doesn't say who challenged, the lower of the two did. What the rules would only allow as an exception was allowed by playing it.
 * Where a final decides the season, it has a champion only if its `winner` is said.
 */
export function seasonOfResults(
  header: EarlierHeader,
  results: readonly ResultToReplay[],
  beginning: readonly NamedPlayer[] = [],
  winner?: NamedPlayer,
): SeasonOfResults {
  const { start, end } = header.season;
  const { hasFinal } = systemOf({ header }).controls;
  const first = beginning.length > 0 ? beginning : everybodyIn(results);
  const replay = new ReplayOfResults(header, instantOf(header.timezone, start, NOON), first);
  const refused = results.flatMap((result) => {
    const isWithin = start <= result.day && result.day <= end;
    const says = isWithin ? replay.play(result) : RESULTS.outside(start, end);
    return says === undefined ? [] : [{ line: result.line, says }];
  });
  // The last days count too; but a final that nobody has told of would take everybody off the ladder.
  if (!hasFinal) replay.settle(instantOf(header.timezone, addDays(end, 1)));
  const noWinner = hasFinal && winner ? replay.crown(winner, end) : undefined;
  return {
    ...(noWinner !== undefined && { noWinner }),
    log: formatLog(header, replay.commands),
    ladder: replay.ladder,
    beginning: first.map(({ id }) => id),
    refused,
  };
}

function everybodyIn(results: readonly ResultToReplay[]): readonly NamedPlayer[] {
  const seen = new Map<PlayerId, NamedPlayer>();
  for (const { players } of results)
    for (const player of players) if (!seen.has(player.id)) seen.set(player.id, player);
  return [...seen.values()];
}

class ReplayOfResults {
  readonly #header: Header;
  #season: Season;
  readonly commands: Command[] = [];

  constructor(header: Header, at: Instant, players: readonly NamedPlayer[]) {
    this.#header = header;
    this.#season = new Season(header);
    if (players.length > 0) this.#record({ at, verb: 'seed', body: { order: 'given', players: players.map(seeded) } });
  }

  get ladder(): Ladder {
    return this.#season.ladder;
  }

  settle(at: Instant): void {
    this.#record({ at, verb: 'settle', body: {} });
  }

  /** Why the rules don't take it, as a sentence. Then nobody has joined for it either. */
  play(result: ResultToReplay): string | undefined {
    const at = instantOf(this.#header.timezone, result.day, this.#timeOn(result.day));
    const before = this.commands.length;
    const no = this.#join(result, at) ?? this.#match(result, at);
    if (no !== undefined) this.#backTo(before);
    return no;
  }

  #timeOn(day: Day): number {
    return systemOf(this.ladder).controls.hasFinal && day === this.#header.season.end ? AFTER_CUT : NOON;
  }

  #backTo(count: number): void {
    if (this.commands.length === count) return;
    this.commands.length = count;
    this.#season = Season.of(this.#header, this.commands);
  }

  /**
   * The end of the final, of which it is only known who won it: rung 1, unless one who lost rung 1 that night without playing was
   * there and took it back in a play-off (L32–L34). Why the rules don't have it so, as a sentence.
   */
  crown({ id: player, name }: NamedPlayer, day: Day): string | undefined {
    const at = instantOf(this.#header.timezone, day, AFTER_FINAL);
    const before = this.commands.length;
    if (this.ladder.order.at(1) !== player) this.#record({ at, verb: 'arrive', body: { player } });
    this.#record({ at, verb: 'close', body: {} });
    for (const players of this.#playoffsOf(player)) {
      const playoff: Command<'playoff'> = { at, verb: 'playoff', body: { players, winner: player } };
      // Only one that is due is taken without an objection.
      if (!this.#season.against(playoff)) this.#record(playoff);
    }
    if (systemOf(this.ladder).honours(this.ladder).champion === player) return undefined;
    this.#backTo(before);
    const top = this.ladder.order.at(1);
    return RESULTS.notTheWinner(name, top === undefined ? '' : nameOf(this.ladder, top));
  }

  /** The play-offs that a player may be in, in the order in which they would come: against others who lost rung 1, then for it. */
  #playoffsOf(player: PlayerId): readonly Bodies['playoff']['players'][] {
    const top = this.ladder.order.at(1);
    const others = systemOf(this.ladder)
      .honours(this.ladder)
      .displaced.filter((other) => other !== player);
    const first = others.flatMap((other) => [[player, other] as const, [other, player] as const]);
    return top === undefined || top === player ? first : [...first, [player, top]];
  }

  #join({ players }: ResultToReplay, at: Instant): string | undefined {
    for (const { id: player, ...said } of players) {
      const isNew = !this.ladder.players.has(player);
      const join: Command<'join'> = { at, verb: 'join', body: { player, ...(isNew && said) } };
      // What falls due by then may yet take off a player who is on the ladder.
      if (this.ladder.order.has(player) && this.#season.against(join)) continue;
      const no = this.#record(join);
      if (no) return no.message;
    }
    return undefined;
  }

  #match(result: ResultToReplay, at: Instant): string | undefined {
    const bodies = this.#bodiesOf(result);
    if (typeof bodies === 'string') return bodies;
    let first: Refusal | undefined;
    for (const body of bodies) {
      const no = this.#record({ at, verb: 'match', body });
      if (!no) return undefined;
      first ??= no;
      if (no.code !== 'bad-score') break;
    }
    return first?.message;
  }

  /** The match with each way in which this system may take its score, the fullest first; or why there is none. */
  #bodiesOf({
    line,
    players: [one, other],
    score,
    isDrawn,
    challenger,
  }: ResultToReplay): readonly Bodies['match'][] | string {
    const rung = ({ id }: NamedPlayer) => this.ladder.order.rungOf(id) ?? 0;
    const isFirst = challenger === undefined ? rung(one) > rung(other) : challenger === 0;
    const [by, against] = isFirst ? [one, other] : [other, one];
    const id = parseChallengeId(`line-${line}`);
    if (!id) throw new Error('an id of ours is none');
    const scores = scoresFor(this.ladder, isFirst || !score ? score : turned(score), isDrawn, isFirst);
    return typeof scores === 'string'
      ? scores
      : scores.map((each) => ({ id, challenger: by.id, challenged: against.id, ...each }));
  }

  /** Records what is accepted, or would be by way of exception. */
  #record(command: Command): Refusal | undefined {
    const no = this.#season.against(command);
    const isExcused = no !== undefined && isSoft(no.code);
    const given = isExcused ? { ...command, override: RESULTS.reason } : command;
    const still = isExcused ? this.#season.against(given) : no;
    if (still) return still;
    this.#season.append(given);
    this.commands.push(given);
    return undefined;
  }
}

const seeded = ({ id, name, people }: NamedPlayer): SeededPlayer => ({ id, name, ...(people && { people }) });

type Scored = Pick<Bodies['match'], 'score' | 'points' | 'walkover' | 'retired'>;

function scoresFor(
  ladder: Ladder,
  score: WrittenScore | undefined,
  isDrawn: boolean,
  challengerWon: boolean,
): readonly Scored[] | string {
  const { rules, score: scoring } = systemOf(ladder);
  if (scoring.corrects !== 'score') throw new Error('a game of several has no winner and loser');
  const fields: readonly string[] = rules.match?.fields ?? [];
  const fits = (tally: Tally) => scoring.fits(tally, ladder);
  const sided = ([won, lost]: Tally): Tally => (challengerWon ? [won, lost] : [lost, won]);
  // Of a game, rather than of a match with several, there is only one way to win.
  const only = sided(isDrawn ? [0.5, 0.5] : [1, 0]);
  if (score?.walkover) {
    const best = WINS.map(sided).find(fits);
    return fields.includes('walkover') && best ? [{ score: best, walkover: true }] : RESULTS.noWalkover;
  }
  if (!score || score.tallies.length === 0) return fits(only) ? [{ score: only }] : RESULTS.scoreMissing;
  const isPlayedOut = !score.retired || !fields.includes('retired');
  const points: GamePoints = score.tallies;
  const total = comesTo(score);
  const scores = [total, ...(isPlayedOut ? [] : WINS.map(sided)), only].filter(fits);
  if (scores.length === 0) return scoring.says(ladder);
  const end = isPlayedOut ? {} : { retired: true as const };
  return [
    ...(fields.includes('points') ? scores.map((each) => ({ score: each, points, ...end })) : []),
    ...scores.map((each) => ({ score: each, ...end })),
  ];
}

/** The fewest games that win a match, lost by as many as can be. */
const WINS: readonly Tally[] = [1, 2, 3, 4, 5].map((games) => [games, 0]);

/** The log of a season of which only the final order is known, top first: by rungs alone, whatever the ladder is played by. */
export function seasonOfOrder(header: EarlierHeader, order: readonly NamedPlayer[]): string {
  const at = instantOf(header.timezone, header.season.end, NOON);
  return formatLog(header, [{ at, verb: 'seed', body: { order: 'given', players: order.map(seeded) } }]);
}

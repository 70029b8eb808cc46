import { later } from '#shared/calendar/days.ts';
import type { Scores } from '#shared/vocabulary/command.ts';
import { a, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { remembered } from '#shared/vocabulary/lens.ts';
import { everywhere, slot } from '#shared/vocabulary/slot.ts';
import { asColumns, asRecords, inHead, listedById } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A game for points that is running, or has ended (Shicargo). Its pot holds one stake a player. */
export interface PotGame {
  readonly id: ChallengeId;
  /** In the order of their seats. */
  readonly players: readonly PlayerId[];
  readonly started: Instant;
  /** How often the ladder's settings had been changed when it was started; missing for never. */
  readonly under?: number;
  /** Its scores, where they have yet to count: the stakes stay in the pot until they do. */
  readonly awaiting?: AwaitingScores;
  readonly decided?: LineNumber;
}

/** The scores of a game that a player reported, and that another one who sat in it may confirm or dispute. */
export interface AwaitingScores {
  readonly scores: Scores;
  readonly day: Day;
  /** The last day of the last settled period over whose end it had run when they were reported. */
  readonly ran?: Day;
  readonly line: LineNumber;
  readonly reported: PlayerId;
  /** When they count by themselves. */
  readonly counts?: Instant;
  /** One of the players disputes the scores: they wait for the club. */
  readonly disputed?: PlayerId;
}

export const playedBy = ({ day, ran = day }: Pick<AwaitingScores, 'day' | 'ran'>): Day => later(day, ran);

export interface Purse {
  /** Stakes in running pots are not among them. */
  readonly points: number;
  /** Counts admissions: of equals, the one who joined first is listed first. */
  readonly seat: number;
  /** The points at the first instant of this month, for those who were there. */
  readonly opening?: number;
  /** The points at the first instant of the first month missed in this run. */
  readonly original?: number;
}

export const gamesSlot = everywhere(
  slot(
    'games',
    Table.empty<ChallengeId, PotGame>(),
    listedById(asRecords<ChallengeId, PotGame>('game#')),
    listOf(
      fields({
        id: a('challenge'),
        players: listOf(a('player')),
        started: a('instant'),
        under: perhaps(a('count')),
        awaiting: perhaps(
          fields({
            scores: listOf(tupleOf(a('player'), a('number'))),
            day: a('day'),
            ran: perhaps(a('day')),
            line: a('line'),
            reported: a('player'),
            counts: perhaps(a('instant')),
            disputed: perhaps(a('player')),
          }),
        ),
        decided: perhaps(a('line')),
      }),
    ),
  ),
);

const gamesBefore = remembered<Table<ChallengeId, PotGame>>('games', Table.empty());

export const endedGame = (ladder: Ladder, id: ChallengeId): PotGame | undefined => gamesBefore.of(ladder).get(id);

export const over = (ladder: Ladder, game: PotGame): Ladder =>
  gamesBefore.set(
    gamesSlot.set(ladder, gamesSlot.of(ladder).delete(game.id)),
    gamesBefore.of(ladder).set(game.id, game),
  );

/** What each player on the ladder has; it moves with the order. */
export const pursesSlot = everywhere(
  slot(
    'purses',
    Table.empty<PlayerId, Purse>(),
    asColumns<Purse>({ points: 'points', seats: 'seat' }, { openings: 'opening', originals: 'original' }),
    listOf(
      tupleOf(
        a('player'),
        fields({
          points: a('number'),
          seat: a('count'),
          opening: perhaps(a('number')),
          original: perhaps(a('number')),
        }),
      ),
    ),
  ),
);

/** The first day of the month that has begun: months are worked out even if they do not count. */
export const monthBeganSlot = everywhere(
  slot<Day | undefined>('monthBegan', undefined, inHead<Day | undefined>(undefined), perhaps(a('day'))),
);

/** How many players were ever admitted: the ladder holds 1000 points for each. */
export const admissionsSlot = everywhere(slot<number>('admissions', 0, inHead(0), a('count')));

export const seatsSlot = everywhere(slot<number>('seats', 0, inHead(0), a('count')));

export const potSlots = [gamesSlot, pursesSlot, monthBeganSlot, admissionsSlot, seatsSlot] as const;

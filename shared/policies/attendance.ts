import { localOf } from '../calendar/zone.ts';
import type { Command } from '../ladder/command.ts';
import type { Challenge, Ladder } from '../ladder/ladder.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId } from '../ladder/vocabulary.ts';
import type { Attendance } from '../systems/system.ts';

/** Who has played as the ladder itself remembers it: enough as long as nothing looks back. */
export const asRemembered: Attendance = {
  lastPlayed: (ladder, player) => ladder.players.get(player)?.played,
  counts: () => true,
};

/**
 * The last day credited for a match that ran over the end of a settled period: whoever is in a match at the instant a
 * period is due has played in it (§0 Playing).
 */
export function ranOverUntil(ladder: Ladder, from: Day, to: Day): Day | undefined {
  return ladder.settled.findLast((period) => from <= period.last && period.last < to)?.last;
}

interface Opened {
  readonly players: readonly PlayerId[];
  readonly day: Day;
}

interface Play {
  readonly line: LineNumber;
  readonly players: readonly PlayerId[];
  readonly day: Day;
  /** From the day on which the match began to that on which its result was recorded. */
  readonly ran?: { readonly from: Day; readonly to: Day };
}

/**
 * Who has played according to a whole log, with what was recorded late and without what was voided: settled periods
 * always reflect the results that now stand (§0).
 */
export class Register implements Attendance {
  readonly #zone: string;
  readonly #opened = new Map<ChallengeId, Opened>();
  readonly #plays = new Map<PlayerId, Play[]>();
  readonly #lines = new Map<LineNumber, Play>();
  readonly #abandoned = new Set<ChallengeId>();

  constructor(zone: string) {
    this.#zone = zone;
  }

  /** Takes note of what a line says about who played. */
  note(line: LineNumber, command: Command): void {
    switch (command.verb) {
      case 'challenge':
        this.#opened.set(command.body.id, {
          players: [command.body.challenger, command.body.challenged],
          day: this.#day(command.at),
        });
        break;
      case 'result':
        this.#noteResult(line, command);
        break;
      case 'match':
        this.#add({
          line,
          players: [command.body.challenger, command.body.challenged],
          day: this.#day(command.body.playedAt ?? command.at),
        });
        break;
      case 'abandon':
        if (command.body.challenge) this.#abandoned.add(command.body.challenge);
        break;
    }
  }

  /** A line no longer says that anybody played. */
  forget(line: LineNumber): void {
    const play = this.#lines.get(line);
    for (const player of play?.players ?? []) {
      this.#plays.set(player, this.#plays.get(player)?.filter((each) => each !== play) ?? []);
    }
    this.#lines.delete(line);
  }

  lastPlayed(ladder: Ladder, player: PlayerId, until: Day): Day | undefined {
    let last: Day | undefined;
    for (const { day, ran } of this.#plays.get(player) ?? []) {
      const days = [
        day,
        ran && ran.from <= until && until < ran.to ? until : undefined,
        ran && ranOverUntil(ladder, ran.from, ran.to),
      ];
      for (const each of days) if (each && each <= until && (!last || each > last)) last = each;
    }
    return last;
  }

  counts(challenge: Challenge): boolean {
    return !this.#abandoned.has(challenge.id);
  }

  #day(at: Instant): Day {
    return localOf(this.#zone, at).day;
  }

  #noteResult(line: LineNumber, { at, body }: Command<'result'>): void {
    const opened = this.#opened.get(body.challenge);
    if (!opened) return;
    const ran = { from: opened.day, to: this.#day(at) };
    this.#add({ line, players: opened.players, day: this.#day(body.playedAt ?? at), ran });
  }

  #add(play: Play): void {
    this.#lines.set(play.line, play);
    for (const player of play.players) {
      const plays = this.#plays.get(player);
      if (plays) plays.push(play);
      else this.#plays.set(player, [play]);
    }
  }
}

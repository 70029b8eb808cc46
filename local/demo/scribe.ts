import { decide } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Bodies, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber, type Verb } from '#shared/vocabulary/vocabulary.ts';

/** Writes down what happens at a club, as the rules allow it: a refusal is a mistake of the story. */
export class Scribe {
  readonly season: Season;

  constructor(header: Header) {
    this.season = new Season(header);
  }

  get ladder(): Ladder {
    return this.season.ladder;
  }

  /** Records an entry, not before the one above it; says on which line it stands. */
  write<V extends Verb>(at: Instant, verb: V, body: Bodies[V], stamp: Omit<Stamp, 'at'>): LineNumber {
    const when = instant(Math.max(at, this.ladder.at));
    const { refusal, ladder } = this.season.decide(commandOf<Verb>({ at: when, ...stamp }, verb, body));
    if (refusal) throw new Error(`${verb} was refused: ${refusal.message}`);
    return ladder.line;
  }

  /** Whether the rules allow an entry that does not look back. */
  allows<V extends Verb>(at: Instant, verb: V, body: Bodies[V]): boolean {
    const when = instant(Math.max(at, this.ladder.at));
    return decide(this.ladder, commandOf<Verb>({ at: when }, verb, body)).refusal === undefined;
  }

  /** What falls due is settled by the timer, at the moment at which it does. */
  settleBy(by: Instant): void {
    for (let due = nextDue(this.ladder); due !== undefined && due <= by; due = nextDue(this.ladder)) {
      this.write(due, 'settle', {}, { by: 'timer' });
    }
  }
}

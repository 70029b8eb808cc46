import type { Bodies, Stamp } from '../../shared/ladder/command.ts';
import type { Header } from '../../shared/ladder/header.ts';
import type { Ladder } from '../../shared/ladder/ladder.ts';
import { Season } from '../../shared/ladder/season.ts';
import { type Instant, instant, type LineNumber, type Verb } from '../../shared/ladder/vocabulary.ts';
import { commandOf } from '../../shared/log/parse.ts';

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
}

import { gapShown } from '#shared/rules/go/gaps.ts';
import { entrantsSlot } from '#shared/rules/go/slots.ts';
import { type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { RulesClub } from '../club.ts';

/** A ladder of programs as its table shows it, top first, each gap between the two that it parts: "ash 2.5+ birch 0? cedar". */
export type Picture = string;

/** A ladder of programs, with a clock of its own, that can be told in a few words. */
export class Programs extends RulesClub {
  constructor(changes: object = {}) {
    super({ system: 'computer-go', season: { start: '2021-01-04' }, board: 9, ...changes });
  }

  /** Plays a game: the one named first challenges and wins. */
  wins(challenger: string, challenged: string): this {
    return this.plays(challenger, challenged, [1, 0]);
  }

  /** Plays a game: the one named first challenges and loses. */
  loses(challenger: string, challenged: string): this {
    return this.plays(challenger, challenged, [0, 1]);
  }

  won(game: { readonly challenge: string }): this {
    return this.result(game, [1, 0]);
  }

  lost(game: { readonly challenge: string }): this {
    return this.result(game, [0, 1]);
  }

  /** What an open challenge is played at: "up at 2", "entry at 0". */
  terms({ challenge }: { readonly challenge: string }): string | undefined {
    const id = parseChallengeId(challenge);
    const terms = id && this.ladder.challenges.get(id)?.terms;
    return terms && `${terms.kind} at ${terms.level}`;
  }

  get picture(): Picture {
    const shown = (program: PlayerId): string => [program, gapShown(this.ladder, program) ?? ''].join(' ').trim();
    return this.ladder.order.players().map(shown).join(' ');
  }

  /** Who takes part without a rung, in the order in which they joined. */
  get waiting(): string {
    return entrantsSlot.of(this.ladder).join(' ');
  }
}

export function ladderOf(picture: Picture, changes: object = {}): Programs {
  const words = picture.split(' ');
  const players = words.flatMap((id, index) => {
    const gap = words[index + 1];
    return index % 2 === 1 ? [] : [{ id, ...(gap !== undefined && { gap }) }];
  });
  return new Programs(changes).does('seed', { order: 'given', players });
}

/** A ladder after games in the order in which they were played: "birch beats ash", the challenger first. */
export function ladderAfter(picture: Picture, ...games: readonly string[]): Picture {
  const ladder = ladderOf(picture);
  for (const game of games) {
    const [challenger = '', how, challenged = ''] = game.split(' ');
    ladder.plays(challenger, challenged, how === 'beats' ? [1, 0] : [0, 1]);
  }
  return ladder.picture;
}

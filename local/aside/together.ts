import { inTurn, isFull, NeverBegun, roundOf, type Terms } from '#functions/runtime/threads/threads.ts';

/** Of whom something is asked, in which lane, and how long it may wait and then take, in milliseconds. */
export type Asked = Required<Pick<Terms, 'lane' | 'sender' | 'limit'>>;

interface Piece<Ask, Answer> extends Asked {
  readonly round: number;
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

/** Does together what it takes when its turn comes; answers in the order of asking. */
type Work<Ask, Answer> = (take: () => readonly Ask[], terms: Asked) => Promise<readonly Answer[]>;

/** How much is done together at most. */
const MOST = 32;

/**
 * What comes while a lane is at work is done together next: one of each sender, so that what somebody asks for is done in
 * the order of asking.
 */
export class Together<Ask, Answer> {
  readonly #work: Work<Ask, Answer>;
  readonly #waiting = new Map<string, Piece<Ask, Answer>[]>();

  constructor(work: Work<Ask, Answer>) {
    this.#work = work;
  }

  /** Throws what the work throws, or `NeverBegun` where its turn did not come. */
  ask(ask: Ask, asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { lane, limit } = asked;
      const queue = this.#waiting.get(lane);
      if (isFull(queue ?? [], asked)) return reject(new NeverBegun(`${queue?.length} others wait`));
      const patience = setTimeout(() => this.#giveUp(piece), limit);
      const piece = { ...asked, round: roundOf(queue ?? [], asked), ask, resolve, reject, patience };
      this.#waiting.set(lane, inTurn(queue ?? [], piece));
      if (!queue) void this.#begin(asked);
    });
  }

  async #begin(asked: Asked): Promise<void> {
    const { lane } = asked;
    let taken: readonly Piece<Ask, Answer>[] = [];
    const take = (): readonly Ask[] => {
      taken = this.#take(lane);
      return taken.map(({ ask }) => ask);
    };
    try {
      const answers = await this.#work(take, { ...asked, sender: '' });
      for (const [index, { resolve, reject }] of taken.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('there is no answer'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of taken.length > 0 ? taken : this.#takeAll(lane)) reject(error);
    }
  }

  /** Those of one round; for the others a next turn is asked for. */
  #take(lane: string): readonly Piece<Ask, Answer>[] {
    const queue = this.#waiting.get(lane) ?? [];
    const rounds = queue.filter(({ round }) => round === queue[0]?.round).slice(0, MOST);
    this.#keep(lane, queue.slice(rounds.length));
    for (const { patience } of rounds) clearTimeout(patience);
    const [next] = this.#waiting.get(lane) ?? [];
    if (next) void this.#begin(next);
    return rounds;
  }

  #takeAll(lane: string): readonly Piece<Ask, Answer>[] {
    const all = this.#waiting.get(lane) ?? [];
    this.#waiting.delete(lane);
    for (const { patience } of all) clearTimeout(patience);
    return all;
  }

  #giveUp(piece: Piece<Ask, Answer>): void {
    const { lane, limit, reject } = piece;
    this.#keep(
      lane,
      (this.#waiting.get(lane) ?? []).filter((each) => each !== piece),
    );
    reject(new NeverBegun(`was not begun within ${limit / 1000} s`));
  }

  #keep(lane: string, left: Piece<Ask, Answer>[]): void {
    if (left.length > 0) this.#waiting.set(lane, left);
    else this.#waiting.delete(lane);
  }
}

import { parseDue } from '#functions/settling/message.ts';
import { within } from './one-by-one.ts';
import type { Fetch } from './pages.ts';
import type { Publisher } from './publisher.ts';

/** How long a start waits for everything to be published before it says where that is, in milliseconds. */
const PATIENCE = 15_000;
/** How long a page is waited for that is not there yet. */
const PAGE = 5000;

/** The first look of a laptop at everything: until it is over, pages are missing that are only yet to be made. */
export class FirstLook {
  readonly #publisher: Publisher;
  #isOver = false;
  #over: Promise<void> = Promise.resolve();

  constructor(publisher: Publisher) {
    this.#publisher = publisher;
  }

  /** Done when it is over. */
  get over(): Promise<void> {
    return this.#over;
  }

  /** Begins it, and waits for it, but not for long. */
  async begin(look: () => Promise<void>): Promise<void> {
    this.#over = look().finally(() => {
      this.#isOver = true;
    });
    await within(PATIENCE, this.#over);
  }

  /**
   * Has the ladder published out of turn to which a page belongs; lists come soon by themselves. Later only what was made
   * a moment ago is waited for.
   */
  readonly fetch: Fetch = async (path) => {
    if (this.#isOver) {
      await within(PAGE, this.#publisher.made());
      return 'no-more';
    }
    const due = parseDue(path.split('/').slice(1, 3).join('/'));
    if (due) await this.#publisher.prompt(due.key, PAGE);
    else await within(PAGE, this.#over);
    return 'not-yet';
  };
}

import { afterAll, beforeAll } from 'vitest';
import { Laptop, sharedLaptop, startOnFriday, useFolder } from '../local/laptop.ts';

interface Friday {
  readonly laptop: Laptop;
}

interface OwnFriday extends Friday {
  /** Where its data lie. */
  readonly folder: string;
  /** Starts it again at the same place, where the clock shows something else by then. */
  readonly later: (clock: string) => Promise<void>;
}

const begun = (laptop: Laptop | undefined): Laptop => {
  if (!laptop) throw new Error('the laptop has not started');
  return laptop;
};

/** The laptop that tests share, on the Friday evening of the demo: each makes its own clubs or ladders there. */
export function useFriday(): Friday {
  let laptop: Laptop | undefined;
  beforeAll(async () => {
    laptop = await sharedLaptop();
  });
  return {
    get laptop() {
      return begun(laptop);
    },
  };
}

/** A laptop for the tests of one file alone, on that evening; `args` are asked for when it starts. */
export function useOwnFriday(args: () => readonly string[] = () => []): OwnFriday {
  const folder = useFolder();
  let laptop: Laptop | undefined;
  beforeAll(async () => {
    laptop = await startOnFriday(folder, args());
  });
  afterAll(() => laptop?.end());
  return {
    get laptop() {
      return begun(laptop);
    },
    folder,
    async later(clock) {
      const { port } = new URL(laptop?.origin ?? '');
      await laptop?.end();
      laptop = await Laptop.start(folder, ['--port', port, '--clock', clock]);
    },
  };
}

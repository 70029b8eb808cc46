import { afterAll, beforeAll } from 'vitest';
import { startOnFriday } from '../local/demo-folder.ts';
import { Laptop, useFolder } from '../local/laptop.ts';

interface Friday {
  readonly laptop: Laptop;
  /** Starts it again at the same place, where the clock shows something else by then. */
  readonly later: (clock: string) => Promise<void>;
}

/** A laptop for the tests of one file, on the Friday evening of the demo. */
export function useFriday(): Friday {
  const folder = useFolder();
  let laptop: Laptop | undefined;
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
  });
  afterAll(() => laptop?.end());
  return {
    get laptop() {
      if (!laptop) throw new Error('the laptop has not started');
      return laptop;
    },
    async later(clock) {
      const { port } = new URL(laptop?.origin ?? '');
      await laptop?.end();
      laptop = await Laptop.start(folder, ['--port', port, '--clock', clock]);
    },
  };
}

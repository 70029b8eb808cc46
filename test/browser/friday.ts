import { afterAll, beforeAll } from 'vitest';
import { startOnFriday } from '../local/demo-folder.ts';
import { type Laptop, useFolder } from '../local/laptop.ts';

/** A laptop for the tests of one file, on the Friday evening of the demo. */
export function useFriday(): { readonly laptop: Laptop } {
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
  };
}

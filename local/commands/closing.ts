import { closeAllClubs, openAllClubs } from '#functions/books/all-clubs.ts';
import { CLOSES_WITHIN } from '#functions/http/doors.ts';
import type { Invocation, Status, Working } from './command-line.ts';
import { withStore } from './with-store.ts';

/** Shuts all clubs of a table, and says from when on nothing more is recorded in it, by this computer's clock. */
export const closeClubs = (asked: Invocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now }) => {
    await closeAllClubs(store.database, now());
    const by = new Date(Math.ceil((Date.now() + CLOSES_WITHIN) / 1000) * 1000).toISOString().replace('.000Z', 'Z');
    working.tell(
      { closed: true, by },
      `All clubs are closed: people can look, and whatever would change something is answered with 503.
What was under way is over by ${by}; nothing is recorded after that, until: clubs open`,
    );
    return 0;
  });

export const openClubs = (asked: Invocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    await openAllClubs(store.database);
    working.tell({ closed: false }, 'All clubs are open again, within five seconds.');
    return 0;
  });

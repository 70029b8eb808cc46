import { renameClub } from '#functions/books/change-club.ts';
import { readClub, readClubIds } from '#functions/books/clubs.ts';
import { publishClubAgain } from '#functions/features/club/publish-again.ts';
import { newClub } from '#shared/features/club.ts';
import { UserError } from '../user-error.ts';
import type { Invocation, InvocationOf, Status, Working } from './command-line.ts';
import { noSuchClub, withStore } from './with-store.ts';

/** Lists all clubs, also those that the front page does not show. */
export const listClubs = (asked: Invocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store: { database } }) => {
    for await (const id of readClubIds(database)) {
      const club = await readClub(database, id);
      if (!club) continue;
      const { name, ladders, suspended = false, unlisted = false } = club;
      const said = [...(suspended ? ['suspended'] : []), ...(unlisted ? ['unlisted'] : [])];
      const count = ladders.length === 1 ? '1 ladder' : `${ladders.length} ladders`;
      working.tell(
        { club: id, name, ladders: ladders.length, suspended: Boolean(suspended), unlisted: Boolean(unlisted) },
        [id, name, count, ...said].join('\t'),
      );
    }
    return 0;
  });

/** Gives a club another name; its address stays. */
export const renameTo = (asked: InvocationOf<[club: string, name: string]>, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now }) => {
    const [club, text] = asked.given;
    const name = newClub.shape.name.safeParse(text).data;
    if (name === undefined) throw new UserError(`"${text}" can’t be a club's name.`);
    const change = { at: now(), what: 'club-renamed', about: name, by: 'command line', role: 'operator' } as const;
    if ((await renameClub(store.database, club, name, change)) === 'no-such-club') throw noSuchClub(club);
    await publishClubAgain({ store, now }, club);
    working.tell({ club, name }, `${club} is now called “${name}”; its pages say so in a moment.`);
    return 0;
  });

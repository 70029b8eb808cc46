import { raiseFront } from '#functions/backups/restore.ts';
import { pageChanged } from '#functions/books/clubs.ts';
import { writeAll } from '#functions/database/change.ts';
import { publishAgain } from '#functions/ladders/publish-again.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import { isPublished, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { UserError } from '../user-error.ts';
import type { Invocation, InvocationOf, Status, Working } from './command-line.ts';
import { keysOf, noSuchLadder, removePages, withStore } from './with-store.ts';

type ListInvocation = InvocationOf<[which: string]>;

/** All ladders, or with --behind those whose page, or the rest of whose files, is not what is stored. */
export const listLadders = (asked: Invocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, site }) => {
    const published = asked.behind ? await site() : undefined;
    if (asked.behind && !published)
      throw new UserError('No laptop runs here: its pages are brought up to date when it starts.');
    for await (const key of keysOf(store, '--all')) {
      const version = await store.version(key);
      if (!version) continue;
      const isBehind = async ({ files, release }: NonNullable<typeof published>): Promise<boolean> => {
        const edition = (path: string) => files.edition(path);
        const targets = [ladderTarget(key), restTarget(key)];
        for (const target of targets) if (!(await isPublished(edition, { release }, target, version))) return true;
        return false;
      };
      if (published && !(await isBehind(published))) continue;
      const { club, ladder } = key;
      working.tell({ club, ladder, version: version.line }, `${club}/${ladder}\t${version.line}`);
    }
    return 0;
  });

/** Has pages rendered again. */
export const publishLadders = (asked: ListInvocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now, site }) => {
    const [which] = asked.given;
    let [count, club] = [0, ''];
    const files = asked.anew ? (await site())?.files : undefined;
    if (asked.anew) await raiseFront({ database: store.database, now: now() });
    for await (const key of keysOf(store, which)) {
      if (!(await store.version(key))) throw noSuchLadder(key);
      if (files && which.includes('/')) await removePages(files, which);
      else if (files && key.club !== club) await takeAwayPages(files, store, key.club);
      club = key.club;
      await publishAgain(store, key, now());
      count++;
    }
    working.tell(
      { publishing: count },
      `${which === '--all' ? 'all' : which}: publishing ${count === 1 ? '1 ladder' : `${count} ladders`} again`,
    );
    return 0;
  });

/** What is published of a club, which is made again. */
async function takeAwayPages(files: ListedFiles, { database }: LadderStore, club: string): Promise<void> {
  await removePages(files, club);
  await writeAll(database, await pageChanged(database, club));
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAccessRecords } from '#functions/books/access-keys.ts';
import { chosenIn } from '#functions/books/choices.ts';
import { clubKey, readClub } from '#functions/books/clubs.ts';
import { readCrest } from '#functions/books/crests.ts';
import { readFaces } from '#functions/books/faces.ts';
import { readMembers } from '#functions/books/members.ts';
import { readNaming } from '#functions/books/naming.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { UserError } from '../user-error.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { noSuchClub, noSuchLadder, readKey, withStore } from './with-store.ts';

type ExportInvocation = InvocationOf<[which: string]>;

export async function exportLadder(asked: ExportInvocation, working: Working): Promise<Status> {
  const key = readKey(asked.given[0]);
  return withStore(asked, working, async ({ store }) => {
    process.stdout.write(await logOf(store, key));
    return 0;
  });
}

/** Writes what a club may take with it into a new folder: its settings and people, and each season as a log to be imported. */
export const exportClub = (asked: InvocationOf<[club: string, folder: string]>, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    const [id, folder] = asked.given;
    const { database } = store;
    const club = await readClub(database, id);
    const stored = await database.get(clubKey(id));
    if (!club || !stored) throw noSuchClub(id);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new UserError(`${folder} isn’t empty: name a new folder.`);
    mkdirSync(folder, { recursive: true });
    const files: string[] = [];
    const write = (name: string, text: string | Uint8Array): void => {
      writeFileSync(join(folder, name), text);
      files.push(name);
    };
    const webhooks: object[] = [];
    for (const ladder of club.ladders) {
      const key = { club: id, ladder };
      for (const { number: season, name } of (await store.seasons(key)).ended)
        write(`${ladder}-${name}.jsonl`, await logOf(store, { ...key, season }));
      write(`${ladder}.jsonl`, await logOf(store, key));
      for (const { secret: _, ...webhook } of await readWebhooks(database, key)) webhooks.push({ ladder, ...webhook });
    }
    const crest = await readCrest(database, id);
    if (crest) write(crest.name, crest.bytes);
    for await (const { player, face } of readFaces(database, id)) write(`face-${player}.jpg`, face.bytes);
    const members = (await readMembers(database, id)).map(({ version: _, ...member }) => member);
    const links = (await readAccessRecords(database, id)).map(
      ({ hash: _, replaced: __, follows: ___, ...link }) => link,
    );
    const naming = await readNaming(database, id);
    const { name, ladders } = club;
    const settings = { id, name, ...chosenIn(stored), ladders, naming, members, links, webhooks };
    write('club.json', `${JSON.stringify(settings, undefined, 2)}\n`);
    working.tell({ club: id, folder, files }, `Wrote ${files.length} files to ${folder}: ${files.join(', ')}`);
    return 0;
  });

async function logOf(store: LadderStore, key: LadderKey): Promise<string> {
  const ladder = await store.load(key);
  if (!ladder) throw noSuchLadder(key);
  const entries = await store.log(key);
  return formatLog(
    madeOf(ladder),
    entries.map(({ command }) => command),
  );
}

import { resolve } from 'node:path';
import { formatItem } from '#functions/backups/lines.ts';
import { partsOf } from '#functions/backups/parts.ts';
import type { Reader } from '#functions/database/database.ts';
import type { ItemKey } from '#functions/database/item.ts';
import {
  ACCESS,
  CONTACT,
  LINK,
  MEMBER,
  nameOf,
  ORGANISER_ADDRESS,
  parseEntryName,
  parseLadderPartition,
  parseSeason,
  RESTORED,
  SESSION,
  STATE,
  WEBHOOK,
} from '#functions/database/keys.ts';
import { Connection } from '../sqlite/connection.ts';
import { SqliteDatabase } from '../sqlite/database.ts';
import { folderWithData, numbered } from './backups.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { noSuchClub, withStore } from './with-store.ts';

/** Says in what a club differs from the same club in a laptop's folder, such as one that was restored to be looked at. */
export const compareClub = (asked: InvocationOf<[club: string, folder: string]>, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    const [club, given] = asked.given;
    const folder = resolve(given);
    const connection = Connection.open(folderWithData(folder).sqlite);
    try {
      const here = await thingsOf(store.database, club);
      const there = await thingsOf(new SqliteDatabase({ connection }), club);
      const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
        (what) => !tellOf(what, [here.get(what) ?? NONE, there.get(what) ?? NONE], given, working),
      );
      return differing.length === 0 ? 0 : 1;
    } finally {
      connection.close();
    }
  });

/** What is stored about a thing that people know: each item's text by its name. */
type StoredThings = ReadonlyMap<string, string>;
const NONE: StoredThings = new Map();

/** The things that a club has; a `UserError` if it isn't there. */
async function thingsOf(database: Reader, club: string): Promise<ReadonlyMap<string, StoredThings>> {
  const things = new Map<string, Map<string, string>>();
  for await (const { items = [] } of partsOf(database, club))
    for (const item of items) {
      const what = thingOf(item);
      if (what === undefined) continue;
      const kept = things.get(what) ?? new Map<string, string>();
      things.set(what, kept.set(`${item.pk} ${item.sk}`, formatItem(item)));
    }
  if (things.size === 0) throw noSuchClub(club);
  return things;
}

const THINGS: readonly (readonly [prefix: string, what: string])[] = [
  [MEMBER, 'members'],
  [ACCESS, 'links and keys'],
  [LINK, 'links that were opened'],
  [SESSION, 'signed-in browsers'],
  [CONTACT, 'players’ addresses'],
  [ORGANISER_ADDRESS, 'organisers’ addresses'],
  [WEBHOOK, 'webhooks'],
];

/** As people call it; undefined for what follows from a log, and for what a restore notes itself. */
function thingOf({ pk, sk }: ItemKey): string | undefined {
  const key = parseLadderPartition(pk);
  const season = parseSeason(pk);
  if (key && parseEntryName(sk) !== undefined)
    return `${nameOf(key)}${season === undefined ? '' : `, season ${season}`}`;
  if (sk === RESTORED || (key && sk.startsWith(STATE))) return undefined;
  const [, what] = THINGS.find(([prefix]) => sk.startsWith(prefix)) ?? [];
  return what ?? (key ? 'what else is kept of ladders' : 'settings and the admin history');
}

/** Tells how a thing differs; true if it doesn't. */
function tellOf(
  what: string,
  [here, there]: readonly [StoredThings, StoredThings],
  folder: string,
  { tell }: Working,
): boolean {
  const only = [...here.keys()].filter((name) => !there.has(name)).length;
  const lacking = [...there.keys()].filter((name) => !here.has(name)).length;
  const otherwise = [...here].filter(([name, text]) => there.has(name) && there.get(name) !== text).length;
  const isSame = only + lacking + otherwise === 0;
  const unit = what.includes('/') ? 'line' : 'item';
  const said = [
    only > 0 && `${numbered(only, unit)} only here`,
    lacking > 0 && `${numbered(lacking, unit)} only in ${folder}`,
    otherwise > 0 && `${numbered(otherwise, unit)} otherwise`,
  ].filter(Boolean);
  const text = isSame ? `the same, ${numbered(here.size, unit)}` : said.join(', ');
  tell({ what, here: here.size, there: there.size, only, lacking, otherwise }, `${what}: ${text}`);
  return isSame;
}

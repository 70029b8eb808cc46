import { type Case, clubOf, ladderOf } from '../cases.ts';
import { halfwayOf, logOf } from '../games.ts';
import { given, moduleOf, tell } from './modules.ts';

/** Where the ladders of some cases go, and how many scorers each club has. */
export interface Filling {
  readonly cases: readonly Case[];
  readonly scorers: number;
  /** A laptop's data folder, or a table of an emulator. */
  readonly where: { readonly folder: string } | { readonly endpoint: string; readonly table: string };
}

export interface Keys {
  readonly organiser: string;
  readonly scorers: readonly string[];
  /** Of the player in the middle of the ladder. */
  readonly player: string;
}

const { addClub } = await moduleOf<typeof import('#functions/books/clubs.ts')>('functions/books/clubs.ts');
const { createLadder } = await moduleOf<typeof import('#functions/importing/create-ladder.ts')>(
  'functions/importing/create-ladder.ts',
);
const { LadderStore } = await moduleOf<typeof import('#functions/ladders/store.ts')>('functions/ladders/store.ts');
const { handOut } = await moduleOf<typeof import('#local/keys.ts')>('local/keys.ts');
const { readLog } = await moduleOf<typeof import('#shared/log/read.ts')>('shared/log/read.ts');
const { replay } = await moduleOf<typeof import('#shared/log/replay.ts')>('shared/log/replay.ts');
const { instant } = await moduleOf<typeof import('#shared/vocabulary/vocabulary.ts')>(
  'shared/vocabulary/vocabulary.ts',
);

type Store = InstanceType<typeof LadderStore>;

const now = instant(Date.now());

async function fill(store: Store, of: Case, scorers: number): Promise<Keys> {
  const club = clubOf(of);
  await addClub(store.database, { id: club, name: club });
  const log = readLog(logOf(of, now));
  if (!log.ok) throw new Error(log.refusal.message);
  const { season, refused } = replay(log.value);
  if (refused.length > 0) throw new Error(`${club}: ${JSON.stringify(refused[0])}`);
  const commands = season.lines().map(({ command }) => command);
  for (let n = 0; n < of.ladders; n++)
    await createLadder(store.database, { club, ladder: ladderOf(n) }, log.value.header, commands);
  const hand = (terms: Parameters<typeof handOut>[3]): Promise<string> => handOut(store, club, now, terms);
  const tablets: string[] = [];
  for (let n = 0; n < scorers; n++) tablets.push(await hand({ role: 'scorer', label: `tablet ${n}` }));
  const organiser = await hand({ role: 'organiser', label: 'the organiser' });
  return {
    organiser,
    scorers: tablets,
    player: await hand({ role: 'player', label: 'a phone', player: halfwayOf(of) }),
  };
}

async function withFolder(path: string, work: (store: Store) => Promise<void>): Promise<void> {
  const { DataFolder } = await moduleOf<typeof import('#local/data-folder.ts')>('local/data-folder.ts');
  const { openPlace } = await moduleOf<typeof import('#local/place.ts')>('local/place.ts');
  const { release } = await moduleOf<typeof import('#local/lock.ts')>('local/lock.ts');
  const folder = new DataFolder(path);
  const place = await openPlace(folder);
  await work(new LadderStore(place.database()));
  await place.close();
  release(folder);
}

async function withTable(place: { endpoint: string; table: string }, work: (store: Store) => Promise<void>) {
  const { setUpTable } = await moduleOf<typeof import('#functions/database/dynamo/client.ts')>(
    'functions/database/dynamo/client.ts',
  );
  const { DynamoStore } = await moduleOf<typeof import('#functions/ladders/dynamo/store.ts')>(
    'functions/ladders/dynamo/store.ts',
  );
  await setUpTable(place.endpoint, place.table);
  await work(new DynamoStore(place));
}

const { cases, scorers, where } = given<Filling>();
const keys: Record<string, Keys> = {};
const all = async (store: Store): Promise<void> => {
  for (const of of cases) keys[clubOf(of)] = await fill(store, of, scorers);
};
await ('folder' in where ? withFolder(where.folder, all) : withTable(where, all));
tell(keys);
process.exit();

import { beforeEach, describe, expect, it } from 'vitest';
import { addClub, changeClub, clubKey, clubLadderItem, inList, readClub } from '#functions/club/clubs.ts';
import { Headers } from '#functions/http/headers.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type KeptNotice, readNotice } from '#functions/notifying/kept-notices.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { publishFront } from '#functions/publishing/publish-front.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { publishSite } from '#functions/publishing/site.ts';
import { clubTarget, FRONT, ladderTarget, type Target } from '#functions/publishing/target.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicHistory } from '#shared/view/public-season.ts';
import { NAMING_MODES, type NamingMode, NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { alwaysAsync, SYSTEMS } from '../rules/systems/lives/every.ts';
import { confidedSeason, HUSH, NAME, NAMED, PRIVATE, readingOf, withUnknown } from './hush.ts';
import { Shelf } from './shelf.ts';
import { KEY, OneLadder, ORIGIN, type Told } from './store.ts';

const NICKNAMES = { [`${NAME}-p1`]: 'The Rook', [`${NAME}-p2`]: 'The Rook' };
const UNUSED = { [`${NAME}-p1`]: `${HUSH} nickname` };

const namingOf = (mode: NamingMode): Naming => ({ mode, nicknames: mode === 'nickname' ? NICKNAMES : UNUSED });

/** A club that has stored more than this version knows, in every record. */
class Confidants extends OneLadder {
  readonly #told: Told;

  constructor(told: Told, mode: NamingMode) {
    super(told, withUnknown(namingOf(mode)));
    this.#told = told;
    const club = { name: 'Lavers Chess Club', switched: 3, [HUSH]: HUSH };
    this.put({ ...clubKey(KEY.club), ...club });
    this.put(inList(KEY.club, { ...clubKey(KEY.club), ...club }));
    this.put({ ...clubLadderItem(KEY), [HUSH]: HUSH });
  }

  override async log(_: typeof KEY, after: LineNumber = lineNumber(1), last = this.#told.season.ladder.line) {
    const lines = this.#told.season.lines().filter(({ line }) => line > after && line <= last);
    return lines.map((entry): Entry => ({ ...withUnknown(entry), command: entry.command }));
  }

  /** All that webhooks are told of a line. */
  async notices(line: LineNumber): Promise<readonly KeptNotice['notice'][]> {
    const made = { id: 'w', url: `https://${HUSH}.example`, label: HUSH, secret: HUSH, by: HUSH };
    const webhooks = [{ ...made, events: NOTICE_EVENTS, since: lineNumber(1), created: this.#told.season.ladder.at }];
    const world = { store: this, siteOrigin: ORIGIN, headers: new Headers(this) };
    const notifications = await makeWebhookNotices(world)({ event: { kind: 'line', key: KEY, line }, webhooks });
    const kept = await Promise.all(notifications.map(({ name }) => readNotice(this.database, KEY, name)));
    return kept.flatMap((each) => each?.notice ?? []);
  }
}

/** Every public byte that a season can make, by where it lies. */
async function publicBytes(told: Told, mode: NamingMode, number: number): Promise<ReadonlyMap<string, string>> {
  const [store, files] = [new Confidants(told, mode), new Shelf()];
  const { at, line } = told.season.ladder;
  const publishing = { store, files, now: at, origin: ORIGIN, release: 'r1' };
  expect(await publishLadder(publishing, KEY)).toBe('whole');
  const club = await readClub(store.database, KEY.club);
  if (club) await publishClub(publishing, club);
  await publishFront(publishing);
  const bytes = new Map(files.bodies);
  for (let back = 0; back < 4; back++) {
    const one = lineNumber(2 + ((number + back) % (line - 1)));
    bytes.set(`line ${one}`, JSON.stringify(await publicLine(store, mode, one)));
    for (const notice of await store.notices(one)) if ('body' in notice) bytes.set(notice.delivery, notice.body);
  }
  return bytes;
}

/** A line as notices are made from it: of what it did, all that is listed. */
async function publicLine(store: Confidants, mode: NamingMode, line: LineNumber) {
  const log = await store.log(KEY, undefined, line);
  const [header, last] = [(await store.load(KEY))?.header, log.at(-1)];
  if (!header || !last) throw new Error('there is no such line');
  const commands = log.map(({ command }) => command);
  return publicHistory(header, commands, last, namingOf(mode));
}

describe.each(SYSTEMS)('of a %s ladder, whatever happens on it', (system) => {
  it.each(NAMING_MODES)('nothing private is in any public byte where names are shown as %s', async (mode) => {
    await alwaysAsync(system, async ({ season }, number) => {
      const bytes = await publicBytes({ season: confidedSeason(season) }, mode, number);
      expect(bytes.size).toBeGreaterThanOrEqual(11);
      for (const [path, body] of bytes) {
        const reading = readingOf(body);
        expect(around(reading, PRIVATE), path).toBeUndefined();
        if (mode !== 'full') expect(around(reading, NAMED), path).toBeUndefined();
        const isNamed = mode === 'full' && path.endsWith('state.json') && season.ladder.players.size > 0;
        if (isNamed) expect(reading).toMatch(NAMED);
      }
    });
  });
});

/** What of it was found, and where. */
function around(text: string, sought: RegExp): string | undefined {
  const found = sought.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 40) : undefined;
}

describe('a club that is listed or not', () => {
  const NOW = at('20:00');
  const NOINDEX = '<meta name="robots" content="noindex"/>';
  const MAIN = { club: 'rooks', ladder: 'main' };
  const EVERYTHING: readonly Target[] = [FRONT, clubTarget('rooks'), clubTarget('knights'), ladderTarget(MAIN)];

  let database: MemoryDatabase;
  let store: LadderStore;
  let files: Shelf;
  let now = NOW;

  beforeEach(async () => {
    [database, files, now] = [new MemoryDatabase(), new Shelf(), NOW];
    store = new LadderStore(database);
    await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
    await addClub(store.database, { id: 'knights', name: 'The Knights' });
    await createLadder(store.database, MAIN, HEADER);
  });

  /** Publishes something as the stream has it done, by a server whose clock may be late. */
  const publish = (target: Target, late = 0) =>
    bringUpToDate({ store, files, now: instant(now - late), origin: ORIGIN, release: 'r1' }, target);

  async function publishAll(): Promise<void> {
    for (const target of EVERYTHING) await publish(target);
  }

  /** As the organiser does it. */
  async function choose(unlisted: boolean): Promise<void> {
    await changeClub(store.database, 'rooks', { unlisted });
    await store.touch(MAIN, instant(now + 1000));
  }

  /** The published pages that search engines are to leave alone. */
  const unindexed = (): readonly string[] =>
    [...files.bodies].filter(([path, body]) => path.endsWith('.html') && body.includes(NOINDEX)).map(([path]) => path);

  const ALWAYS = ['/rooks/main/embed/index.html'];
  const OWN = [...ALWAYS, '/rooks/index.html', '/rooks/main/index.html'];
  const onFront = (): readonly string[] =>
    [...files.read('/index.html').matchAll(/href="\/(\w+)\/"/g)].map(([, id = '']) => id);

  describe('an unlisted club', () => {
    it('is not on the front page, search engines are to leave all its pages alone, and back again', async () => {
      await publishAll();
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
      await choose(true);
      await publishAll();
      expect([onFront(), unindexed().toSorted()]).toEqual([['knights'], OWN.toSorted()]);
      expect([...files.bodies.keys()].filter((path) => /^\/rooks\/.*html$/.test(path)).toSorted()).toEqual(
        OWN.toSorted(),
      );
      now = instant(now + 10);
      await choose(false);
      await publishAll();
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ALWAYS]);
    });

    it('stays off the front page, whatever a server does that has read the clubs before and publishes late', async () => {
      await publishAll();
      now = instant(now + 10);
      const late = new LadderStore(database.copy());
      await choose(true);
      await publish(FRONT, 10);
      await publish(clubTarget('rooks'), 10);
      const slow = { store: late, files, now: instant(now + 5), origin: ORIGIN, release: 'r1' };
      expect(await bringUpToDate(slow, FRONT)).toBe('older');
      expect(onFront()).toEqual(['knights']);
      await bringUpToDate({ ...slow, release: 'r2' }, clubTarget('rooks'));
      expect(unindexed()).toContain('/rooks/index.html');
    });

    it('leaves a front page of its own, where there is no other', async () => {
      await changeClub(store.database, 'knights', { unlisted: true });
      await choose(true);
      await publishAll();
      expect(files.read('/index.html')).toContain('No club is listed yet.');
      expect(files.read('/index.html')).not.toContain(NOINDEX);
    });

    it('was perhaps unlisted from the start', async () => {
      await addClub(store.database, { id: 'hidden', name: 'Hidden', unlisted: true });
      await publish(FRONT);
      await publish(clubTarget('hidden'));
      expect([onFront(), unindexed()]).toEqual([['knights', 'rooks'], ['/hidden/index.html']]);
    });
  });

  it('the apps, which all clubs share, are nothing for search engines, nor is the page that links lead to', async () => {
    await publishSite(files, {}, NOW);
    const pages = [...files.bodies.keys()].filter((path) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(7);
    expect(unindexed().toSorted()).toEqual(pages.toSorted());
  });
});

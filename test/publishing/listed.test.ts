import { describe, expect, it } from 'vitest';
import { Headers } from '#functions/http/headers.ts';
import { clubKey, clubLadderItem, inList, readClub } from '#functions/ladders/clubs.ts';
import { type KeptNotice, readNotice } from '#functions/notifying/kept-notices.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { publishFront } from '#functions/publishing/publish-front.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicHistory } from '#shared/view/public-season.ts';
import { NAMING_MODES, type NamingMode, NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
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

import { describe, expect, it } from 'vitest';
import { clubKey, clubLadderItem, inList, readClub } from '#functions/books/clubs.ts';
import { type KeptNotice, readNotice } from '#functions/books/notices.ts';
import { pack } from '#functions/database/item.ts';
import { clubPartition, FACE, FACES, sha256 } from '#functions/database/keys.ts';
import { HeaderCache } from '#functions/ladders/header-cache.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { KEPT_IN_PIECES } from '#functions/publishing/files.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { publishFront } from '#functions/publishing/publish-front.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicHistory } from '#shared/view/public-season.ts';
import { NAMING_MODES, type NamingMode, NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { alwaysAsync, SYSTEMS } from '../rules/systems/seasons.ts';
import { busyClub, nameFor } from '../view/club.ts';
import { Shelf } from './shelf.ts';
import { KEY, OneLadder, ORIGIN, type Told } from './store.ts';

/** Stands in everything that is private whatever names a club shows, and in every field that nobody knows. */
const HUSH = 'zqhush';
/** Stands in all names and ids, which are public only where full names are shown. */
const NAME = 'zqname';

const NAMES = [
  (number: number) => `Ada ${NAME}${number}`,
  (number: number) => `Zqname${number}, Élise`,
  (number: number) => `Bo d’Arc "${NAME}" <${NAME}${number}>&%`,
];

/** What a player has told their club. */
const secretsOf = (number: number) => ({
  name: NAMES[number % NAMES.length]?.(number),
  registered: number % 2 === 0,
  paidUntil: `2189-07-1${number % 10}`,
});

/** What a person might write around the moves of a game. */
const MOVES = `[Event "${HUSH}"]\n[White "${NAME}-p1"]\n[Black "${HUSH}"]\n\n1. e4 {${HUSH}} e5 (1... ${HUSH}) 2. Nf3 ; ${HUSH}\n ${HUSH} *\n`;

/** As JSON: another text in the place of each, and a field that nobody knows in each object. */
function marked<T>(value: T, rename: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    if (typeof each === 'string') return rename(each);
    return isObject(each) ? { ...each, [HUSH]: HUSH } : each;
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Anything with one field more in each object, as a version to come might store it. */
const withUnknown = <T>(value: T): T => marked(value, (text) => text);

/** The ids of the seasons that are made up, p3, n1 and m12, as ids that tell something. */
const telling = (text: string): string => text.replace(/^(?:deadline-)?[pnm]\d+$/, `${NAME}-$&`);

/** A command in which all that could be private is told, and easily recognised. */
const confided = (command: Command): Command =>
  JSON.parse(
    JSON.stringify({
      ...marked(command, telling),
      body: confidedBody(marked(command, telling)),
      by: `${HUSH} “tablet” & co`,
      // Why somebody was put on a rung is for everybody to read.
      override: command.verb === 'place' ? 'a reason' : `${HUSH} reason`,
    }),
  );

function confidedBody({ verb, body }: Command): object {
  switch (verb) {
    case 'seed':
      return {
        ...body,
        order: body.order === 'given' ? 'rating' : body.order,
        players: body.players.map((player, index) => ({ ...player, ...secretsOf(index), rating: 87_659 - index / 8 })),
      };
    case 'join':
    case 'prefer':
      return { ...body, ...secretsOf(Number(body.player.at(-1))) };
    case 'result':
    case 'match':
      return { ...body, pgn: MOVES };
    default:
      return body;
  }
}

/** The same season in a club that keeps much of what people have told it. */
const confidedSeason = (season: Season): Season =>
  Season.of(
    withUnknown(season.ladder.header),
    season.lines().map(({ command }) => confided(command)),
  );

/** What every reading of a public file must not hold. */
const PRIVATE = new RegExp(
  [HUSH, Buffer.from(HUSH).toString('hex'), '(?<!\\d)87[,.]?65\\d(?!\\d)', '2189-?07', 'registered\\W{1,3}false'].join(
    '|',
  ),
  'i',
);

/** What it must not hold either where names are shortened. */
const NAMED = new RegExp([NAME, Buffer.from(NAME).toString('hex'), 'face-[0-9a-f]{12}'].join('|'), 'i');

/** A file as it is, as its reader reads it, and with everything that might be base64 in clear. */
function readingOf(body: string): string {
  const unfolded = body.replace(/\r?\n[ \t]/g, '');
  const plain = decoded(decoded(unfolded));
  const hidden = (unfolded.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString());
  return [unfolded, plain, ...hidden].join('\n');
}

const decoded = (text: string): string =>
  text
    .replace(/%([0-9a-f]{2})|&#x([0-9a-f]+);|\\u([0-9a-f]{4})/gi, (_, ...codes: readonly (string | undefined)[]) =>
      String.fromCodePoint(Number.parseInt(codes.slice(0, 3).find((code) => code !== undefined) ?? '0', 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

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
    const faces = told.season.ladder.players.values().map(({ id }) => [id, `face-${sha256(id).slice(0, 12)}.jpg`]);
    this.put({ pk: clubPartition(KEY.club), sk: FACES, value: pack(Object.fromEntries(faces)) });
    for (const [id, name = ''] of faces)
      this.put({ pk: clubPartition(KEY.club), sk: `${FACE}${id}`, name, bytes: Buffer.from('its JPEG') });
  }

  override async log(_: typeof KEY, after: LineNumber = lineNumber(1), last = this.#told.season.ladder.line) {
    const lines = this.#told.season.lines().filter(({ line }) => line > after && line <= last);
    return lines.map((entry): Entry => ({ ...withUnknown(entry), command: entry.command }));
  }

  async written(key: typeof KEY, line: LineNumber) {
    const [entry] = await this.log(key, lineNumber(line - 1), line);
    return entry && { entry, first: line, last: line, isBroughtIn: false };
  }

  /** All that webhooks are told of a line. */
  async notices(line: LineNumber): Promise<readonly KeptNotice['notice'][]> {
    const made = { id: 'w', url: `https://${HUSH}.example`, label: HUSH, secret: HUSH, by: HUSH };
    const webhooks = [{ ...made, events: NOTICE_EVENTS, since: lineNumber(1), created: this.#told.season.ladder.at }];
    const world = { store: this, siteOrigin: ORIGIN, headers: new HeaderCache(this) };
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
        if (mode !== 'full') expect(around(`${path} ${reading}`, NAMED), path).toBeUndefined();
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

it('of a hundred players everybody is called the same in every file of their ladder, and by no other name', async () => {
  const club = busyClub(100);
  const [store, files] = [
    new OneLadder(club, { mode: 'nickname', nicknames: { 'player-7': 'The Rook' } }),
    new Shelf(),
  ];
  await publishLadder({ store, files, now: club.season.ladder.at, origin: ORIGIN, release: 'r1' }, KEY);
  const folder = `/${KEY.club}/${KEY.ladder}/`;
  const whole = KEPT_IN_PIECES.map((kept) => [`${folder}${kept.whole}`, files.read(`${folder}${kept.whole}`)] as const);
  const all = new Map([...files.bodies, ...whole].filter(([path]) => path.startsWith(folder)));
  const names = Array.from({ length: 104 }, (_, index) => nameFor(index));
  for (const [path, body] of all) {
    expect(body, path).not.toMatch(/player-\d/);
    expect([path, names.filter((name) => body.includes(name))]).toEqual([path, []]);
  }
  for (const name of ['view.json', 'history.json', 'state.json', 'season.jsonl', 'index.html'])
    expect(all.get(`${folder}${name}`), name).toContain('The Rook');
});

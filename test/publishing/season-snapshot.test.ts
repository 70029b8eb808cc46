import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { setNaming } from '#functions/books/naming.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { CUTS } from '#functions/publishing/cuts.ts';
import { formatFeed } from '#functions/publishing/feed.ts';
import { publishLadder, publishRest } from '#functions/publishing/publish-ladder.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import type { Piece } from '#shared/view/pieces.ts';
import { publicly } from '#shared/view/public-season.ts';
import { type NarrationSoFar, SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { unlessLogNeeded } from '#shared/vocabulary/log-needed.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, challengeId, header, ids, player, say } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { play, SYSTEMS, scenarios } from '../rules/systems/seasons.ts';
import { runs } from '../runs.ts';
import { PLACE } from '../view/page.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const SMALL = { lines: 4, changes: 12 };
const DAY = 86_400_000;
const place = { ...PLACE, origin: ORIGIN };

/** What a piece says: of one that only the whole log tells, what that says of it. */
function saidIn(piece: Piece, whole: Piece, say: (piece: Piece) => string): string {
  return unlessLogNeeded(() => say(piece)) ?? say(whole);
}

type Files = Readonly<Record<string, (told: NarrationSoFar, now: Instant, whole: NarrationSoFar) => unknown>>;

const FILES: Files = {
  view: (told, now) => buildView(told, now),
  state: ({ ladder }) => publicSnapshot(ladder),
  feed: (told, now) => formatFeed(told, place, now),
  calendar: (told) => formatCalendar(told, place),
  ...Object.fromEntries(
    CUTS.map((cut) => [
      cut.folder,
      (told: NarrationSoFar, now: Instant, whole: NarrationSoFar) => {
        const older = told.pieces().slice(0, -1);
        const texts = older.map((each, index) =>
          saidIn(
            each,
            whole.pieces()[index] ?? each,
            (piece) => cut.slice(piece === each ? told : whole, piece, index === 0).text,
          ),
        );
        const head = cut.head(
          told,
          texts.map((file) => ({ file, changes: 0 })),
          now,
        );
        return [texts, head];
      },
    ]),
  ),
};

describe('a season that goes on from a snapshot', () => {
  it.each(SYSTEMS)('tells of %s what the whole log tells, or that it takes that', (system) => {
    let same = 0;
    const holds = fc.property(scenarios, fc.infiniteStream(fc.nat(7)), (scenario, pauses) => {
      const { season } = play(system, scenario);
      const { header: shown, command } = publicly(season.header, FULL_NAMES);
      const whole = new SeasonNarrative(shown, SMALL);
      let story: SeasonNarrative | undefined;
      for (const { command: recorded, effects } of season.lines()) {
        const said = command(recorded);
        whole.append(said, effects.terms);
        const appended = unlessLogNeeded(() => [story?.append(said, effects.terms)]);
        const pause = pauses.next().value;
        const told = appended && pause < 4 ? unlessLogNeeded(() => story?.told) : undefined;
        if (story && !(appended && (told || pause >= 4))) story = undefined;
        if (pause >= 4) continue;
        const now = instant(recorded.at + (pause === 0 ? 3 * DAY : 0));
        for (const [name, file] of Object.entries(told ? FILES : {})) {
          const found = unlessLogNeeded(() => file(told as NarrationSoFar, now, whole.told));
          if (found === undefined) continue;
          expect([name, found]).toEqual([name, file(whole.told, now, whole.told)]);
          same++;
        }
        const from = JSON.parse(JSON.stringify((told ?? whole.told).snapshot()));
        if (!story || pause > 1) story = new SeasonNarrative(shown, SMALL, from);
      }
    });
    void fc.assert(holds, { numRuns: runs(1), endOnFailure: true });
    expect(same).toBeGreaterThan(0);
  });
});

const KEY = { club: 'rooks', ladder: 'main' };
const FOLDER = '/rooks/main/';
const SNAPSHOT = `${FOLDER}.season.json`;
const HEAD = `${FOLDER}history/head.json`;
const PLAYERS = ids(8);
const CREWE = header({ system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } });

const minutesOn = (minutes: number): Instant => instant(at('20:00') + minutes * 60_000);

function matchAt(minutes: number): Command {
  const upper = (minutes * 3) % (PLAYERS.length - 1);
  const [challenged = '', challenger = ''] = PLAYERS.slice(upper);
  const body = { challenger: player(challenger), challenged: player(challenged), score: [0, 1] as const };
  const said = say('20:00', 'match', { id: challengeId(`g${minutes}`), ...body }, { override: 'law' });
  return { ...said, at: minutesOn(minutes) };
}

const LINES = 530;
const ANN = 'Ann Archer';
const SEED = say('20:00', 'seed', {
  order: 'given',
  players: PLAYERS.map((id, index) => ({ id: player(id), ...(index === 0 && { name: ANN }) })),
});
const LOG = [SEED, ...Array.from({ length: LINES }, (_, index) => matchAt(index + 1))];

/** A process that has just started, and after which line it reads the log. */
class Process extends LadderStore {
  readonly reads: LineNumber[] = [];

  override log(key: LadderKey, after?: LineNumber, to?: LineNumber) {
    this.reads.push(after ?? lineNumber(1));
    return super.log(key, after, to);
  }
}

/** A season of some hundred lines, and where it is published. */
class LongSeason {
  readonly database = new MemoryDatabase();
  readonly store = new LadderStore(this.database);
  readonly files = new Shelf();
  minutes = LINES;

  async submit(command: Command): Promise<void> {
    this.minutes++;
    accepted(await this.store.submit(KEY, { ...command, at: minutesOn(this.minutes) }));
  }

  /** A process that has just started publishes all files of the ladder; gives after which line it read the log first. */
  async publish(files = this.files, release = 'r1'): Promise<number | undefined> {
    const store = new Process(this.database);
    const publishing = { store, files, now: minutesOn(this.minutes), origin: ORIGIN, release };
    await publishLadder(publishing, KEY);
    await publishRest(publishing, KEY);
    return store.reads[0];
  }

  /** The files are the same as if they were made from nothing: but for snapshots, and what perhaps no head names. */
  async expectAsAnew(release = 'r1'): Promise<void> {
    const anew = new Shelf();
    await this.publish(anew, release);
    const compared = [...anew.bodies].filter(
      ([path]) => path.startsWith(FOLDER) && path !== SNAPSHOT && !path.endsWith('loose.json'),
    );
    for (const [path, body] of compared) expect([path, this.files.bodies.get(path)]).toEqual([path, body]);
  }
}

describe('a process that starts', () => {
  let rooks: LongSeason;
  beforeEach(async () => {
    rooks = new LongSeason();
    await addClub(rooks.database, { id: KEY.club, name: 'The Rooks' });
    await createLadder(rooks.database, KEY, CREWE, LOG);
    await rooks.publish();
  });

  it('reads the lines since the snapshot, and publishes as if it had read all of them', async () => {
    for (let count = 0; count < 70; count++) await rooks.submit(matchAt(rooks.minutes + 1));
    expect(await rooks.publish()).toBe(LINES + 2);
    await rooks.expectAsAnew();
    await rooks.submit(matchAt(rooks.minutes + 1));
    expect(await rooks.publish()).toBe(LINES + 72);
    await rooks.expectAsAnew();
  });

  it('reads all of them where a line of before the snapshot was corrected, and once', async () => {
    await rooks.submit(say('20:00', 'correct', { line: lineNumber(20), score: [1, 0] }));
    await rooks.publish();
    await rooks.expectAsAnew();
    await rooks.submit(matchAt(rooks.minutes + 1));
    expect(await rooks.publish()).toBe(LINES + 3);
    await rooks.expectAsAnew();
  });

  it.each<[string, (body: string) => string, string]>([
    ['is cut off', (body) => body.slice(0, -1), 'r1'],
    ['says something else', (body) => body.replace('"p00001', '"p00002'), 'r1'],
    ['is something else', () => 'null', 'r1'],
    ['was made by another release', (body) => body, 'r2'],
  ])('reads all lines where the snapshot %s', async (_, change, release) => {
    rooks.files.bodies.set(SNAPSHOT, change(rooks.files.read(SNAPSHOT)));
    await rooks.submit(matchAt(rooks.minutes + 1));
    expect(await rooks.publish(rooks.files, release)).toBe(1);
    await rooks.expectAsAnew(release);
  });

  it.each([
    ['before the snapshot', SNAPSHOT, false],
    ['after the snapshot', SNAPSHOT, true],
    ['before the last head', HEAD, false],
  ])('goes on where one before it was killed %s was put', async (_, last, isPut) => {
    for (let count = 0; count < 64; count++) await rooks.submit(matchAt(rooks.minutes + 1));
    let isDead = false;
    rooks.files.beforeWrite = (path) => {
      if (isDead || (path === last && !isPut)) throw new Error('killed');
      isDead = path === last;
    };
    await expect(rooks.publish()).rejects.toThrow('killed');
    rooks.files.beforeWrite = () => {};
    await rooks.submit(matchAt(rooks.minutes + 1));
    await rooks.publish();
    await rooks.expectAsAnew();
  });

  it('leaves no name of before in any file when a club hides names, or a person is forgotten', async () => {
    expect(rooks.files.read(SNAPSHOT)).toContain(ANN);
    const [id = ''] = PLAYERS;
    const person = { player: player(id), as: player('former-0000'), name: 'Former player', said: [ANN] };
    const { database } = rooks;
    expect(await forget(KEY, { database, person, token: 'one', spend: async () => {} })).toBe('forgotten');
    await forgetInClub(database, KEY.club, person);
    await rooks.publish();
    const pieces = /\/(history|log|season)\/\d/;
    for (const [path, body] of rooks.files.bodies)
      if (!pieces.test(path)) expect([path, body.includes(ANN)]).toEqual([path, false]);
    expect(rooks.files.bodies.has(SNAPSHOT)).toBe(true);
    await setNaming(database, KEY.club, { mode: 'initials', nicknames: {} });
    rooks.minutes++;
    await rooks.publish();
    expect(rooks.files.bodies.has(SNAPSHOT)).toBe(false);
    await rooks.expectAsAnew();
  });
});

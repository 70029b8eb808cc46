import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUTS } from '#functions/publishing/cuts.ts';
import { isPiece, KEPT_IN_PIECES } from '#functions/publishing/files.ts';
import { putPieces } from '#functions/publishing/put-pieces.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { sendWholeFile } from '#functions/whole-files.ts';
import type { HistoryView } from '#shared/contract/history.ts';
import type { Season } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { publicly } from '#shared/view/public-season.ts';
import { ordersOf } from '#shared/view/reading-history.ts';
import { type NarrationSoFar, SeasonNarrative } from '#shared/view/season-narrative.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { play, SYSTEMS, scenarios } from '../rules/systems/seasons.ts';
import { runs } from '../runs.ts';
import { buildHistory, Club, formatCsv } from '../view/club.ts';
import { Shelf } from './shelf.ts';
import { KEY } from './store.ts';

const SMALL = { lines: 4, changes: 12 };
const NAMING = { mode: 'initials', nicknames: {} } as const;
const DAY = 86_400_000;
const FOLDER = `/${KEY.club}/${KEY.ladder}/`;

async function put(files: Shelf, told: NarrationSoFar, at: Instant): Promise<void> {
  for (const cut of CUTS) {
    const edition = { version: told.ladder.line, at, release: 'r1' };
    expect(await putPieces({ files, key: KEY, told, edition }, cut)).toBe('written');
  }
}

async function whole(files: Shelf, name: string): Promise<string> {
  const found = await wholeFile(files, `${FOLDER}${name}`);
  let text = '';
  for await (const part of found?.parts ?? []) text += part;
  return text;
}

type Lines = ReturnType<Season['lines']>;

/** A story of some lines, told at once. */
function storyOf({ header }: Pick<Season, 'header'>, lines: Lines, full = SMALL): SeasonNarrative {
  const { header: shown, command } = publicly(header, NAMING);
  const story = new SeasonNarrative(shown, full);
  for (const line of lines) story.append(command(line.command), line.effects.terms);
  return story;
}

const shelfOf = async (told: NarrationSoFar, at: Instant): Promise<Shelf> => {
  const shelf = new Shelf();
  await put(shelf, told, at);
  return shelf;
};

const NOTES = KEPT_IN_PIECES.map(({ folder }) => `${FOLDER}${folder}/loose.json`);
const withoutNotes = ({ bodies }: Shelf) => new Map([...bodies].filter(([path]) => !NOTES.includes(path)));

/** What no head names: it has to be noted. */
function loose(shelf: Shelf, pieces: ReadonlyMap<string, string>): void {
  const noted = NOTES.flatMap((note) => {
    const text = shelf.bodies.get(note) ?? '{}';
    return Object.keys(JSON.parse(text)).map((piece) => note.replace('loose.json', piece));
  });
  for (const path of withoutNotes(shelf).keys()) if (!pieces.has(path)) expect(noted).toContain(path);
}

describe('files in pieces', () => {
  it.each(SYSTEMS)(
    'of %s are the same bytes as if made from nothing, after each line and correction',
    async (system) => {
      let [looks, replaced] = [0, 0];
      const holds = fc.asyncProperty(scenarios, fc.infiniteStream(fc.nat(4)), async (scenario, pauses) => {
        const { season } = play(system, scenario);
        const lines = season.lines();
        const story = storyOf(season, []);
        const { command } = publicly(season.header, NAMING);
        const shelf = new Shelf(pauses.next().value % 2 === 0);
        let now = instant(0);
        for (const [index, { command: said, effects }] of lines.entries()) {
          story.append(command(said), effects.terms);
          // Some looks are skipped, so that several lines are told at once.
          if (pauses.next().value > 1 && index < lines.length - 1) continue;
          now = instant(Math.max(now + 1, said.at));
          await put(shelf, story.told, now);
          const anew = await shelfOf(storyOf(season, lines.slice(0, index + 1)).told, now);
          const expected = withoutNotes(anew);
          for (const [path, body] of expected) expect([path, shelf.bodies.get(path)]).toEqual([path, body]);
          loose(shelf, expected);
          replaced += withoutNotes(shelf).size - expected.size;
          looks++;
        }
      });
      await fc.assert(holds, { numRuns: runs(5), endOnFailure: true });
      expect(looks).toBeGreaterThan(20);
      expect(replaced).toBeGreaterThan(0);
    },
  );

  it('call somebody by name in a game that was voided, once they have a name', async () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.seed('2021-09-07T12:00Z', { ann: 'Ann', bob: 'Bob' });
    club.does('2021-09-08T20:00Z', 'start', { id: 'g1', players: ['ann', 'zoe'] });
    club.does('2021-09-08T20:05Z', 'void', { line: 3 });
    for (const day of ['10', '11', '12'])
      club.does(`2021-09-${day}T20:00Z`, 'rename', { player: 'bob', name: `Bob ${day}` });
    const { season } = club;
    const { header, command } = publicly(season.header, NAMING);
    const [story, shelf] = [new SeasonNarrative(header, SMALL), new Shelf()];
    const publish = async (): Promise<void> => {
      for (const line of season.lines().slice(story.length)) story.append(command(line.command));
      await put(shelf, story.told, season.ladder.at);
    };
    await publish();
    club.does('2021-09-13T20:00Z', 'start', { id: 'g2', players: ['ann', 'zoe'] });
    club.does('2021-09-13T20:01Z', 'rename', { player: 'zoe', name: 'Zoe Quick' });
    await publish();
    expect(await whole(shelf, 'log.csv')).toBe(formatCsv(storyOf(season, season.lines()).told));
  });

  it.each(SYSTEMS)('of %s say together what they would say in one', async (system) => {
    await fc.assert(
      fc.asyncProperty(scenarios, async (scenario) => {
        const { season } = play(system, scenario);
        const { at } = season.ladder;
        const lines = season.lines();
        const { told } = storyOf(season, lines);
        const shelf = await shelfOf(told, at);
        const inOne = storyOf(season, lines, { lines: 10_000, changes: 1_000_000 }).told;
        expect(await whole(shelf, 'log.csv')).toBe(formatCsv(inOne));
        const { header, command } = publicly(season.header, NAMING);
        expect(await whole(shelf, 'season.jsonl')).toBe(
          formatLog(
            header,
            lines.map((line) => command(line.command)),
          ),
        );
        const history: HistoryView = JSON.parse(await whole(shelf, 'history.json'));
        const { days, ...rest } = buildHistory(inOne, at);
        expect(history).toMatchObject(rest);
        expect(evenings({ ...history })).toEqual(evenings({ ...rest, days }));
      }),
      { numRuns: runs(5), endOnFailure: true },
    );
  });
});

/** Who stood where at the end of each day on which that changed. */
function evenings(history: HistoryView) {
  const orders = new Map(Array.from(ordersOf(history), ({ day, order }) => [day, JSON.stringify(order)]));
  let before = JSON.stringify(history.start);
  return [...orders].filter(([, order]) => {
    const isOther = order !== before;
    before = order;
    return isOther;
  });
}

/** A club that plays on, one match a day, and its ladder's files on a shelf. */
function playing() {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });
  const { header, command } = publicly(club.season.header, NAMING);
  const story = new SeasonNarrative(header, { lines: 4, changes: 1000 });
  const shelf = new Shelf(true);
  let day = Date.parse('2021-09-07T20:00+01:00');
  const publish = async (): Promise<readonly string[]> => {
    const before = shelf.log.length;
    for (const entry of club.season.lines().slice(story.length)) story.append(command(entry.command));
    await put(shelf, story.told, club.season.ladder.at);
    return shelf
      .paths()
      .slice(before)
      .map((path) => path.slice(FOLDER.length));
  };
  const match = (): void => {
    day += DAY;
    club.match(new Date(day).toISOString(), 'dee', 'ann', [2, 0]);
  };
  const correct = (): void => void club.does(new Date(day).toISOString(), 'correct', { line: 3, score: [0, 2] });
  return { club, shelf, publish, match, correct };
}

const HEADS = ['history/head.json', 'log/head.json', 'season/head.json'];

describe('a line of a long season', () => {
  it('writes three heads and nothing else, but for three pieces whenever some are full', async () => {
    const { publish, match } = playing();
    await publish();
    const written: number[] = [];
    for (let line = 0; line < 16; line++) {
      match();
      written.push((await publish()).length);
    }
    // A piece comes with a note, in case what puts it breaks off.
    expect(written).toEqual(Array.from({ length: 16 }, (_, line) => (line % 4 === 3 ? 9 : 3)));
  });

  it('reads nothing of a bucket whose heads this process has put', async () => {
    const { shelf, publish, match } = playing();
    match();
    await publish();
    const looked: string[] = [];
    shelf.beforeText = (path) => looked.push(path);
    match();
    await publish();
    expect(looked).toEqual([]);
  });
});

describe('a piece that was replaced', () => {
  it('stays for an hour for those who go by an older head, and is then taken away', async () => {
    const { shelf, publish, match, correct } = playing();
    for (let line = 0; line < 10; line++) match();
    await publish();
    const before = [...shelf.bodies.keys()];
    correct();
    const written = await publish();
    const replaced = written.filter((path) => /^log\/\d/.test(path)).map((path) => `${FOLDER}${path}`);
    expect(replaced).toHaveLength(1);
    for (const path of before) expect([path, shelf.bodies.has(path)]).toEqual([path, true]);
    for (let line = 0; line < 4; line++) match();
    await publish();
    const named = KEPT_IN_PIECES.flatMap(({ folder }) =>
      JSON.parse(shelf.read(`${FOLDER}${folder}/head.json`)).older.map(
        (each: string | { readonly file: string }) =>
          `${FOLDER}${folder}/${typeof each === 'string' ? each : each.file}`,
      ),
    );
    const pieces = [...shelf.bodies.keys()].filter((path) => !/(head|loose)\.json$/.test(path));
    expect(pieces.toSorted()).toEqual(named.toSorted());
  });
});

describe('a file under its own address', () => {
  it('is sent bit by bit, and breaks off where a piece cannot be read', async () => {
    const { shelf, publish, match } = playing();
    for (let line = 0; line < 10; line++) match();
    await publish();
    const sent = await send(shelf, `${FOLDER}log.csv`);
    expect(sent).toEqual({ status: 200, text: await whole(shelf, 'log.csv'), broken: false });
    const [piece = ''] = [...shelf.bodies.keys()].filter((path) => path.includes('/log/1-'));
    shelf.lose(piece);
    expect(await send(shelf, `${FOLDER}log.csv`)).toMatchObject({ broken: true });
  });

  it('is not there where there is no such ladder, and a request for its head gets no body', async () => {
    const { shelf, publish } = playing();
    await publish();
    for (const path of ['/lavers/other/log.csv', '/lavers/main/view.json', '/log.csv'])
      expect(await send(shelf, path)).toMatchObject({ status: 404 });
    expect(await send(shelf, `${FOLDER}log.csv`, 'HEAD')).toEqual({ status: 200, text: '', broken: false });
  });
});

async function send(shelf: Shelf, rawPath: string, method = 'GET') {
  let [status, text] = [0, ''];
  const out = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  const ended = finished(out).then(
    () => false,
    () => true,
  );
  await sendWholeFile(shelf, () => {})({ rawPath, requestContext: { http: { method } } }, ({ statusCode }) => {
    status = statusCode;
    return out;
  });
  return { status, text, broken: await ended };
}

describe('the addresses of pieces', () => {
  it('are known as such, and so is what is no piece', async () => {
    const { shelf, publish, match } = playing();
    for (let line = 0; line < 10; line++) match();
    await publish();
    for (const path of shelf.bodies.keys())
      expect([path, isPiece(path)]).toEqual([
        path,
        !HEADS.concat(HEADS.map((head) => head.replace('head', 'loose'))).includes(path.slice(FOLDER.length)),
      ]);
  });
});

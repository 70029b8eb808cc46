import { clubKey, clubLadderItem, inList } from '#functions/books/clubs.ts';
import { type Item, pack } from '#functions/database/item.ts';
import { clubPartition } from '#functions/database/keys.ts';
import { type LadderSeasons, PresentSeasons } from '#functions/ladders/seasons.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import type { Publishing, Readable } from '#functions/publishing/target.ts';
import type { Season } from '#shared/engine/season.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import type { Instant, LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { at } from '../view/club.ts';
import { Shelf } from './shelf.ts';

export const KEY = { club: 'lavers', ladder: 'main' };
export const ORIGIN = 'https://ladder.example';

export interface Told {
  readonly season: Season;
}

/** A store that holds one club with one ladder, and notes from which line on its log is read. */
export class OneLadder implements Readable {
  readonly #club: Told;
  readonly database = new MemoryDatabase();
  readonly present = new PresentSeasons(this.database);
  readonly reads: LineNumber[] = [];
  touched: Instant | undefined;

  constructor(club: Told, naming = FULL_NAMES) {
    this.#club = club;
    const { club: id } = KEY;
    this.put({ ...clubKey(id), name: 'Lavers Chess Club' });
    this.put(inList(id, { ...clubKey(id), name: 'Lavers Chess Club' }));
    this.put(clubLadderItem(KEY));
    this.put({ pk: clubPartition(id), sk: 'naming', value: pack(naming) });
  }

  /** At once, as a database in memory does. */
  protected put(item: Item): void {
    void this.database.put(item);
  }

  seasons = async (): Promise<LadderSeasons> => ({ present: 1, ended: [] });

  async version({ ladder }: typeof KEY) {
    if (ladder !== KEY.ladder) return undefined;
    const { line } = this.#club.season.ladder;
    return { line, ...(this.touched !== undefined && { touched: this.touched }) };
  }

  async load({ ladder }: typeof KEY) {
    return ladder === KEY.ladder ? this.#club.season.ladder : undefined;
  }

  async header({ ladder }: typeof KEY) {
    return ladder === KEY.ladder ? this.#club.season.ladder.header : undefined;
  }

  async log(_: typeof KEY, after?: LineNumber) {
    if (after !== undefined) this.reads.push(after);
    return this.#club.season.lines().filter(({ line }) => line > (after ?? 1));
  }
}

export const publishingOf = (club: Told, changes: Partial<Pick<Publishing, 'now' | 'notice'>> = {}) => {
  const [store, files] = [new OneLadder(club), new Shelf()];
  const now = at('2021-09-13T21:00+01:00');
  return { now, origin: ORIGIN, release: 'r1', ...changes, store, files, shelf: files, reads: store.reads };
};

/** A file of a ladder that is published, by its name in the ladder's folder. */
export async function publishedFile(
  club: Told,
  name: string,
  changes: { readonly now?: Instant } = {},
): Promise<string> {
  const { shelf, ...publishing } = publishingOf(club, changes);
  await publishLadder(publishing, KEY);
  return shelf.read(`/lavers/main/${name}`);
}

/** Names that would break pages, feeds or calendars where they are not written with care. */
export const HOSTILE: Readonly<Record<string, string>> = {
  script: '<script>alert("x")</script>',
  entity: '&lt;b&gt; &amp; ]]> <!-- %',
  quote: `"'O’Brien\\; one, two: three`,
  lines: 'Ann\r\nBEGIN:VEVENT\r\nSUMMARY:evil\nEND:VCALENDAR',
  arabic: 'عمر الخيام',
  overridden: '\u202Egnp.nnA\u2066',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(32),
  controls: 'A\u0000n\u0007n\u001B\u0085\uFFFE\uFFFF\uD800',
  long: 'ß'.repeat(300),
  nothing: '\u0000\u200B',
};

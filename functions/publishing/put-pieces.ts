import { extname } from 'node:path';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { atOnce } from '../runtime/at-once.ts';
import { digest, FOR_EVER, JSON_FILE } from './assets.ts';
import { madeOnce } from './cache.ts';
import type { Cut, Older } from './cuts.ts';
import { type Edition, type FileStore, type Head, headOf, parsed } from './files.ts';
import { type FolderKey, fileOf } from './target.ts';

export interface Where {
  readonly files: FileStore;
  readonly key: FolderKey;
  readonly told: NarrationSoFar;
  readonly edition: Edition;
}

interface MadePiece extends Older {
  readonly revision: number;
}

interface KnownPieces {
  made: readonly MadePiece[];
  /** Where they were put last, with a head that names them and no others. */
  put?: { readonly files: FileStore; readonly made: readonly MadePiece[] };
}

const knownOf = madeOnce<NarrationSoFar, (cut: Cut) => KnownPieces>(() => madeOnce(() => ({ made: [] })));

/** Takes note of the finished pieces of a season that goes on from a snapshot. */
export function resumePieces(told: NarrationSoFar, cut: Cut, older: readonly Older[]): void {
  knownOf(told)(cut).made = older.map((each) => ({ ...each, revision: 0 }));
}

/** The finished pieces as they are named now. */
export function finishedPieces(told: NarrationSoFar, cut: Cut): readonly Older[] {
  const mine = knownOf(told)(cut);
  mine.made = madeNow(told, cut, mine.made);
  return mine.made.map(olderOf);
}

const AT_ONCE = 8;

/** Puts the missing finished pieces, then the head. A piece is named by its content, and so is kept for ever. */
export async function putPieces(place: Where, cut: Cut): Promise<'written' | 'older'> {
  const { files, key, told, edition } = place;
  const mine = knownOf(told)(cut);
  const made = madeNow(told, cut, mine.made);
  mine.made = made;
  const head = fileOf(key, headOf(cut));
  const before = isThere(mine, files, head, made) ? made.map(({ file }) => file) : await namedIn(files, head);
  if ((await bring(place, cut, made, before ?? [])) === 'older') return 'older';
  const body = `${JSON.stringify(cut.head(told, made.map(olderOf), edition.at))}\n`;
  if ((await files.put(head, body, { ...JSON_FILE, edition, compressed: true })) === 'older') return 'older';
  mine.put = { files, made };
  return 'written';
}

function madeNow(told: NarrationSoFar, cut: Cut, before: readonly MadePiece[]): readonly MadePiece[] {
  const finished = told.pieces().slice(0, -1);
  const made = finished.map((piece, index) => {
    const last = before[index];
    if (last?.revision === piece.revision) return last;
    const { text, changes } = cut.slice(told, piece, index === 0);
    return { revision: piece.revision, file: nameOf(cut, index, text), changes };
  });
  const isSame = made.length === before.length && made.every((each, index) => each === before[index]);
  return isSame ? before : made;
}

const nameOf = ({ whole }: Cut, index: number, text: string): string => `${index}-${digest(text)}${extname(whole)}`;

const olderOf = ({ file, changes }: MadePiece): Older => ({ file, changes });

/** Whether this process has put the head with these very pieces, and has seen no other since. */
const isThere = ({ put }: KnownPieces, files: FileStore, head: string, made: readonly MadePiece[]): boolean =>
  put?.files === files && put.made === made && files.remembered(head) !== undefined;

/** The pieces that a stored head names; undefined if no head can be read. */
async function namedIn(files: FileStore, head: string): Promise<readonly string[] | undefined> {
  const read = parsed<Head>((await files.text(head)) ?? '');
  if (!Array.isArray(read?.older)) return undefined;
  return read.older.map((each) => (typeof each === 'string' ? each : each.file));
}

/** Makes sure that all pieces are there, and that pieces named by no head go away. */
async function bring(
  place: Where,
  cut: Cut,
  made: readonly MadePiece[],
  before: readonly string[],
): Promise<'written' | 'older'> {
  const { files, key, told, edition } = place;
  const names = new Set(made.map(({ file }) => file));
  const fresh = [...made.entries()].filter(([, { file }]) => !before.includes(file));
  const gone = before.filter((file) => !names.has(file));
  if (fresh.length + gone.length === 0) return 'written';
  const loose = [...gone, ...fresh.map(([, { file }]) => file)];
  if ((await noteLoose(place, cut, loose, [...before, ...names])) === 'older') return 'older';
  const pieces = told.pieces();
  const [error] = await atOnce(AT_ONCE, fresh, async ([index, { file }]) => {
    const piece = pieces[index];
    if (!piece) throw new Error(`there is no piece ${index}`);
    await files.put(fileOf(key, `${cut.folder}/${file}`), cut.slice(told, piece, index === 0).text, {
      contentType: cut.contentType,
      cacheControl: FOR_EVER,
      edition,
      compressed: true,
    });
  });
  if (error !== undefined) throw error;
  return 'written';
}

/** For how long a reader may still go by an older head, in milliseconds. */
const GRACE = 3_600_000;

const NOTE = 'loose.json';

/** Since when each is loose. */
type Noted = Readonly<Record<string, Instant>>;

/**
 * Notes pieces that perhaps no head names, so that any process can remove them in the end; and takes away those noted
 * long ago that are not among the named ones.
 */
async function noteLoose(
  { files, key, edition }: Where,
  { folder }: Cut,
  pieces: readonly string[],
  named: readonly string[],
): Promise<'written' | 'older'> {
  const pathOf = (name: string) => fileOf(key, `${folder}/${name}`);
  const noted = Object.entries(parsed<Noted>((await files.text(pathOf(NOTE))) ?? '') ?? {});
  const isOver = ([, since]: readonly [string, number]): boolean => since <= edition.at - GRACE;
  for (const [piece] of noted.filter(isOver)) if (!named.includes(piece)) await files.remove(pathOf(piece));
  const left = noted.filter((each) => !isOver(each));
  const all: Noted = Object.fromEntries([...left, ...pieces.map((piece) => [piece, edition.at] as const)]);
  return files.put(pathOf(NOTE), `${JSON.stringify(all)}\n`, { ...JSON_FILE, edition });
}

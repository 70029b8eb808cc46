import type { HistoryHead, HistoryPiece } from '#shared/contract/history.ts';
import { toBeTold, wholeHistory } from '#shared/view/whole-history.ts';
import { type FileStore, HISTORY, headOf, KEPT_IN_PIECES, type KeptInPieces, type TextHead } from './files.ts';

export interface WholeFile {
  readonly contentType: string;
  /** One after the other; it throws where a piece cannot be read. */
  readonly parts: AsyncIterable<string>;
}

type Files = Pick<FileStore, 'text'>;

/** Which file that is kept in pieces a path asks for, and the folder of its ladder. */
export function askedFor(path: string): { readonly folder: string; readonly kept: KeptInPieces } | undefined {
  const [, folder, name] = /^((?:\/[a-z0-9-]+){2,3}\/)([^/]+)$/.exec(path) ?? [];
  const kept = KEPT_IN_PIECES.find(({ whole }) => whole === name);
  return folder !== undefined && kept ? { folder, kept } : undefined;
}

/** A whole file under the address that stays, as new as its pieces; undefined where there is none. */
export async function wholeFile(files: Files, path: string): Promise<WholeFile | undefined> {
  const asked = askedFor(path);
  if (!asked) return undefined;
  const { folder, kept } = asked;
  const { contentType } = kept;
  const head = await files.text(`${folder}${headOf(kept)}`);
  if (head === undefined) return undefined;
  const read = (name: string) => pieceOf(files, `${folder}${kept.folder}/${name}`);
  return { contentType, parts: kept.whole === HISTORY.whole ? historyOf(head, read) : textOf(head, read) };
}

type Read = (name: string) => Promise<string>;

async function pieceOf(files: Files, path: string): Promise<string> {
  const piece = await files.text(path);
  if (piece === undefined) throw new Error(`${path} is named and not there`);
  return piece;
}

async function* textOf(text: string, read: Read): AsyncGenerator<string> {
  const head: TextHead = JSON.parse(text);
  yield* inOrder(head.older, read);
  yield head.newest;
}

async function* historyOf(text: string, read: Read): AsyncGenerator<string> {
  const head: HistoryHead = JSON.parse(text);
  const before: HistoryPiece[] = [];
  for await (const piece of inOrder(
    toBeTold(head).map(({ file }) => file),
    read,
  ))
    before.push(JSON.parse(piece));
  yield `${JSON.stringify(wholeHistory(head, before))}\n`;
}

/** How many pieces are asked for ahead. */
const AHEAD = 8;

async function* inOrder(names: readonly string[], read: Read): AsyncGenerator<string> {
  const asked: Promise<string>[] = [];
  const ask = (name: string | undefined): void => {
    if (name === undefined) return;
    const piece = read(name);
    // Where an earlier one fails, nobody waits for this one.
    piece.catch(() => {});
    asked.push(piece);
  };
  for (const name of names.slice(0, AHEAD)) ask(name);
  for (let index = 0; index < names.length; index++) {
    const piece = await asked.shift();
    ask(names[index + AHEAD]);
    if (piece !== undefined) yield piece;
  }
}

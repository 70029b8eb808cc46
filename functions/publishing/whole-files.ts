import type { HistoryHead, HistoryPiece, HistoryView } from '#shared/contract/history.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { toBeTold, wholeHistory } from '#shared/view/whole-history.ts';
import { withCommas } from './csv-marks.ts';
import {
  COMMAS,
  type FileStore,
  HISTORY,
  headOf,
  KEPT_IN_PIECES,
  type KeptInPieces,
  TABLE,
  type TextHead,
} from './files.ts';

export interface WholeFile {
  readonly contentType: string;
  /** For how long CloudFront may answer without asking again, in seconds. */
  readonly kept: number;
  /** One after the other; it throws where a piece cannot be read. */
  readonly parts: AsyncIterable<string>;
}

/** Of a part less: it may have been made while the history was behind the view. */
const KEPT = { whole: 60, part: 10 } as const;

type TextFiles = Pick<FileStore, 'text'>;

interface AskedFor {
  readonly folder: string;
  readonly kept: KeptInPieces;
  /** Whether it is the one for programs, of a file that spreadsheets open. */
  readonly withCommas: boolean;
}

/** The file in pieces that a path asks for, and the folder of its ladder. */
export function askedFor(path: string): AskedFor | undefined {
  const [, folder, name] = /^((?:\/[a-z0-9-]+){2,3}\/)([^/]+)$/.exec(path) ?? [];
  const isForPrograms = name === COMMAS;
  const kept = KEPT_IN_PIECES.find(({ whole }) => whole === (isForPrograms ? TABLE.whole : name));
  return folder !== undefined && kept ? { folder, kept, withCommas: isForPrograms } : undefined;
}

const PART = /^((?:\/[a-z0-9-]+){2,3}\/)player\/(?:place\/(\d+)|([a-z0-9-]*))\.json$/;

/** Of which player a path asks for what is published of them, by public id or place, and the folder of the ladder. */
function partAskedFor(path: string): { readonly folder: string; readonly who: string | number } | undefined {
  const [, folder, place, id = ''] = PART.exec(path) ?? [];
  return folder === undefined ? undefined : { folder, who: place === undefined ? id : Number(place) };
}

/** The files from which the content of a path is put together; undefined if it is stored whole. */
export function madeOf(path: string): readonly string[] | undefined {
  const [asked, part] = [askedFor(path), partAskedFor(path)];
  if (part) return ['view.json', headOf(HISTORY)].map((name) => `${part.folder}${name}`);
  return asked && [`${asked.folder}${headOf(asked.kept)}`];
}

/** A whole file under the address that stays, or a player's part of them, as new as its pieces; undefined if it doesn't exist. */
export async function wholeFile(files: TextFiles, path: string): Promise<WholeFile | undefined> {
  const part = partAskedFor(path);
  if (part) return partOf(files, part.folder, part.who);
  const asked = askedFor(path);
  if (!asked) return undefined;
  const { folder, kept } = asked;
  const { contentType } = kept;
  const head = await files.text(`${folder}${headOf(kept)}`);
  if (head === undefined) return undefined;
  const read = (name: string) => pieceOf(files, `${folder}${kept.folder}/${name}`);
  return {
    contentType,
    kept: KEPT.whole,
    parts:
      kept.whole === HISTORY.whole
        ? asJson(() => historyOf(head, read))
        : asked.withCommas
          ? inCommas(textOf(head, read))
          : textOf(head, read),
  };
}

/** It reads all that is published of the ladder, and leaves out what is about others. */
async function partOf(files: TextFiles, folder: string, who: string | number): Promise<WholeFile | undefined> {
  const { contentType } = HISTORY;
  const [view, head] = await Promise.all([files.text(`${folder}view.json`), files.text(`${folder}${headOf(HISTORY)}`)]);
  if (view === undefined || head === undefined) return undefined;
  const read = (name: string) => pieceOf(files, `${folder}${HISTORY.folder}/${name}`);
  const part = async () => playerPart(JSON.parse(view), await historyOf(head, read), who);
  return { contentType, kept: KEPT.part, parts: asJson(part) };
}

async function* asJson(make: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await make())}\n`;
}

type ReadText = (name: string) => Promise<string>;

async function pieceOf(files: TextFiles, path: string): Promise<string> {
  const piece = await files.text(path);
  if (piece === undefined) throw new Error(`${path} is named and not there`);
  return piece;
}

async function* textOf(text: string, read: ReadText): AsyncGenerator<string> {
  const head: TextHead = JSON.parse(text);
  yield* inOrder(head.older, read);
  yield head.newest;
}

/** No row is in two pieces. */
async function* inCommas(parts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of parts) yield withCommas(part);
}

async function historyOf(text: string, read: ReadText): Promise<HistoryView> {
  const head: HistoryHead = JSON.parse(text);
  const before: HistoryPiece[] = [];
  for await (const piece of inOrder(
    toBeTold(head).map(({ file }) => file),
    read,
  ))
    before.push(JSON.parse(piece));
  return wholeHistory(head, before);
}

/** How many pieces are asked for ahead. */
const AHEAD = 8;

async function* inOrder(names: readonly string[], read: ReadText): AsyncGenerator<string> {
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

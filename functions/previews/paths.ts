/** Of which ladder, player or result a preview is asked for, and what of it. */
export interface AskedFor {
  readonly folder: string;
  readonly ladder: string;
  readonly player: string | undefined;
  /** The line of a result. */
  readonly line: number | undefined;
  readonly what: 'picture' | 'page';
}

/** Where previews lie, as CloudFront writes it: those of ladders, of their players and of results, and the pages of players. */
export const PREVIEWS = ['/*/*/preview.png', '/*/*/player/*/'] as const;

const PREVIEW =
  /^((?:\/[a-z0-9-]+)\/([a-z0-9-]+)\/(?:\d[0-9-]*\/)?)(?:player\/([a-z0-9-]+)\/|result\/([1-9]\d{0,7})\/)?(preview\.png|index\.html)$/;

/** Of what a path is a preview; undefined where it is something else. */
export function previewAt(path: string): AskedFor | undefined {
  const [, folder, ladder, player, number, file] = PREVIEW.exec(path) ?? [];
  if (folder === undefined || ladder === undefined) return undefined;
  const line = number === undefined ? undefined : Number(number);
  const what = file === 'preview.png' ? 'picture' : 'page';
  return what === 'page' && player === undefined ? undefined : { folder, ladder, player, line, what };
}

export const viewBeside = ({ folder }: AskedFor): string => `${folder}view.json`;

/** The published files that the preview at a path is made of; undefined where a path is none of a preview. */
export function previewFrom(path: string): readonly string[] | undefined {
  const asked = previewAt(path);
  return asked && [viewBeside(asked)];
}

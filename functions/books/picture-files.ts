import type { Item } from '../database/item.ts';

/** A picture that somebody sent, as it is stored and published. */
export interface PictureFile {
  /** What its file is called, after what is in it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function pictureIn(item: Item | undefined): PictureFile | undefined {
  const bytes = item?.['bytes'];
  return bytes instanceof Uint8Array ? { name: String(item?.['name']), bytes: new Uint8Array(bytes) } : undefined;
}

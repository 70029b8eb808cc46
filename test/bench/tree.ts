import { join } from 'node:path';
import * as z from 'zod/mini';

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The functions and classes of a checked-out version, by their files. */
export const partsOf =
  (tree: string) =>
  async <F>(file: string, name: string): Promise<F> => {
    const found = await import(join(tree, file));
    return z.custom<F>(isFunction).parse(found[name]);
  };

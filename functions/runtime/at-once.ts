/** Works on the items, `count` at once. A failure stops nothing else; gives all errors. */
export async function atOnce<T>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  const left = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next())
      await work(next.value).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: count }, worker));
  return errors;
}

/** All that comes, in the order in which it does. */
export async function allOf<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The items, `size` at a time; the last part may be empty. */
export async function* inParts<T>(size: number, items: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let part: T[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  yield part;
}

/** Does some work for each item, so many at once. What fails stops nothing else; gives all errors. */
export async function atOnce<T>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  const left = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) {
      await work(next.value).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  return errors;
}

/** What there is, so many at a time, and at last the rest, which may be nothing. */
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

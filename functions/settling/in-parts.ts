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

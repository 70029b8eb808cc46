/**
 * Does some work for each item, so many at once. What fails stops nothing else; gives the errors of all that failed.
 */
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

/** What is kept under a key; where it is not, it is found, and all else is dropped where there would be too much. */
export function kept<K, V>(known: Map<K, V>, key: K, most: number, find: () => V): V {
  const hit = known.get(key);
  if (hit !== undefined) return hit;
  if (known.size >= most) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}

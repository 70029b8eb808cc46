/** Whether two values say the same as JSON would, field by field; what they share is not looked into. */
export function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  if (names.length !== others.length) return false;
  for (let n = 0; n < names.length; n++) {
    const name = names[n] ?? '';
    if (name !== others[n] || !areAlike(one[name], other[name])) return false;
  }
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Picks the named fields of a value, as far as it has them: a new field becomes public only once it is named as well. */
export function picked<T extends object, K extends keyof T>(value: T, names: readonly K[]): Pick<T, K> {
  const told: Partial<Pick<T, K>> = {};
  for (const name of names) if (value[name] !== undefined) told[name] = value[name];
  return told as Pick<T, K>;
}

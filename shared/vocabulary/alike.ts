/** Whether two values say the same as JSON would, field by field; what they share is not looked into. */
export function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.every((name) => areAlike(one[name], other[name])) && names.join() === Object.keys(other).join();
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Picked<T, K extends keyof T> = { [Name in K]?: T[Name] };

/** Of a value the fields that are named, where it has them: one that is new is told only once it is named as well. */
export function picked<T extends object, K extends keyof T>(value: T, names: readonly K[]): Picked<T, K> {
  const told: Picked<T, K> = {};
  for (const name of names) if (value[name] !== undefined) told[name] = value[name];
  return told;
}

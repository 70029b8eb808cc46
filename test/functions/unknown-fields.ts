import { Table } from '#shared/vocabulary/table.ts';

/** The name and the value of a field that no version knows. */
export const UNKNOWN = 'zqhush';

/** Those whose fields are data: nobody knows all of them in advance. */
const OPEN: readonly string[] = ['nicknames', 'settings'];

/** A store that has one field more in everything that it gives, as one of a version to come might have. */
export function givingMore<S extends object>(store: S): S {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        const answer: unknown = member.apply(target, given);
        return answer instanceof Promise ? answer.then(more) : answer;
      };
    },
  });
}

/** A value with the unknown field in each of its objects, ladders and lists of players among them. */
function more(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(more);
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, more(each)]));
  if (value instanceof Table) return Table.of([...value.entries()].map(([key, each]) => [String(key), more(each)]));
  if (!isPlain(value)) return value;
  const known = Object.entries(value).map(([name, each]) => [name, OPEN.includes(name) ? each : more(each)] as const);
  return { ...Object.fromEntries(known), [UNKNOWN]: UNKNOWN };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

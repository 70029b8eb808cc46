import type { Query } from '#functions/database/database.ts';
import { type Item, type ItemKey, pack, unpack } from '#functions/database/item.ts';
import { MEMBER, PLAYER, STATE } from '#functions/database/keys.ts';
import { Table } from '#shared/vocabulary/table.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

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

/**
 * A table that has one field more in what books read of it themselves: members, and as much of a ladder as is read in
 * ranges, without loading it.
 */
export class DatabaseGivingMore extends MemoryDatabase {
  override async get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined> {
    const item = await super.get(key, only);
    return item && [MEMBER, PLAYER].some((beginning) => key.sk.startsWith(beginning)) ? withMore(item) : item;
  }

  override async *query(query: Query): AsyncGenerator<Item> {
    const inRange = 'sk' in query && query.sk !== undefined && 'from' in query.sk;
    for await (const item of super.query(query))
      yield inRange && [MEMBER, STATE].some((beginning) => item.sk.startsWith(beginning)) ? withMore(item) : item;
  }
}

const withMore = (item: Item): Item => ({ ...item, value: pack(more(unpack(item['value']))) });

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

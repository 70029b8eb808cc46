import * as z from 'zod/mini';
import type { Instant, LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { type Item, unpack } from './item.ts';

/** What is stored under a name is not what is stored there: it was damaged, or put there by another hand. */
class DamagedItem extends Error {
  override readonly name = 'DamagedItem';

  constructor({ sk }: Pick<Item, 'sk'>, faults: readonly string[]) {
    // Names may tell of people: it says of what kind the item is, and which fields are wrong, never what they hold.
    super(`${sk.split('#')[0]}#… is damaged: ${faults.join(', ')}`);
  }
}

/**
 * Reads what is packed into an item, which is all that `schema` says; what it has beside that stays, as another release may
 * have written it. Throws `DamagedItem`.
 */
export const stored =
  <T>(schema: z.ZodMiniType<T>) =>
  (item: Pick<Item, 'sk'> & { readonly value?: Item[string] }): T => {
    const value = unpacked(item);
    const { error } = schema.safeParse(value);
    if (error) throw new DamagedItem(item, [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))]);
    return value as T;
  };

function unpacked(item: Parameters<ReturnType<typeof stored>>[0]): unknown {
  try {
    return unpack(item.value);
  } catch {
    throw new DamagedItem(item, ['all of it']);
  }
}

/** Text of a kind of its own, such as an id; whether it is a good one, who stored it has seen. */
export const text = <T extends string>() => z.custom<T>((value) => typeof value === 'string');
/** Milliseconds since 1970. */
export const instant = z.custom<Instant>((value) => Number.isSafeInteger(value));
/** A line of a log. */
export const line = z.custom<LineNumber>((value) => Number.isSafeInteger(value));
/** A field that may be missing. */
export const maybe = z.exactOptional;
/** What is there, or not: never false. */
export const flag = z.exactOptional(z.literal(true));

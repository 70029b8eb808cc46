import * as z from 'zod/mini';
import type { Instant, LineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Counted } from '../runtime/counted.ts';
import { type Item, unpack } from './item.ts';

/** An item by its name, and the partition that it lies in, where that is at hand. */
type Named = Pick<Item, 'sk'> & { readonly pk?: Item['pk'] };

/** What is stored under a name is not what is stored there: it was damaged, or put there by another hand. */
export class DamagedItem extends Error {
  override readonly name = 'DamagedItem';
  readonly sk: string;
  readonly counted: Counted = 'damaged';

  constructor({ pk = '', sk }: Named, faults: readonly string[]) {
    // Names may tell of people: it says where the item lies, of what kind it is, and which fields are wrong, never what they hold.
    super(`${pk} ${sk.split('#')[0]}#… is damaged: ${faults.join(', ')}`.trimStart());
    this.sk = sk;
  }
}

type Packed = Named & { readonly value?: Item[string] };

/**
 * Reads what is packed into an item, which is all that `schema` says; what it has beside that stays, as another release may
 * have written it. Throws `DamagedItem`.
 */
export const stored =
  <T>(schema: z.ZodMiniType<T>) =>
  (item: Packed): T =>
    intact(schema)(item, unpacked(item));

/** What a schema says, of which nothing is changed in place. */
export type Shape<Schema extends z.ZodMiniType> = Unchanging<z.output<Schema>>;

/** What such a reader reads. */
export type Stored<Read extends (item: never) => unknown> = Unchanging<ReturnType<Read>>;

type Unchanging<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Name in keyof T]: Unchanging<T[Name]> };

/** The same of a value that is unpacked already. */
export const intact =
  <T>(schema: z.ZodMiniType<T>) =>
  (item: Named, value: unknown): T => {
    const { error } = schema.safeParse(value);
    if (error) throw new DamagedItem(item, [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))]);
    return value as T;
  };

/** Whatever is packed into an item: JSON, and no more is known of it. Throws `DamagedItem`. */
export function unpacked(item: Packed): unknown {
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
/** Values by names that are no fields, such as ids. */
export const byName = <T>(value: z.ZodMiniType<T>) =>
  z.custom<Readonly<Record<string, T>>>(
    (all) =>
      typeof all === 'object' && all !== null && Object.values(all).every((each) => value.safeParse(each).success),
  );

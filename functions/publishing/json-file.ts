/** How many things a block holds. */
const BLOCK = 32;

interface Block<Thing> {
  readonly things: readonly Thing[];
  readonly bytes: Uint8Array;
}

/** A list as text of JSON: blocks that hold the very things that they held before are not made again. */
export class JsonList<Thing> {
  readonly #say: (thing: Thing) => unknown;
  #blocks: readonly Block<Thing>[] = [];

  /** `say`: what stands in the list for a thing. */
  constructor(say: (thing: Thing) => unknown = (thing) => thing) {
    this.#say = say;
  }

  parts(list: readonly Thing[]): readonly Uint8Array[] {
    const blocks: Block<Thing>[] = [];
    for (let first = 0; first < list.length; first += BLOCK) blocks.push(this.#block(list, first));
    this.#blocks = blocks;
    return [Buffer.from('['), ...blocks.map(({ bytes }) => bytes), Buffer.from(']')];
  }

  #block(list: readonly Thing[], first: number): Block<Thing> {
    const before = this.#blocks[first / BLOCK];
    const length = Math.min(BLOCK, list.length - first);
    if (before?.things.length === length && before.things.every((thing, index) => thing === list[first + index]))
      return before;
    const things = list.slice(first, first + BLOCK);
    const text = JSON.stringify(things.map(this.#say)).slice(1, -1);
    return { things, bytes: Buffer.from(first === 0 ? text : `,${text}`) };
  }
}

/** An object as a file of JSON, with the blocks of its lists. */
export class JsonFile {
  readonly #lists = new Map<string, JsonList<unknown>>();

  bytes(value: object): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [];
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      parts.push(Buffer.from(`${parts.length > 0 ? ',' : '{'}${JSON.stringify(name)}:`));
      if (Array.isArray(field) && field.length > BLOCK) parts.push(...this.#list(name).parts(field));
      else parts.push(Buffer.from(JSON.stringify(field)));
    }
    return Buffer.concat([...parts, Buffer.from('}\n')]);
  }

  #list(name: string): JsonList<unknown> {
    const list = this.#lists.get(name) ?? new JsonList();
    this.#lists.set(name, list);
    return list;
  }
}

/** How many things a block holds. */
const BLOCK = 32;

interface Block {
  readonly things: readonly unknown[];
  readonly bytes: Uint8Array;
}

/** An object as a file of JSON: blocks of long lists that hold the very things that they held before are not made again. */
export class JsonFile {
  readonly #lists = new Map<string, readonly Block[]>();

  bytes(value: object): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [];
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      parts.push(Buffer.from(`${parts.length > 0 ? ',' : '{'}${JSON.stringify(name)}:`));
      if (Array.isArray(field) && field.length > BLOCK) parts.push(...this.#list(name, field));
      else parts.push(Buffer.from(JSON.stringify(field)));
    }
    return Buffer.concat([...parts, Buffer.from('}\n')]);
  }

  #list(name: string, list: readonly unknown[]): readonly Uint8Array[] {
    const before = this.#lists.get(name);
    const blocks = Array.from({ length: Math.ceil(list.length / BLOCK) }, (_, n) =>
      blockOf(list.slice(n * BLOCK, (n + 1) * BLOCK), n === 0, before?.[n]),
    );
    this.#lists.set(name, blocks);
    return [...blocks.map(({ bytes }) => bytes), Buffer.from(']')];
  }
}

function blockOf(things: readonly unknown[], isFirst: boolean, before: Block | undefined): Block {
  if (before?.things.length === things.length && things.every((thing, index) => thing === before.things[index]))
    return before;
  return { things, bytes: Buffer.from(`${isFirst ? '[' : ','}${JSON.stringify(things).slice(1, -1)}`) };
}

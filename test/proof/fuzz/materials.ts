import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { jpegOf } from '#test/pictures.ts';
import { type Chance, odd, oneOf } from './spoil.ts';

/** JSON Schema, as far as the reference uses it. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
}

interface Reference {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }
        >
      >
    >
  >;
}

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const reference: Reference = JSON.parse(readFileSync(at('docs/openapi.json'), 'utf8'));
/** Season logs in which everything is right, or in which the rules refuse some lines. */
export const LOGS = readdirSync(at('test/vectors/'))
  .filter((name) => /^[a-z0-9-]+\.jsonl$/.test(name))
  .map((name) => readFileSync(at(`test/vectors/${name}`), 'utf8'));

/** What stands in fields of these names, so that a body made from a schema means something. */
const POOLS: Readonly<Record<string, readonly unknown[]>> = {
  player: ['p0', 'p1', 'p2', 'p3', 'p4', 'p9'],
  challenger: ['p1', 'p2', 'p3', 'p5'],
  challenged: ['p0', 'p1', 'p2', 'p4'],
  challenge: ['g1', 'g2', 'g5', 'g9', 'm1'],
  id: ['p5', 'p6', 'g3', 'main', 'fresh', 'q1', 'q2', 'q3'],
  name: ['Ann', 'main', 'Riverside', 'The riverside club', 'Lee, Ann', 'p0'],
  ladder: ['main', 'crewe', 'lavers', 'house'],
  timezone: ['Europe/London', 'America/New_York', 'EST', 'Pacific/Apia'],
  url: ['https://chat.example.org/hook', 'https://127.0.0.1/x', 'http://a.example', 'https://[::1]/'],
  email: ['a@example.org', 'p0@example.org', 'b@c'],
  start: ['2021-09-06', '2022-01-03', '2019-09-02', '2030-01-01'],
  end: ['2022-06-06', '2021-12-31', '2022-02-28', '2019-12-31'],
  from: ['2021-10-01', '2021-12-20', '2019-10-07'],
  to: ['2021-10-14', '2022-01-02', '2019-10-09'],
  expires: ['2030-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
  line: [1, 2, 3, 4, 5, 8, 13],
  text: ['The hall is shut.', 'Komm bitte.'],
  label: ['tablet', 'Bob'],
};

/** A value that fits a schema, or nearly: patterns and sums of things are not looked at. */
export function fitting({ $ref, ...schema }: Schema, chance: Chance, name = ''): unknown {
  if ($ref) return fitting(reference.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, chance, name);
  if (schema.anyOf) return fitting(oneOf(schema.anyOf, chance), chance, name);
  if (schema.enum) return oneOf(schema.enum, chance);
  if ('const' in schema) return schema.const;
  const items = (own: string): readonly unknown[] =>
    Array.from({ length: (schema.minItems ?? 0) + chance(3) }, () => fitting(schema.items ?? {}, chance, own));
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const kept = Object.entries(properties).filter(([each]) => required.includes(each) || chance(2) === 0);
      return Object.fromEntries(kept.map(([each, own]) => [each, fitting(own, chance, each)]));
    }
    case 'array':
      return schema.prefixItems?.map((each) => fitting(each, chance, name)) ?? items(name.replace(/s$/, ''));
    case 'boolean':
      return chance(2) === 0;
    case 'integer':
    case 'number':
      return POOLS[name] ? oneOf(POOLS[name], chance) : (schema.minimum ?? 0) + chance(4);
    case 'null':
      return null;
    case 'string':
      return oneOf(POOLS[name] ?? ['p1', 'text', '2021-10-01', '19:30'], chance);
    default:
      return odd(chance);
  }
}

/** What the reference says of the JSON that a route takes, by its name. */
export const schemas: ReadonlyMap<string, Schema> = new Map(
  Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [[`${method.toUpperCase()} ${path}`, schema] as const] : [];
    }),
  ),
);

/** A still, square picture of a few pixels. */
export function crestOf(chance: Chance): Buffer {
  if (chance(2) === 0) {
    const chunk = (name: string, bytes: Buffer): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(bytes.length);
      head.write(name, 4, 'latin1');
      return Buffer.concat([head, bytes, Buffer.alloc(4)]);
    };
    const size = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]).subarray(0, oneOf([0, 3, 8, 13, 13, 13], chance));
    const pixels = deflateSync(Buffer.alloc(8 * 25));
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', size),
      chunk('tEXt', Buffer.from('a\0b')),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  const kind = oneOf(['VP8 ', 'VP8L', 'VP8X'], chance);
  const chunk = (name: string, length: number): Buffer => {
    const bytes = Buffer.alloc(8 + length + (length % 2));
    bytes.write(name, 0, 'latin1');
    bytes.writeUInt32LE(length, 4);
    return bytes;
  };
  const length = (): number => oneOf([0, 1, 5, 10, 10, 20, 30], chance);
  const chunks = [
    chunk(kind, length()),
    ...Array.from({ length: chance(4) }, () => chunk(oneOf(['EXIF', 'ALPH', 'VP8 ', 'XMP '], chance), length())),
  ];
  const all = Buffer.concat([Buffer.from('RIFF....WEBP', 'latin1'), ...chunks]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

/** Markers that draw, add something, end a JPEG, or that it has none of, and a text behind each. */
const MARKERS = [0xe0, 0xe1, 0xef, 0xfe, 0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xc3, 0xd9, 0xd8, 0x00, 0xff];

/** A still, square photograph, or one that is nearly that. */
export const faceOf = (chance: Chance): Buffer =>
  jpegOf(oneOf([0, 1, 255, 256, 256, 256, 257, 65_535], chance), {
    also: Array.from({ length: chance(4) }, () => [oneOf(MARKERS, chance), 'x'.repeat(chance(40))] as const),
    bytes: oneOf([0, 20, 20, 24 * 1024, 40 * 1024], chance),
    ...(chance(8) === 0 && { height: 255 }),
  });

const MOVES = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
/** A game as a program writes it, with comments, variations and a great many moves; perhaps with something wrong. */
export function pgnOf(chance: Chance): string {
  const count = oneOf([4, 40, 400, 4000, 9000], chance);
  const moves = Array.from(
    { length: count },
    (_, ply) => `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${MOVES[ply % 4]}`,
  ).join(' ');
  const tags = `[White "${oneOf(['p0', 'p1', 'x"y', '\\'], chance)}"]\n[Black "p1"]\n[Result "1-0"]\n\n`;
  const extra = oneOf(
    [
      '',
      '{'.repeat(chance(2000)),
      '('.repeat(chance(3000)),
      '{a comment}'.repeat(chance(500)),
      '$1 '.repeat(chance(2000)),
      '; '.repeat(99),
    ],
    chance,
  );
  return (
    tags +
    oneOf([moves + extra, extra + moves, moves.replaceAll('Nf3', 'e4')], chance) +
    oneOf([' 1-0', ' *', ''], chance)
  ).slice(0, 100_001);
}

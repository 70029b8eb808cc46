import { chanceOf as luckOf } from '#test/simulation/mishaps.ts';
import { type Asked, routeOf, WHO } from './club.ts';

/** Numbers from 0 up to, but not including, another; the same for the same seed. */
export type Chance = (below: number) => number;

export function chanceOf(...words: readonly (string | number)[]): Chance {
  const chance = luckOf(...words);
  return (below) => chance.between(0, below - 1);
}

export const oneOf = <T>(list: readonly T[], chance: Chance): T => {
  const found = list[chance(list.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

/** What one of several ways comes to. */
const anyOf = <T>(chance: Chance, ...ways: readonly (() => T)[]): T => oneOf(ways, chance)();

const LONE_SURROGATE = '\ud800';
/** Words that mean something to some program, or look like what is meant. */
const WORDS =
  `null undefined NaN -0 1e309 __proto__ constructor toString p0 nobody g1 ann#bob {{7*7}} %s%n ../../etc/passwd
  2021-09-06T19:00:00+01:00 2021-10-31T01:30:00 2021-02-30 9999-12-31 0000-01-01 +275760-09-13 -271821-04-19T23:59:59Z
  Europe/London EST Etc/GMT+99 <script>alert(1)</script>`.split(/\s+/);
const TEXTS = [
  ...WORDS,
  ...['', ' ', '\0', '\u202e', LONE_SURROGATE, '\r\nset-cookie: a=b', "' OR 1=1"],
  ...['x'.repeat(70), 'x'.repeat(2001), 'é'.repeat(40_000), '[['.repeat(3000), '🏓'.repeat(500)],
];
const NUMBERS =
  '0 -1 1 0.5 1.5 -0.5 2 3 1e9 -1e9 2147483648 9007199254740992 -9007199254740992 1e21 1e308 5e-324 999999999'
    .split(' ')
    .map(Number);
const MARKS = ['"', '{', '}', '[', ']', ',', ':', '\\', '\n', '\r', '\0', '\ufeff', 'e999', '0', LONE_SURROGATE];
/** What may stand where something else should. */
export const odd = (chance: Chance): unknown =>
  anyOf<unknown>(
    chance,
    () => oneOf(TEXTS, chance),
    () => oneOf(NUMBERS, chance),
    () => null,
    () => chance(2) === 0,
    () => [],
    () => ({}),
    () => [odd(chance)],
    () => Array.from({ length: chance(300) }, () => oneOf(['p0', 'p1', 1, null], chance)),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
  );

/** Another value in one place of it: changed, gone, twice there, or besides. */
function spoiled(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance(5) > 0) {
    const at = chance(value.length);
    const other = () => value.with(at, spoiled(value[at], chance));
    return anyOf<unknown>(
      chance,
      () => value.toSpliced(at, 1),
      () => value.toSpliced(at, 0, value[at]),
      other,
      other,
    );
  }
  if (typeof value === 'object' && value !== null && chance(6) > 0) {
    const names = Object.keys(value);
    if (names.length === 0 || chance(6) === 0)
      return { ...value, [oneOf(['x', 'at', 'by', 'override', 'line', 'id', 'player'], chance)]: odd(chance) };
    const name = oneOf(names, chance);
    const { [name]: old, ...rest } = value as Record<string, unknown>;
    return chance(5) === 0 ? rest : { ...rest, [name]: spoiled(old, chance) };
  }
  if (typeof value === 'number' && chance(2) === 0) return value + oneOf([-1, 1, 0.5, 1000], chance);
  return odd(chance);
}

/** A text with one part of it changed, gone, or there twice. */
export function mangled(text: string, chance: Chance): string {
  const [from, length] = [chance(text.length + 1), 1 + chance(20)];
  const [before, after] = [text.slice(0, from), text.slice(from)];
  return anyOf(
    chance,
    () => before,
    () => before + after.slice(length),
    () => text.slice(0, from + length) + after,
    () => before + oneOf(MARKS, chance) + after,
    () => before + String.fromCharCode(chance(0x10000)) + after.slice(1),
    () => text.replaceAll(/\d+/g, (digits) => (chance(4) === 0 ? String(oneOf(NUMBERS, chance)) : digits)),
    () => text + after,
  );
}

/** A season log with one of its lines wrong, gone, twice there or elsewhere. */
function mangledLog(log: string, chance: Chance): string {
  const lines = log.split('\n');
  const at = chance(lines.length);
  const line = lines[at] ?? '';
  const other = () => {
    const changed = safely(line, (value) => JSON.stringify(spoiled(value, chance)));
    return lines.with(at, changed).join('\n');
  };
  return anyOf(
    chance,
    () => lines.toSpliced(at, 1).join('\n'),
    () => lines.toSpliced(chance(lines.length), 0, line).join('\n'),
    () => lines.with(at, mangled(line, chance)).join('\n'),
    () => mangled(log, chance),
    other,
    other,
  );
}

function safely(text: string, change: (value: unknown) => string): string {
  try {
    return change(JSON.parse(text)) ?? '';
  } catch {
    return `${text}}`;
  }
}

/** Bytes of which some are wrong, gone or too many. */
export function mangledBytes(bytes: Buffer, chance: Chance): Buffer {
  const at = chance(bytes.length + 1);
  switch (chance(4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(chance(64), chance(256)), bytes.subarray(at)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + 1 + chance(32)))]);
    default: {
      const changed = Buffer.from(bytes);
      for (let count = 1 + chance(4); count > 0 && changed.length > 0; count--)
        changed[chance(changed.length)] = oneOf([0, 1, 255, 128, chance(256)], chance);
      return changed;
    }
  }
}

/** By name: values apart from each other by "|", and longer ones. */
const HEADERS = Object.entries({
  'content-type': 'application/json|application/jsonl|text/plain|application/json; charset=utf-16|APPLICATION/JSON ;x|',
  'idempotency-key': `one|two||é|\0|${'x'.repeat(256)}`,
  'if-match': '"1"|"2"|*|W/"1"|"999999999"|"1e9"|1|"-1"|""',
  'if-none-match': `"1"|*|"1.2021-09-06.0"|${', ,'.repeat(2000)}`,
  'ladder-seen': '0|1|999999999|-1|1.5|9999999999',
  'accept-language': `de|fr;q=0|de-\0|${','.repeat(5000)}|${'xx-'.repeat(3000)}`,
  'acting-as': `organiser|player|player,scorer|,,,|organiser-|player-AAAAAAAA|${'x'.repeat(5000)}`,
  authorization: `Bearer|Bearer  x|Basic eDp5|bearer a.b.c|Bearer riverside.${'A'.repeat(43)}|Bearer ${' '.repeat(30_000)}x`,
  origin: `https://ladder.example|null|https://evil.example|https://ladder.example:443|${'x'.repeat(5000)}`,
  'sec-fetch-site': 'same-origin|cross-site|none|x',
  'x-forwarded-for': '1.2.3.4|::1|,,,|x, y|::ffff:1.2.3.4|:::::',
  'user-agent': `|Mozilla/5.0|\0|${'x'.repeat(20_000)}`,
  'accept-encoding': `gzip|gzip;q=0|${'gzip;q=0.'.repeat(3000)}`,
}).map(([name, values]) => [name, values.split('|')] as const);
const IDS = [
  ...'UP .. %2e%2e café __proto__ constructor - 0 p9 main riverside m1'.split(' '),
  ...['', ' ', 'a b', '\0', 'x'.repeat(65), 'x'.repeat(9000), 'A'.repeat(43)],
];
const QUERIES = 'dryRun keepRefused upload before beforeChange after block name reader to __proto__ x'.split(' ');

/** The same request with one thing wrong. */
export function spoil(asked: Asked, chance: Chance): Asked {
  const { sent, params } = asked;
  const { body } = sent;
  switch (chance(10)) {
    case 0: {
      const [name, values] = oneOf(HEADERS, chance);
      return { ...asked, sent: { ...sent, headers: { ...sent.headers, [name]: oneOf(values, chance) } } };
    }
    case 1: {
      const query = Object.fromEntries([[oneOf(QUERIES, chance), chance(2) === 0 ? 'true' : String(odd(chance))]]);
      return { ...asked, sent: { ...sent, query: { ...sent.query, ...query } } };
    }
    case 2: {
      const names = Object.keys(params).filter((name) => routeOf(asked).path.includes(`{${name}}`));
      return names.length === 0
        ? { ...asked, who: oneOf(WHO, chance) }
        : { ...asked, params: { ...params, [oneOf(names, chance)]: oneOf(IDS, chance) } };
    }
    case 3:
      return { ...asked, who: oneOf(WHO, chance) };
    case 4: {
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
      const isBase64Encoded = chance(3) === 0;
      return { ...asked, sent: { ...sent, body: mangled(text, chance), ...(isBase64Encoded && { isBase64Encoded }) } };
    }
    default:
      return typeof body === 'string'
        ? { ...asked, sent: { ...sent, body: mangledLog(body, chance) } }
        : { ...asked, sent: { ...sent, body: spoiled(body ?? {}, chance) } };
  }
}

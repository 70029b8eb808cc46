import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';

/** Stands in everything that is private whatever names a club shows, and in every field that nobody knows. */
export const HUSH = 'zqhush';
/** Stands in all names and ids, which are public only where full names are shown. */
export const NAME = 'zqname';

const NAMES = [
  (number: number) => `Ada ${NAME}${number}`,
  (number: number) => `Zqname${number}, Élise`,
  (number: number) => `Bo d’Arc "${NAME}" <${NAME}${number}>&%`,
];

/** What a player has told their club. */
const secretsOf = (number: number) => ({
  name: NAMES[number % NAMES.length]?.(number),
  registered: number % 2 === 0,
  paidUntil: `2189-07-1${number % 10}`,
});

/** What a person might write around the moves of a game. */
const MOVES = `[Event "${HUSH}"]\n[White "${NAME}-p1"]\n[Black "${HUSH}"]\n\n1. e4 {${HUSH}} e5 (1... ${HUSH}) 2. Nf3 ; ${HUSH}\n ${HUSH} *\n`;

/** As JSON: another text in the place of each, and a field that nobody knows in each object. */
function marked<T>(value: T, rename: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    if (typeof each === 'string') return rename(each);
    return isObject(each) ? { ...each, [HUSH]: HUSH } : each;
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Anything with one field more in each object, as a version to come might store it. */
export const withUnknown = <T>(value: T): T => marked(value, (text) => text);

/** The ids of the seasons that are made up, p3 and g12, as ids that tell something. */
const telling = (text: string): string => text.replace(/^(?:deadline-)?[pg]\d+$/, `${NAME}-$&`);

/** A command in which all that could be private is told, and easily recognised. */
const confided = (command: Command): Command =>
  JSON.parse(
    JSON.stringify({
      ...marked(command, telling),
      body: confidedBody(marked(command, telling)),
      by: `${HUSH} “tablet” & co`,
      override: `${HUSH} reason`,
    }),
  );

function confidedBody({ verb, body }: Command): object {
  switch (verb) {
    case 'seed':
      return {
        ...body,
        order: body.order === 'given' ? 'rating' : body.order,
        players: body.players.map((player, index) => ({
          ...player,
          ...secretsOf(index),
          rating: 87_659 - index / 8,
        })),
      };
    case 'join':
    case 'prefer':
      return { ...body, ...secretsOf(Number(body.player.at(-1))) };
    case 'result':
    case 'match':
      return { ...body, pgn: MOVES };
    default:
      return body;
  }
}

/** The same season in a club that keeps much of what people have told it. */
export const confidedSeason = (season: Season): Season =>
  Season.of(
    withUnknown(season.ladder.header),
    season.lines().map(({ command }) => confided(command)),
  );

/** What every reading of a public file must not hold. */
export const PRIVATE = new RegExp(
  [HUSH, Buffer.from(HUSH).toString('hex'), '(?<!\\d)87[,.]?65\\d(?!\\d)', '2189-?07', 'registered\\W{1,3}false'].join(
    '|',
  ),
  'i',
);

/** What it must not hold either where names are shortened. */
export const NAMED = new RegExp([NAME, Buffer.from(NAME).toString('hex')].join('|'), 'i');

/** A file as it is, as its reader reads it, and with everything that might be base64 in clear. */
export function readingOf(body: string): string {
  const unfolded = body.replace(/\r?\n[ \t]/g, '');
  const plain = decoded(decoded(unfolded));
  const hidden = (unfolded.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString());
  return [unfolded, plain, ...hidden].join('\n');
}

const decoded = (text: string): string =>
  text
    .replace(/%([0-9a-f]{2})|&#x([0-9a-f]+);|\\u([0-9a-f]{4})/gi, (_, ...codes: readonly (string | undefined)[]) =>
      String.fromCodePoint(Number.parseInt(codes.slice(0, 3).find((code) => code !== undefined) ?? '0', 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

import type { Command } from '#shared/vocabulary/command.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { FIRST_SEASON, homePartition, idempotencyName, type LadderKey, sha256 } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';

/** For how long a request is remembered. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

export interface RecordedRequest {
  readonly request: string;
  readonly line: LineNumber;
  /** Of which season the line is, where that is not the first. */
  readonly season?: number;
}

export const seasonOf = ({ season = FIRST_SEASON }: LadderKey): Pick<RecordedRequest, 'season'> =>
  season === FIRST_SEASON ? {} : { season };

/** A request may come again when the next season has begun: all of a ladder's lie in one place. */
const itemKey = (key: LadderKey, idempotencyKey: string) => ({
  pk: homePartition(key),
  sk: idempotencyName(idempotencyKey),
});

/** Remembers a request for thirty days from `now`, in milliseconds. */
export const recordedItem = (
  key: LadderKey,
  idempotencyKey: string,
  { request, line, season }: RecordedRequest,
  now: number,
): Item => ({
  ...itemKey(key, idempotencyKey),
  request,
  line,
  ...(season !== undefined && { season }),
  [EXPIRY]: Math.ceil(now / 1000) + REMEMBERED_SECONDS,
});

export const fromItem = ({ request, line, season }: Item): RecordedRequest => ({
  request: String(request),
  line: lineNumber(Number(line)),
  ...(season !== undefined && { season: Number(season) }),
});

export async function readRecorded(
  database: Database,
  key: LadderKey,
  idempotencyKey: string,
): Promise<RecordedRequest | undefined> {
  const item = await database.get(itemKey(key, idempotencyKey));
  return item && fromItem(item);
}

/** Equal for requests that ask the same, whenever they are made and by whomever. */
export const requestOf = (command: Command, instead?: LineNumber): string => {
  const asked = [command.verb, undrawn(command), command.override ?? null];
  return sha256(JSON.stringify(instead === undefined ? asked : [...asked, instead], inOneOrder));
};

/** What the service itself puts into a request may differ each time it is asked: a draw, and who may not have heard. */
function undrawn({ verb, body }: Command): unknown {
  if (verb === 'challenge') return { ...body, unreached: undefined };
  return verb === 'seed' && body.order === 'draw'
    ? { ...body, players: body.players.toSorted((one, other) => (one.id < other.id ? -1 : 1)) }
    : body;
}

const inOneOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

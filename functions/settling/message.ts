import { parseInstant } from '#shared/calendar/moment.ts';
import { type Instant, isId } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { DueLadder } from '../ladders/due.ts';

/** What the queue carries of a ladder that is due, and since when: "riverside/main 2021-09-30T23:00:00.000Z". */
export const formatDue = ({ at, ...key }: DueLadder): string => `${nameOf(key)} ${new Date(at).toISOString()}`;

export const nameOf = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

/** A ladder that is to be settled and, where that is known, since when it is due. */
export interface Due {
  readonly key: LadderKey;
  readonly at?: Instant;
}

/** Reads a message. An operator's own may say no more than which ladder. */
export function parseDue(text: string): Due | undefined {
  const [, club = '', ladder = '', time] = /^([^/ ]+)\/([^/ ]+)(?: (\S+))?$/.exec(text) ?? [];
  const at = time === undefined ? undefined : parseInstant(time);
  if (!isId(club) || !isId(ladder) || (time !== undefined && at === undefined)) return undefined;
  return { key: { club, ladder }, ...(at !== undefined && { at }) };
}

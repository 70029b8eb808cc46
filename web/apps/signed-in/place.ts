/// <reference lib="dom" />
import type { Session } from '#web/ui/session/session.ts';

/** A ladder. */
export interface Place {
  readonly club: string;
  readonly ladder: string;
}

/** A page of a ladder that people look at. */
export interface Seen extends Place {
  /** Which of its pages of rows it is, from 1 on; missing where it has no rows. */
  readonly page?: number;
}

const LADDER = /^\/([^/]+)\/([^/]+)\/(?:(player\/)|page\/(\d+)\/)?$/;

/** The ladder to which a page belongs, by its address; nothing for pages of clubs, and of seasons before. */
export function seenAt(path: string): Seen | undefined {
  const [, club, ladder, player, page = '1'] = LADDER.exec(path) ?? [];
  if (club === undefined || ladder === undefined) return undefined;
  return { club, ladder, ...(player === undefined && { page: Number(page) }) };
}

/** Those whom the page of a club is about; on the front page that is everybody. */
export function concerned(path: string, all: readonly Session[]): readonly Session[] {
  const [, club] = /^\/([^/]+)\//.exec(path) ?? [];
  return club === undefined ? all : all.filter((each) => each.club.id === club);
}

/** The only ladder that people may mean, if there is only one. */
export function onlyLadder(people: readonly Session[]): Place | undefined {
  const ladders = new Set(people.flatMap(({ club }) => club.ladders.map((ladder) => `${club.id}/${ladder}`)));
  const [club = '', ladder = ''] = [...ladders][0]?.split('/') ?? [];
  return ladders.size === 1 ? { club, ladder } : undefined;
}

import type { Header } from '#shared/vocabulary/header.ts';
import { ChessClub } from '../systems/club.ts';

/** So many players under House rules, "1" on rung 1, on the evening of 1 March; usual is what the system has as usual. */
export const riverside = (size: number, settings: NonNullable<Header['settings']> = {}, changes: object = {}) =>
  new ChessClub({ system: 'house', season: { start: '2023-03-01' }, settings, ...changes })
    .seedNumbered(size)
    .at('2023-03-01 20:00');

/** The end of what is due next: "2023-03-06", when it falls due at the midnight after it. */
export const lastDayOf = (club: ChessClub): string | undefined =>
  club.nextDue && new Date(Date.parse(club.nextDue) - 1).toISOString().slice(0, 10);

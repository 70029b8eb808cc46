import { describe, expect, it } from 'vitest';
import { ChessClub } from '../systems/club.ts';

/** A challenge of the evening of a day, which is to be played on the day after it at the latest. */
function challengedOn(day: string, timezone: string): ChessClub {
  const settings = { acceptDays: 0, playDays: 1, playLate: 'lost-by-both' };
  const club = new ChessClub({ system: 'house', timezone, season: { start: day }, settings }).seedNumbered(5);
  club.at(`${day} 20:00`).challenge('4', '2', 'c');
  return club;
}

/** When challenges ran out, as it stands in the log. */
const ranOut = ({ season }: ChessClub): readonly string[] =>
  season.lines().flatMap(({ effects }) => effects.settled.map(({ at }) => new Date(at).toISOString()));

/** From the first moment of the day after the last one, which by the rules of the zone is this in UTC. */
describe.each([
  ['Pacific/Kiritimati', '2023-03-01', '2023-03-02T10:00:00.000Z'],
  ['Asia/Kathmandu', '2023-03-01', '2023-03-02T18:15:00.000Z'],
  ['Pacific/Apia', '2011-12-28', '2011-12-30T10:00:00.000Z'],
  ['Australia/Lord_Howe', '2021-04-02', '2021-04-03T13:00:00.000Z'],
  ['Australia/Lord_Howe', '2021-04-03', '2021-04-04T13:30:00.000Z'],
  ['America/St_Johns', '2021-11-06', '2021-11-08T03:30:00.000Z'],
  ['America/Havana', '2021-03-12', '2021-03-14T05:00:00.000Z'],
  ['America/Santiago', '2022-09-09', '2022-09-11T04:00:00.000Z'],
])('in %s a challenge of %s that nobody plays', (zone, day, due) => {
  const later = (milliseconds: number) => new Date(Date.parse(due) + milliseconds).toISOString();
  const DAY = 86_400_000;

  it('runs out on its minute, and not before (H15)', () => {
    const club = challengedOn(day, zone);
    expect(club.nextDue).toBe(due);
    expect(club.at(later(-1)).settle().open).toEqual(['4 to 2']);
    const after = club.at(due).settle();
    expect([after.open, after.order, ranOut(after)]).toEqual([[], '1 3 2 5 4', [due]]);
  });

  it.each([
    ['late', [59 * 60_000]],
    ['there twice', [0, 0]],
    ['dead for a day', [DAY]],
    ['dead for a day, and then there twice', [DAY, DAY]],
  ])('runs out at the same moment, and once, where the scheduler is %s (H15)', (_, runs) => {
    const club = challengedOn(day, zone);
    for (const run of runs) club.at(later(run)).settle();
    expect([club.order, ranOut(club)]).toEqual(['1 3 2 5 4', [due]]);
  });

  it('is over for whoever comes after that, though no scheduler ran (H15)', () => {
    const club = challengedOn(day, zone).at(later(1));
    expect(() => club.result({ challenge: 'c' }, [3, 0])).toThrow('closed-challenge');
    expect(ranOut(club)).toEqual([due]);
  });
});

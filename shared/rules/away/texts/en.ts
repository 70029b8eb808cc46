import { counted } from '../../../words/english.ts';

export const en = {
  over: 'Some of these days are already over.',
  afterSeason: (last: string) => `The season ends on ${last}.`,
  already: (who: string, from: string, to: string) => `${who} is away from ${from} to ${to} already.`,
  notAway: (who: string) => `${who} has no holiday to end.`,
  /** `until`: the last of those days. */
  away: (who: string, until: string) => `${who} is away until ${until}.`,
  /** `left`: of the days that a player may be away in a season, which are `most`. */
  daysLeft: (who: string, asked: number, left: number, most: number) =>
    most === 0
      ? 'Players can’t be away on this ladder.'
      : left === 0
        ? `${who} has no days away left this season.`
        : `${who} asked for ${counted(asked, 'day')} away and has ${left} of ${most} left this season.`,
};

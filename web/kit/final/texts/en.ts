import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  title: <T>(day: T) => parts`Grand Final, ${day}`,
  displaced: <T>(names: T) => parts`Lost the top spot without playing: ${names}`,
  ahead: <T>(lower: T, upper: T, forTheTop: boolean) =>
    forTheTop
      ? parts`If play ended now, ${lower} would challenge ${upper} for rung 1. A player who checks out gives that up.`
      : parts`If play ended now, ${lower} would challenge ${upper} for the right to challenge rung 1. A player who checks out gives that up.`,
  removed: <T>(time: T, names: T) => parts`Removed at ${time} and not back yet: ${names}`,
  champion: <T>(who: T) => parts`${who} is the champion.`,
  open: 'Normal play until the organiser closes it.',
  beHere: <T>(time: T) =>
    parts`Be here by ${time}: players who haven’t checked in by then are removed from the ladder.`,
  playoff: <T>(lower: T, upper: T) => parts`Play-off: ${lower} challenges ${upper}`,
  forTheTop: 'for rung 1',
  forTheRight: 'for the right to challenge rung 1',
  lost: 'A player who doesn’t take it up loses it.',
};

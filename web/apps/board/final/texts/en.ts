import { counted } from '../../../../../shared/words/english.ts';
import { type Phrase, parts, say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  title: 'Grand Final',
  champion: <T>(who: T) => parts`${who} is the champion.`,
  close: 'Close normal play',
  closeSays: 'No further challenges. If it was too early, you can undo it.',
  closeWaits: 'Once no match is in progress.',
  notBefore: <T>(time: T) => parts`Not before ${time}.`,
  /** Who would play off if normal play ended now: the scorer sees to it that they stay. */
  ahead: (lower: Who, upper: Who, forTheTop: boolean) =>
    say`If play ended now, ${lower} would challenge ${upper}${forTheTop ? ' for rung 1' : ', and the winner rung 1'}. A player who checks out gives that up.`,
  /** Behind a countdown. */
  untilCut: <T>(time: T, missing: number) =>
    missing === 0
      ? parts` to ${time}: everyone is here`
      : parts` to ${time}: ${counted(missing, 'player')} not here yet will be removed`,
  /** Said aloud, at some times before the cut. */
  missing: (time: string, names: Phrase) => say`${time} – not in yet: ${names}. Tap who’s here.`,
  notIn: 'Not in yet',
  notInAt: (time: string) => `${time} – not in yet`,
  none: 'No one.',
  open: 'Open until you close it.',
  removed: <T>(time: T, names: T) => parts`Removed at ${time}: ${names}. Here after all? Tap the name.`,
  wrong: 'Made a mistake? Tonight so far…',
  playoff: <T>(lower: T, upper: T, forTheTop: boolean) =>
    parts`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${lower} challenges ${upper}`,
  clocks: 'White 6 minutes and must win. Black 5 minutes: a draw is a win for Black.',
  chooses: (who: Who) => say`${who} chooses the colour.`,
  won: <T>(who: T) => parts`${who} won`,
  walkover: <T>(who: T) => parts`${who} doesn’t take it up`,
  noPlayoff: 'No play-off is due.',
};

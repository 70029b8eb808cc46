import { type Phrase, say, type Who } from '../../../words/phrase.ts';
import type { en } from './en.ts';

const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} und ${challenged} können bis Ende des ${day} spielen`
    : say`${challenged} kann die Forderung von ${challenger} bis Ende des ${day} annehmen`;

export const de: typeof en = {
  lapsed: (challenger, challenged) => say`${challenger} und ${challenged} haben nicht rechtzeitig gespielt`,
  unaccepted: (challenger, challenged) =>
    say`${challenged} hat die Forderung von ${challenger} nicht rechtzeitig angenommen`,
  moved: (went, cause) => say`${went}: ${cause}`,
  won: (loser, went) => say`gewinnt kampflos gegen ${loser} und ${went}`,
  lost: (winner, went) => say`verliert kampflos gegen ${winner} und ${went}`,
  until,
  aheadForfeit: (until, challenger) => say`${until}; sonst gewinnt ${challenger} kampflos.`,
  aheadBoth: (until) => say`${until}; sonst verlieren beide und steigen ab.`,
  aheadClosed: (until) => say`${until}; sonst verfällt die Forderung.`,
  aheadDrop: (until, dropped, count) =>
    say`${until}; sonst verfällt die Forderung und ${dropped} ${count > 1 ? 'steigen' : 'steigt'} ab.`,
  newsForfeit: 'Kampflos gewonnen',
  newsBoth: 'Beide verlieren: nicht rechtzeitig gespielt',
  newsClosed: 'Verfallen: nicht rechtzeitig gespielt',
  newsUnaccepted: 'Verfallen: nicht rechtzeitig angenommen',
  date: (challenger, challenged) => say`Frist der Forderung: ${challenger} und ${challenged}`,
  acceptBy: (challenger, challenged) => say`Frist zum Annehmen: ${challenger} und ${challenged}`,
  late: {
    accept: (challenged, day) =>
      `${challenged} hatte bis zum ${day} Zeit, die Forderung anzunehmen. Wenn sie bis dahin gespielt haben, gib das Datum der Partie an.`,
    play: (two, day) =>
      `${two} hatten bis zum ${day} Zeit. Wenn sie rechtzeitig gespielt haben, gib das Datum der Partie an.`,
  },
  postpone: {
    never: 'Forderungen können nicht verschoben werden.',
    already: (two) => `Die Forderung zwischen ${two} wurde schon einmal verschoben.`,
    noDeadline: (two) => `Die Forderung zwischen ${two} hat keine Frist.`,
  },
};

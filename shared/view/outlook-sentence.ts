import { capital } from '#shared/words/phrase.ts';
import { addDays } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import type { ForecastView } from '../contract/forecast.ts';
import { mayBeLostBySilence } from '../systems/silence.ts';
import { type DeadlineSettlement, type Settlement, wonBy } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { shortDay, weekdayDate } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';
import { OUTLOOK } from './texts.ts';
import { timeWords } from './time-words.ts';

interface OwnChallenge {
  readonly isChallenger: boolean;
  /** It is to be accepted by then, or to be played. */
  readonly kind: 'acceptance' | 'deadline';
  /** What the other player is called; without a name, "Your opponent". */
  readonly other: string | undefined;
  /** The player wins by default where nothing happens. */
  readonly wins: boolean;
  /** Both lose where nothing happens. */
  readonly bothLose: boolean;
  /** Who of the two is to offer a day, lest they lose: the one who has not, or both; missing where neither has to. */
  readonly toOffer?: 'you' | 'they' | 'both';
}

/** The player's part in what falls due on a ladder, if it is a challenge of theirs; `nameOf` may name nobody. */
export function partIn(
  ladder: Ladder,
  due: Settlement,
  player: PlayerId,
  nameOf: (other: PlayerId) => string | undefined,
): OwnChallenge | undefined {
  if (due.kind !== 'deadline') return undefined;
  const { challenger, challenged, unaccepted } = due;
  if (player !== challenger && player !== challenged) return undefined;
  const isChallenger = player === challenger;
  return {
    isChallenger,
    kind: unaccepted ? 'acceptance' : 'deadline',
    other: nameOf(isChallenger ? challenged : challenger),
    wins: wonBy(due)?.won === player,
    bothLose: due.outcome === 'lost-by-both',
    ...toOffer(ladder, due, player),
  };
}

function toOffer(ladder: Ladder, due: DeadlineSettlement, player: PlayerId): Pick<OwnChallenge, 'toOffer'> {
  if (due.silent !== undefined) return { toOffer: due.silent === player ? 'you' : 'they' };
  const challenge = ladder.challenges.get(due.challenge);
  const isOpen = !due.unaccepted && challenge?.accepted && !challenge.offered && mayBeLostBySilence(ladder, challenge);
  return isOpen ? { toOffer: 'both' } : {};
}

/** What awaits a player on a rung, and what averts it: "Play by 30 November to keep your place, or you drop to 14th." */
export function outlookSentence(forecast: ForecastView, rung: number, own?: OwnChallenge): string {
  if (own) return challengeWords(forecast, rung, own);
  const { unless, what } = forecast;
  if (unless === 'playing' && isOfPeriod(forecast)) {
    const play = OUTLOOK.play[what === 'forfeit' ? 'forPoints' : 'forPlace'](shortDay(dayBefore(forecast)));
    return OUTLOOK.or(play, CONSEQUENCES[what](forecast, rung, ''));
  }
  const consequence = CONSEQUENCES[what](forecast, rung, ` ${timeWords(forecast)}`);
  if (typeof unless === 'object') return OUTLOOK.or(unless.you, consequence);
  if (unless === 'recording') return OUTLOOK.record(consequence);
  return unless === 'arriving' ? OUTLOOK.beHere(consequence) : OUTLOOK.asItStands(consequence);
}

/** "Accept by Wed 25 Nov, or you lose by default and fall to rung 3." */
function challengeWords(
  forecast: ForecastView,
  rung: number,
  { isChallenger, kind, other, wins, bothLose, toOffer }: OwnChallenge,
) {
  const { what, to = rung } = forecast;
  const { they, toThem, ...words } = OUTLOOK.challenge;
  const [day, them] = [lastDayOf(forecast), other ?? capital(they)];
  const consequence = wins
    ? words.win(to, rung)
    : what === 'lapse'
      ? words.lapses
      : bothLose && (what === 'drop' || what === 'loss')
        ? words.bothLose(to, rung)
        : CONSEQUENCES[what](forecast, rung, '');
  if (toOffer === 'you') return words.offer(other ?? toThem, day, consequence);
  if (toOffer === 'they') return words.theyOffer(other ?? they, day, consequence);
  if (toOffer === 'both') return words.offerFirst(other ?? toThem, day);
  if (kind === 'deadline')
    return wins
      ? words.notPlayed(other ?? they, day, consequence)
      : OUTLOOK.or(OUTLOOK.play.forPoints(day), consequence);
  if (!isChallenger) return words.accept(day, consequence);
  return words.theyAccept(them, day, what === 'lapse' ? undefined : consequence);
}

/** A deadline is over when the day after it begins. */
const lastDayOf = (forecast: ForecastView): string => weekdayDate(dayBefore(forecast));

const dayBefore = ({ at }: ForecastView): string => {
  const day = parseDay(at.slice(0, 10));
  return day ? addDays(day, -1) : at;
};

type Consequence = (forecast: ForecastView, from: number, time: string) => string;

export const CONSEQUENCES: Readonly<Record<ForecastView['what'], Consequence>> = {
  drop: ({ to = 0 }, _, time) => OUTLOOK.drop(time, to),
  removal: ({ points = 0 }, _, time) => OUTLOOK.removal(time, points),
  forfeit: ({ points = 0, to }, from, time) => OUTLOOK.forfeit(time, to ?? from, from, points),
  loss: ({ to = 0 }, from) => OUTLOOK.loss(to, from),
  lapse: () => OUTLOOK.challenge.lapses,
  rise: ({ to = 0 }, from, time) => OUTLOOK.rise(time, to, from),
  share: ({ points = 0, to = 0 }, from, time) => OUTLOOK.share(time, to, from, points),
};

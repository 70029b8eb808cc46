import { addDays } from '#shared/calendar/days.ts';
import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import type { Attendance } from '#shared/rules/duty.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { asksLeast } from '#shared/rules/inactivity/season-minimum.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { wordsOf } from '#shared/systems/words.ts';
import type { FreeTime } from '#shared/vocabulary/free-times.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, fullDay, shortDay } from '#shared/words/dates.ts';
import { list } from '#shared/words/lists.ts';
import type { Named } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { isTold } from '../ahead.ts';
import { askedOn } from '../asked-on.ts';
import { askedSentence } from '../asked-sentence.ts';
import { forecastsOf, type Outlook, outlooksOf } from '../forecast.ts';
import { rungsOf } from '../measures.ts';
import { outlookSentence, partIn } from '../outlook-sentence.ts';
import { type LadderPage, ladderName } from '../public-notices/ladder-page.ts';
import type { SuggestedGame } from '../suggested-games.ts';
import { PERSONAL, TIMES } from '../texts.ts';
import type { PersonalNotice } from './notice.ts';

/** How many days ahead of what falls due a player is reminded of it. */
const AHEAD = { week: 7, day: 1 } as const;
type Ahead = keyof typeof AHEAD;
const AHEADS: readonly Ahead[] = ['week', 'day'];

/** A ladder on which players are reminded at an instant. It may be of any time before that. */
interface RemindScene {
  readonly ladder: Ladder;
  readonly now: Instant;
  readonly place: Pick<LadderPage, 'club' | 'ladder'>;
  /** What the public calls players; without it they are nobody by name. */
  readonly named?: Named;
  /** Who has played, if more is known of that than the ladder remembers. */
  readonly attendance?: Attendance;
}

/** Whether players are to be reminded of what a season asks by its end: how much of that they have done, the whole log tells. */
export function remindsOfSeason(ladder: Ladder, now: Instant): boolean {
  const { end } = ladder.header.season;
  return asksLeast(ladder) && AHEADS.some((ahead) => end === addDays(dayOf(ladder, now), AHEAD[ahead] - 1));
}

/** A day's reminders: what would hit a player in a week or tomorrow, and a club night; one notice a due day, always the same. */
export const remindersOf = (scene: RemindScene): readonly PersonalNotice<'due' | 'night'>[] => [
  ...AHEADS.flatMap((ahead) => dueReminders(scene, ahead)),
  ...nightReminders(scene),
];

function dueReminders(scene: RemindScene, ahead: Ahead): readonly PersonalNotice<'due'>[] {
  const { ladder, now } = scene;
  const day = addDays(dayOf(ladder, now), AHEAD[ahead]);
  const outlooks = outlooksOf(ladder, scene.attendance).filter(
    ({ settlement, uncertain }) => !uncertain && dayOf(ladder, settlement.at) === day,
  );
  const fates = new Map<PlayerId, { readonly falls: Instant; readonly words: Set<string> }>();
  for (const outlook of outlooks) {
    for (const [player, words] of threatsIn(outlook, scene)) {
      const known = fates.get(player) ?? { falls: outlook.settlement.at, words: new Set() };
      fates.set(player, known);
      known.words.add(words);
    }
  }
  for (const [player, words] of leftToPlay(ladder, day)) {
    const known = fates.get(player)?.words ?? [];
    fates.set(player, { falls: instantOf(ladder.header.timezone, day), words: new Set([words, ...known]) });
  }
  const title = PERSONAL.due(ladderName(ladder.header, scene.place), ahead);
  return [...fates].map(([player, { falls, words }]) => ({
    ...{ kind: 'due', falls, player },
    ...addressed(scene, player, { kind: 'due', day, on: `${day}-${ahead}` }, { title, text: [...words].join(' ') }),
  }));
}

/** Who has still to play others in a round that is over on a day, and how many. */
function* leftToPlay(ladder: Ladder, day: Day): Generator<readonly [PlayerId, string]> {
  const round = systemOf(ladder).controls.round(ladder);
  if (!round || addDays(round.last, 1) !== day) return;
  for (const player of ladder.order.players()) {
    const { length: left = 0 } = round.placeOf(player)?.toPlay ?? [];
    if (left > 0) yield [player, PERSONAL.leftToPlay(left, shortDay(round.last))];
  }
}

function* threatsIn(
  outlook: Outlook,
  { ladder, now, named, attendance = asRemembered }: RemindScene,
): Generator<readonly [PlayerId, string]> {
  const { before, settlement } = outlook;
  const { timezone, season } = before.header;
  const when = { asOf: formatLocal(timezone, now), season };
  const askedOf = settlement.kind === 'season' ? askedOn(ladder, attendance) : undefined;
  for (const [player, forecasts] of forecastsOf([outlook], now)) {
    const rung = rungsOf(before).get(player) ?? before.order.rungOf(player);
    const asked = askedOf?.(player);
    const own = partIn(before, settlement, player, (other) => named?.(other).name);
    for (const forecast of forecasts)
      if (rung !== undefined && forecast.unless !== undefined && isTold(forecast, when))
        yield [player, asked ? askedSentence(asked, rung, forecast) : outlookSentence(forecast, rung, own)];
  }
}

/** Told to everybody on the ladder, as long as the night has not begun. */
function nightReminders(scene: RemindScene): readonly PersonalNotice<'night'>[] {
  const { ladder, now } = scene;
  const night = nightOn(ladder, dayOf(ladder, now));
  if (!night || night.at <= now) return [];
  const { at: begins, until, summary } = night;
  const when = formatLocal(ladder.header.timezone, begins);
  const hours = [begins, ...(until === undefined ? [] : [until])].map((at) =>
    clockTime(formatLocal(ladder.header.timezone, at)),
  );
  const said = {
    title: PERSONAL.night.title(summary, clockTime(when)),
    text: PERSONAL.night.text(ladderName(ladder.header, scene.place), fullDay(when), hours.join('–')),
  };
  const about = { kind: 'night', day: dayOf(ladder, now), on: dayOf(ladder, now) } as const;
  return ladder.order
    .players()
    .map((player) => ({ ...{ kind: 'night', begins, player }, ...addressed(scene, player, about, said) }));
}

/** The games that were suggested on a day, each to the one of the two who would challenge the other. */
export const suggestionNotices = (
  scene: RemindScene & { readonly named: Named },
  games: readonly (SuggestedGame & { readonly at: Instant; readonly when: readonly FreeTime[] })[],
): readonly PersonalNotice<'suggested'>[] =>
  games.map(({ challenger, challenged, at, when }) => {
    const { ladder, place, named } = scene;
    const [other, rung] = [named(challenged), rungsOf(ladder).get(challenged) ?? 0];
    const { title, text } = PERSONAL.suggested;
    const times = list(when.map((each) => TIMES[each]));
    const said = {
      title: textOf(title(other)),
      text: textOf(text(other, rung, ladderName(ladder.header, place), times)),
    };
    const day = dayOf(ladder, at);
    const about = { kind: 'suggested', day, on: day, to: '#suggested' } as const;
    return {
      ...{ kind: 'suggested', player: challenger, other: challenged },
      ...addressed(scene, challenger, about, said),
    };
  });

/** What the organiser writes on a day, for those players whom it is to reach. */
export const messageNotices = (
  scene: RemindScene,
  {
    day,
    title,
    text,
    to,
    by,
  }: ReminderWords & { readonly day: Day; readonly to: readonly PlayerId[]; readonly by?: string },
): readonly PersonalNotice<'message'>[] =>
  to.map((player) => ({
    ...{ kind: 'message', player, ...(by !== undefined && { by }) },
    ...addressed(scene, player, { kind: 'message', day, on: day }, { title, text }),
  }));

/** The club night of a day of the season, where the rules of the ladder name its days. */
function nightOn(ladder: Ladder, day: Day) {
  const { season } = ladder.header;
  if (day < season.start || (season.end !== undefined && day > season.end)) return undefined;
  return wordsOf(ladder)
    .clubDays(ladder, day, day)
    .flatMap((each) => ('at' in each ? [each] : []))[0];
}

interface ReminderAbout {
  readonly kind: 'due' | 'suggested' | 'night' | 'message';
  /** What is told of the same day later replaces it. */
  readonly day: Day;
  /** What tells it from other reminders of the kind. */
  readonly on: string;
  /** Where on the player’s page it leads, if not to its beginning. */
  readonly to?: string;
}

interface ReminderWords {
  readonly title: string;
  readonly text: string;
}

function addressed(
  { ladder, place }: RemindScene,
  player: PlayerId,
  { kind, day, on, to = '' }: ReminderAbout,
  said: ReminderWords,
) {
  const where = `${place.club}/${place.ladder}`;
  return {
    ...said,
    path: `/${where}/me/${to}`,
    tag: `${where}/${kind}-${day}`,
    id: `${where}/${on}/${kind}/${player}`,
    line: ladder.line,
  };
}

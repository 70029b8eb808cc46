import { addDays, addMonths, weekday } from '../../shared/calendar/days.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { Day, Instant } from '../../shared/vocabulary/vocabulary.ts';
import { playOf } from '../demo/demos.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { business } from './happenings.ts';
import type { Play } from './plays/play.ts';

/** In a month: the club is dissolved; nobody comes; or how often there is a club day in a week. */
type Mood = 'dissolved' | 'idle' | number;

const DISSOLVED = 0.05;
const IDLE = 0.3;

/** A club from its foundation on, season after season, for as long as anybody looks. */
export async function* lifeOf(club: ClubAtPlay): Life {
  const play = playOf(club.charter.system);
  let start = club.charter.founded;
  yield club.at(start, 9);
  await club.open();
  for (let season = 1; ; season++) {
    const end = yield* seasonOf(club, play, season, start);
    if (end === undefined) return;
    start = addDays(end, club.chance.between(7, 28));
  }
}

/** One season, on a ladder of its own; gives back its last day, or nothing where the club does not live to see it. */
async function* seasonOf(
  club: ClubAtPlay,
  play: Play,
  number: number,
  start: Day,
): AsyncGenerator<Instant, Day | undefined> {
  const header = headerFor(club, play, start);
  yield club.at(start, 9.5);
  await club.openLadder(`season-${number}`, header);
  yield club.in(20, 60);
  await club.say('seed', play.seed(club), 'organiser');
  const { end } = header.season;
  const moods = new Map<string, Mood>();
  for (let day = firstMeeting(play, start); end === undefined || day < end; day = addDays(day, 7)) {
    const month = day.slice(0, 7);
    const mood = moods.get(month) ?? moodOf(club);
    moods.set(month, mood);
    if (mood === 'dissolved') return undefined;
    if (mood === 'idle' || isShut(header, day) || !club.chance.happens(mood)) continue;
    yield* clubDay(club, play, day);
  }
  if (end !== undefined && play.final) yield* play.final(club, end);
  return end;
}

async function* clubDay(club: ClubAtPlay, play: Play, day: Day): Life {
  yield club.at(addDays(day, -play.daysAhead), 8 + club.chance.next() * 3);
  await club.look();
  yield* business(club, play);
  yield* play.session(club, day);
}

function moodOf({ chance }: ClubAtPlay): Mood {
  const luck = chance.next();
  if (luck < DISSOLVED) return 'dissolved';
  return luck < DISSOLVED + IDLE ? 'idle' : chance.between(20, 40) / 100;
}

/** The first club day that begins after the season does. */
function firstMeeting({ weekday: wanted, daysAhead }: Play, start: Day): Day {
  const from = addDays(start, 1 + daysAhead);
  return addDays(from, (wanted - weekday(from) + 7) % 7);
}

const isShut = ({ closures = [] }: Header, day: Day): boolean =>
  closures.some(({ from, to }) => from <= day && day <= to);

/** Some seasons are short and some long; only where a final ends it must a season have an end at all. */
function headerFor({ chance, charter: { system, zone } }: ClubAtPlay, play: Play, start: Day): Header {
  const end = addDays(addMonths(start, chance.between(1, 7)), chance.between(5, 20));
  const shut = addDays(start, chance.between(20, 90));
  return {
    system,
    timezone: zone,
    season: { start, ...((play.final || chance.happens(0.3)) && { end }) },
    ...(chance.happens(0.3) && { closures: [{ from: shut, to: addDays(shut, chance.between(10, 50)) }] }),
    ...(play.board && { board: chance.pick(play.board) }),
    name: `Ladder ${start.slice(0, 4)}`,
  };
}

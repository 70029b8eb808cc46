import { addDays } from '#shared/calendar/days.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { waitingForRung } from '#shared/view/standings.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import { lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { forgetPlayer, hide } from './endings.ts';
import type { Play } from './plays/play.ts';

export async function* business(club: ClubAtPlay, play: Play): Life {
  const { chance } = club;
  if (chance.happens(0.3)) yield* joining(club, play);
  if (chance.happens(0.08)) yield* ofOne(club, 'leave', (player) => ({ player }), 6);
  if (chance.happens(0.1)) yield* amending(club, 'correct');
  if (chance.happens(0.07)) yield* amending(club, 'void');
  if (play.prefers && chance.happens(0.15))
    yield* ofOne(club, 'prefer', (player) => ({ player, ...play.prefers?.(club, player) }));
  if (chance.happens(0.05))
    yield* ofOne(club, 'rename', (player) => ({ player, name: `${player} the ${club.ladder.line}th` }));
  if (chance.happens(0.05)) yield* configuring(club);
  if (chance.happens(0.06)) yield* moving(club);
  if (chance.happens(0.05)) yield* closing(club);
  if (chance.happens(0.02)) yield* forgetPlayer(club);
  if (chance.happens(0.02)) for (const hidden of [true, false]) await hide(club, hidden);
}

async function* joining(club: ClubAtPlay, { prefers }: Play): Life {
  const { order } = club.ladder;
  const entrants = waitingForRung(club.ladder);
  const away = club.people.filter(({ id }) => !order.has(id) && !entrants.includes(id));
  for (const { id: player, name } of club.chance.shuffled(away).slice(0, order.size < 4 ? 5 : 1)) {
    yield club.in(1, 9);
    await club.say('join', { player, name, ...prefers?.(club, player) }, 'organiser');
  }
}

async function* ofOne<V extends 'leave' | 'rename' | 'prefer'>(
  club: ClubAtPlay,
  verb: V,
  bodyOf: (player: PlayerId) => Bodies[V],
  least = 1,
): Life {
  const players = club.ladder.order.players();
  if (players.length < least) return;
  const player = club.chance.pick(players);
  yield club.in(1, 9);
  await club.say(verb, bodyOf(player), 'organiser');
}

async function* configuring(club: ClubAtPlay): Life {
  const figures = systemOf(club.ladder).settings.filter(({ name }) => name !== 'nights');
  const setting = figures.length > 0 && club.chance.happens(0.5) ? club.chance.pick(figures) : undefined;
  yield club.in(1, 9);
  const body = setting ? { settings: { [setting.name]: setting.usual } } : { name: `As of ${club.ladder.line}` };
  await club.say('configure', body, 'organiser');
}

async function* moving(club: ClubAtPlay): Life {
  const { end } = club.ladder.header.season;
  if (end === undefined) return;
  yield club.in(1, 9);
  const override = club.chance.happens(0.3) ? 'the hall is taken' : undefined;
  await club.say('configure', { end: addDays(end, club.chance.between(-20, 40)) }, 'organiser', override);
}

async function* closing(club: ClubAtPlay): Life {
  const { chance, today, ladder } = club;
  const from = addDays(today, chance.between(-40, 30));
  const before = (ladder.header.closures ?? []).filter((each) => each.to < from);
  const closures = chance.happens(0.3) ? [] : [...before, { from, to: addDays(from, chance.between(5, 40)) }];
  yield club.in(1, 9);
  await club.say('configure', { closures }, 'organiser');
}

async function* amending(club: ClubAtPlay, verb: 'correct' | 'void'): Life {
  const { chance, recorded } = club;
  const found = chance.happens(0.6) ? recorded.at(-1) : recorded.length > 0 ? chance.pick(recorded) : undefined;
  if (!found) return;
  const line = lineNumber(found.line);
  yield club.in(1, 9);
  if (verb === 'void') await club.say('void', { line }, 'organiser');
  else await club.say('correct', { line, ...turned(found.body) }, 'organiser');
}

function turned(body: Bodies['result' | 'match' | 'finish']): Pick<Bodies['correct'], 'score' | 'scores'> {
  if ('score' in body) return { score: [body.score[1], body.score[0]] };
  const points = body.scores.map(([, score]) => score).toReversed();
  return { scores: body.scores.map(([player], index) => [player, points[index] ?? 0] as const) };
}

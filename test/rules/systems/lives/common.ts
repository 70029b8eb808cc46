import { addDays } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { isBands, type Setting } from '#shared/rules/common/settings.ts';
import { entrantsSlot } from '#shared/rules/go/slots.ts';
import { gamesSlot } from '#shared/rules/pots/slots.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies, PlayedGame, Preferences, Score, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { SettingValue } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Day,
  type LineNumber,
  lineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  rung,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import { scoresIn } from '#test/rules/club.ts';
import { earlier, type Makers, pick, type Scene } from '../arbitrary.ts';

export const HOUR = 3_600_000;

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const POOL: readonly PlayerId[] = Array.from({ length: 10 }, (_, index) => known(parsePlayerId(`p${index}`)));
const idNumbered = (number: number): ChallengeId => known(parseChallengeId(`g${number}`));

export const anybody = (number: number): PlayerId => known(pick(POOL, number));
export const anyDay = (day: Day): Day => day;
export const numbered = (size: number): readonly SeededPlayer[] => POOL.slice(0, size).map((id) => ({ id }));

export const away = (ladder: Ladder): readonly PlayerId[] =>
  POOL.filter((player) => !ladder.order.has(player) && !entrantsSlot.of(ladder).includes(player));
export const here = (ladder: Ladder): readonly PlayerId[] => [...ladder.order.players(), ...entrantsSlot.of(ladder)];

export const somebody = ({ sensible, one }: Scene, list: readonly PlayerId[]): PlayerId =>
  (sensible ? pick(list, one) : undefined) ?? anybody(one);

/** Somebody of a game who reports its result, mostly, and perhaps that it was a walkover. */
export const reporting = ({ ladder, third, other }: Scene, challenge: ChallengeId, walkover = true) => {
  const open = ladder.challenges.get(challenge);
  return {
    ...(open && third % 4 > 0 && { reported: third % 2 === 0 ? open.challenger : open.challenged }),
    ...(walkover && other % 5 === 0 && { [other % 2 === 0 ? 'walkover' : 'noShow']: true as const }),
  };
};

export const turningDown = (scene: Scene) => {
  const challenge = awaitingOne(scene);
  const awaiting = scene.ladder.challenges.get(challenge);
  return { challenge, ...(awaiting && scene.third % 2 === 0 && { disputed: awaiting.challenged }) };
};

/** Mostly a new one. */
export const newId = ({ sensible, third, ladder }: Scene): ChallengeId =>
  idNumbered(sensible || third % 2 === 0 ? ladder.line : third % (ladder.line + 1));

/** One of these, or any at all. */
export const idAmong = ({ sensible, one, ladder }: Scene, list: readonly { readonly id: ChallengeId }[]): ChallengeId =>
  (sensible ? pick(list, one)?.id : undefined) ?? idNumbered(one % (ladder.line + 2));

export const openOne = (scene: Scene): ChallengeId =>
  idAmong(
    scene,
    [...scene.ladder.challenges.values()].filter(({ awaiting }) => !awaiting),
  );

export const awaitingOne = (scene: Scene): ChallengeId =>
  idAmong(
    scene,
    [...scene.ladder.challenges.values()].filter(({ awaiting }) => awaiting),
  );

export const runningGame = (scene: Scene): ChallengeId =>
  idAmong(
    scene,
    [...gamesSlot.of(scene.ladder).values()].filter(({ awaiting }) => !awaiting),
  );

export const lineFor = ({ season, one, sensible }: Scene) => {
  const results = season.lines().filter(({ command: { verb } }) => ['result', 'match', 'finish'].includes(verb));
  return (sensible ? pick(results, one)?.line : undefined) ?? lineNumber(one % (season.ladder.line + 2));
};

/** A ladder without anybody is a case of its own: the seed is voided where that is tested. */
const afterTheSeed = (line: LineNumber): LineNumber => lineNumber(Math.max(line, 3));

export const when = (scene: Scene) => (scene.third % 3 === 0 ? { playedAt: earlier(scene) } : {});

/** Two of the ladder, the challenger below by up to so many rungs. */
export const pair = ({ one, other, sensible, ladder: { order } }: Scene, reach: number) => {
  const from = 2 + (one % Math.max(1, order.size - 1));
  const [challenger, challenged] = [order.at(from), order.at(Math.max(1, from - 1 - (other % reach)))];
  if (sensible && challenger && challenged) return { challenger, challenged };
  return { challenger: anybody(one), challenged: anybody(other) };
};

/** What was played; where somebody is not sensible, perhaps with a score that does not fit. */
export const played = (scene: Scene, fitting: readonly Score[], others: readonly Score[]): PlayedGame => ({
  score: known(pick(scene.sensible ? fitting : [...fitting, ...others], scene.other)),
  ...when(scene),
});

export const CHESS_SCORES: readonly Score[] = scoresIn('1–0 0–1 ½–½');
export const BAD_SCORES: readonly Score[] = scoresIn('2–1 ½–0 0–0');

const TIMES = ['09:00', '14:00', '19:45', '21:00', '23:59'];

function settingOf(setting: Setting, number: number): SettingValue | null {
  if (number % 4 === 0) return null;
  if (setting.range.kind === 'bands' && number % 4 === 1)
    return [
      { from: 1, up: 1 + (number % 3) },
      { from: 3, up: 4 },
    ];
  if (typeof setting.usual === 'number') return [1, 2, 3, setting.usual].find(setting.accepts) ?? setting.usual;
  if (typeof setting.usual === 'object' && !isBands(setting.usual))
    return setting.usual.slice(number % setting.usual.length);
  return (
    pick([...('of' in setting.range ? setting.range.of : []), ...TIMES].filter(setting.accepts), number) ??
    setting.usual
  );
}

/** Mostly closures around now, or a figure; now and then another last day, and a name. */
function reconfiguration({ ladder, at, one, other, third, sensible }: Scene): Bodies['configure'] {
  const today = localOf(ladder.header.timezone, at).day;
  const from = addDays(today, -(one % 70));
  const setting = pick(systemOf(ladder).settings, other);
  const ends =
    systemOf(ladder).seasonEnds === 'perhaps' && one % 3 === 0 ? null : addDays(today, (one % 60) - (sensible ? 0 : 5));
  return {
    ...(third % 3 === 0 && { closures: other % 5 === 0 ? [] : [{ from, to: addDays(from, other % 45) }] }),
    ...(third % 3 === 1 && setting && { settings: { [setting.name]: settingOf(setting, one) } }),
    ...(third % 23 === 0 && { end: ends }),
    ...(third % 3 !== 0 && { name: `Ladder ${other % 3}` }),
  };
}

export const common = {
  seed: () => ({ order: 'given', players: numbered(1) }),
  join: (scene) => ({ player: somebody(scene, away(scene.ladder)) }),
  leave: (scene) => ({ player: somebody(scene, here(scene.ladder)) }),
  place: ({ other, ...scene }) => ({
    player: somebody({ other, ...scene }, here(scene.ladder)),
    rung: rung(1 + (other % 9)),
  }),
  accept: (scene) => ({ challenge: openOne(scene) }),
  decline: (scene) => ({ challenge: openOne(scene) }),
  withdraw: (scene) => ({ challenge: openOne(scene) }),
  approve: (scene) => ({ challenge: awaitingOne(scene) }),
  reject: (scene) => ({ challenge: awaitingOne(scene) }),
  abandon: (scene) => ({ challenge: openOne(scene) }),
  void: (scene) => ({ line: afterTheSeed(lineFor(scene)) }),
  rename: (scene) => ({ player: somebody(scene, POOL), name: `Player ${scene.third % 7}` }),
  configure: reconfiguration,
  settle: () => ({}),
  close: () => ({}),
} satisfies Makers;

export const withPreferences = (preferences: (scene: Scene) => Preferences) =>
  ({
    join: (scene) => ({ ...common.join(scene), ...preferences(scene) }),
    prefer: (scene) => ({ player: somebody(scene, here(scene.ladder)), ...preferences(scene) }),
  }) satisfies Makers;

/** Where nothing is open that could be ended, a sensible person begins something. */
export const beginning =
  (begin: Verb, isNone: (ladder: Ladder) => boolean) =>
  (verb: Verb, ladder: Ladder): Verb =>
    ENDS.includes(verb) && isNone(ladder) ? begin : verb;

const ENDS: readonly Verb[] = ['result', 'accept', 'decline', 'withdraw', 'approve', 'reject', 'abandon', 'finish'];

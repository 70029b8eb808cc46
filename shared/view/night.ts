import { formatLocal, localOf } from '../calendar/zone.ts';
import type { MatchView, NightView, PegView } from '../contract/view.ts';
import { dayOf } from '../rules/common/standing.ts';
import { busyPlayers, hasPassed, pegOn } from '../rules/night/pegs.ts';
import { type Night, nightSlot } from '../rules/night/slots.ts';
import { systemOf } from '../systems/registry.ts';
import { byIssue, type Ladder } from '../vocabulary/ladder.ts';
import { type Day, type Instant, type LineNumber, rung } from '../vocabulary/vocabulary.ts';
import type { GameInWords } from '../words/game.ts';
import type { Named } from '../words/names.ts';
import type { NarrationContext } from '../words/narration-context.ts';

/** The last night with an arrival. */
export const lastNightOf = (ladder: Ladder): Night | undefined => nightSlot.of(ladder);

/** The night of an instant, if a player has come. */
export function tonightOf(ladder: Ladder, now: Instant): Night | undefined {
  const night = lastNightOf(ladder);
  return night?.day === dayOf(ladder, now) ? night : undefined;
}

interface NightSource {
  readonly ladder: Ladder;
  readonly context: Pick<NarrationContext, 'games'>;
  playedOn(day: Day): readonly LineNumber[];
}

/** Whether a result was taken back on the evening on which it was entered, as a slip on the tablet is. */
export function isSlip({ header }: Pick<Ladder, 'header'>, { entry, voidedAt }: GameInWords): boolean {
  if (voidedAt === undefined || !systemOf({ header }).controls.hasNights) return false;
  const [entered, undone] = [entry.command.at, voidedAt].map((moment) => localOf(header.timezone, moment).day);
  return entered === undone;
}

interface FinishedNight {
  readonly day: Day;
  readonly lines: readonly LineNumber[];
}

/** The lines of the games that were finished on the last club night and count, newest first; undefined before the first night. */
export function finishedLastNight(told: NightSource): FinishedNight | undefined {
  const { day } = lastNightOf(told.ladder) ?? {};
  if (day === undefined) return undefined;
  const { games } = told.context;
  return { day, lines: told.playedOn(day).filter((line) => games.at(line)?.voidedBy === undefined && games.at(line)) };
}

/** The board of the club night of an instant, if a player has come; `finished`: the lines of its last games, newest first. */
export function nightOf(
  ladder: Ladder,
  now: Instant,
  named: Named,
  finished: readonly LineNumber[],
): NightView | undefined {
  const night = tonightOf(ladder, now);
  if (!night) return undefined;
  const { turnOf, mayChallenge, hoursOn } = systemOf(ladder).nights;
  const { from, to } = hoursOn(ladder, now) ?? { from: now, to: now };
  const turn = now > to ? undefined : turnOf(ladder, now);
  const { timezone } = ladder.header;
  return {
    day: night.day,
    from: formatLocal(timezone, from),
    to: formatLocal(timezone, to),
    ...(turn !== undefined && { turn: { who: named(turn), may: mayChallenge(ladder, turn, now).map(named) } }),
    pegs: pegsOf(ladder, night, named),
    finished: [...finished],
  };
}

function pegsOf(ladder: Ladder, night: Night, named: Named): PegView[] {
  const present = new Set(night.present);
  const busy = busyPlayers(ladder);
  return ladder.order.players().flatMap((id, index): PegView[] => {
    if (!present.has(id)) return [];
    const peg = pegOn(ladder, id, night.day);
    return [
      {
        ...named(id),
        rung: rung(index + 1),
        side: busy.has(id) ? 'light' : 'dark',
        imbalance: peg?.imbalance ?? 0,
        ...(hasPassed(peg, night) && { passed: true }),
        ...(night.waiting === id && { waiting: true }),
      },
    ];
  });
}

/** The matches that have no result yet, the one that began first before the others. */
export const matchesOf = (ladder: Ladder, named: Named): MatchView[] =>
  [...ladder.challenges.values()].toSorted(byIssue).map(({ challenger, challenged, issued }) => ({
    challenger: named(challenger),
    challenged: named(challenged),
    since: formatLocal(ladder.header.timezone, issued),
  }));

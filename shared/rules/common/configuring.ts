import { addDays } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { Header, Reconfiguration, SettingValue } from '#shared/vocabulary/header.ts';
import { type Ladder, withPlayer } from '#shared/vocabulary/ladder.ts';
import { firstRefusal, type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, Instant } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { inPlay, madeOf, withDecided, withMade } from './configured.ts';
import { movesEnd, unfitEnd } from './season-end.ts';
import { dayOf } from './standing.ts';

/** What there is to say where the last day of a season is changed. */
export interface LastDayTerms {
  /** By which clause a season that is over stays so. */
  readonly clause: Clause;
  /** What speaks against a new last day, besides. */
  readonly against?: (ladder: Ladder, end: Day | undefined, at: Instant) => Iterable<Refusal>;
  /** A setting that conflicts with the others, and why. */
  readonly unfit?: (ladder: Pick<Ladder, 'header'>) => { readonly name: string; readonly says: string } | undefined;
  /** What else changes with it. */
  readonly moved?: (ladder: Ladder) => Ladder;
}

/** A last day lies neither before the date of its entry nor before the season. */
export function endOutOfTime({ season, timezone }: Header, { end }: Reconfiguration, at: Instant): Refusal | undefined {
  if (!end) return undefined;
  const { day } = localOf(timezone, at);
  const fault = unfitEnd(season.start, end) ?? (end < day ? COMMON.endsInPast : undefined);
  return fault === undefined ? undefined : refusal('invalid', `end: ${fault}.`, '§0');
}

/** Name, last day and figures change from that entry on; closures as if always there, which the whole log sees to. */
export const configuring = (terms: LastDayTerms): Rule<'configure'> => ({
  looksBack: (_, { body }) => body.closures !== undefined,
  *refusals(ladder, { body, at }) {
    const unfit = body.settings && terms.unfit?.({ header: reconfigured(ladder.header, body) });
    if (unfit) yield refusal('invalid', `settings.${unfit.name}: ${unfit.says}.`, '§0');
    if (movesEnd(ladder.header, body)) yield* againstMoving(terms, ladder, body.end ?? undefined, at);
  },
  apply: (ladder, { body, at }) => ({ ladder: configured(terms, ladder, body, dayOf(ladder, at)), clause: '§0' }),
  *againstVoiding(ladder, _, log, { line, at }) {
    const end = log.endWithout(line);
    if (!movesEnd(ladder.header, { end: end ?? null })) return;
    const no =
      (end && endOutOfTime(ladder.header, { end }, at)) ?? firstRefusal(againstMoving(terms, ladder, end, at), true);
    if (!no) return;
    const says = end === undefined ? COMMON.wouldTakeEnd : COMMON.wouldMoveEnd(dayWords(end));
    yield refusal('not-correctable', says, '§0');
  },
});

function* againstMoving(
  { clause, against }: LastDayTerms,
  ladder: Ladder,
  to: Day | undefined,
  at: Instant,
): Generator<Refusal> {
  const { end } = ladder.header.season;
  if (end && dayOf(ladder, at) > end) yield refusal('season-over', COMMON.seasonEnded(dayWords(end)), clause);
  yield* against?.(ladder, to, at) ?? [];
}

function configured(terms: LastDayTerms, ladder: Ladder, body: Reconfiguration, day: Day): Ladder {
  const { header } = ladder;
  const settings = settingsWith(header, body);
  const isMoved = movesEnd(header, body);
  const areSettings = settings !== undefined && !areAlike(inPlay({ settings }), inPlay(header));
  if (!isMoved && settings === undefined && (body.name ?? header.name) === header.name) return ladder;
  const decided = isMoved || areSettings ? withDecided(ladder, addDays(day, -1), areSettings) : ladder;
  const changed = { ...withMade(decided, madeOf(ladder)), header: headerWith(header, body, settings) };
  return isMoved ? (terms.moved?.(changed) ?? changed) : changed;
}

export const reconfigured = (header: Header, body: Reconfiguration): Header =>
  headerWith({ ...header, ...(body.closures && { closures: body.closures }) }, body, settingsWith(header, body));

function headerWith(header: Header, { name, end }: Reconfiguration, settings: Header['settings']): Header {
  const { season, settings: before, ...rest } = header;
  const now = settings ?? before;
  const last = end === undefined ? season.end : end;
  return {
    ...rest,
    season: { start: season.start, ...(last && { end: last }) },
    ...(now && Object.keys(now).length > 0 && { settings: now }),
    ...(name !== undefined && { name }),
  };
}

/** All settings after a change; undefined if it changes none. */
function settingsWith({ settings: before = {} }: Header, { settings = {} }: Reconfiguration): Header['settings'] {
  const now = new Map<string, SettingValue>(Object.entries(before));
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) now.delete(name);
    else now.set(name, value);
  }
  const after = Object.fromEntries(now);
  return areAlike(after, before) ? undefined : after;
}

/** A player has another name from then on; also one who has left, and after the season (§0 Configuring). */
export const renaming: Rule<'rename'> = {
  *refusals(ladder, { body: { player } }) {
    if (ladder.players.has(player)) return;
    yield refusal('unknown-player', COMMON.unknown(player), '§0');
  },
  apply: (ladder, { body: { player, name } }) => ({
    ladder: withPlayer(ladder, player, (record) => (record.name === name ? record : { ...record, name })),
    clause: '§0',
  }),
};

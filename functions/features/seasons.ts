import type * as z from 'zod/mini';
import { decide } from '#shared/engine/decide.ts';
import { goesOn, isFinished, isUnplayed, lastDayOf, nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import { newSeason } from '#shared/features/seasons.ts';
import { commandOf, parseBody, parseHeader } from '#shared/log/parse.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { publicHeader } from '#shared/view/public-parts.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { BYTES } from '#shared/vocabulary/size-limits.ts';
import { type LadderKey, sha256 } from '../database/keys.ts';
import { readObject, shaped } from '../http/body.ts';
import { type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { closedLadder, isProblem, noSuchLadder, type Problem, problem, refused } from '../http/problem.ts';
import { readTerms } from '../http/request.ts';
import type { Turn, TurnOptions } from '../ladders/season-transition.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import { settleLadder } from '../ladders/settle-ladder.ts';
import type { NextSeason } from '../ladders/start-season.ts';
import { ADMIN, REQUESTS, TOO_LARGE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { drawn } from './command.ts';
import { againstNames } from './names-at-the-door.ts';
import { toldSeasons } from './season-list.ts';

type NewSeason = z.infer<typeof newSeason>;

/** Ends the season that a ladder is in, and starts the next one at the same address. */
async function startSeason(call: Call, key: LadderKey): EndpointAnswer<'startSeason'> {
  const given = readObject(call.event, BYTES.seed);
  if (isProblem(given)) return given;
  const asked = shaped(newSeason, given.value);
  if (isProblem(asked)) return asked;
  const { start } = asked.value.season;
  const options = optionsOf(call, 'season-started', start, given.value);
  if (isProblem(options)) return options;
  const plan = (ladder: Ladder, beginning: readonly Entry[]) => planned(call, ladder, beginning, asked.value);
  const settled = await settledFirst(call, key, options);
  return told(await call.runtime.store.startSeason(key, plan, settled), 201);
}

/**
 * What has fallen due so far belongs to the season that ends. It is settled in a line of its own, which the caller need not
 * have seen.
 */
async function settledFirst({ runtime }: Call, key: LadderKey, options: TurnOptions): Promise<TurnOptions> {
  const before = await runtime.store.version(key);
  if ((await settleLadder(runtime, key)) !== 'settled') return options;
  const after = await runtime.store.version(key);
  const isOurs = before && after && options.ifVersion === before.line && after.line === before.line + 1;
  return isOurs ? { ...options, ifVersion: after.line } : options;
}

/** Goes back to the season before, as long as nobody has played in the new one. */
async function undoSeason(call: Call, key: LadderKey): EndpointAnswer<'undoSeason'> {
  const given = readObject(call.event);
  if (isProblem(given)) return given;
  const options = optionsOf(call, 'season-undone', '', given.value);
  if (isProblem(options)) return options;
  const outcome = await call.runtime.store.undoSeason(key, againstUndoing, options);
  return told(outcome, 200);
}

export function optionsOf(
  call: Call,
  what: 'season-started' | 'season-undone' | 'season-added' | 'season-removed',
  about: string,
  request: object,
): TurnOptions | Problem {
  const terms = readTerms(call);
  if (isProblem(terms)) return terms;
  return {
    at: call.at,
    request: sha256(JSON.stringify([what, request])),
    change: changeBy(call, what, about),
    ...picked(terms, ['idempotencyKey', 'ifVersion']),
  };
}

type Planned = { readonly next: NextSeason } | { readonly no: Problem };
const no = (why: Problem): Planned => ({ no: why });

/** The next season as asked for, or what prevents it. */
function planned({ at, caller }: Call, ladder: Ladder, beginning: readonly Entry[], asked: NewSeason): Planned {
  const today = dayOf(ladder, at);
  if (!isFinished(ladder, today) && isUnplayed(beginning)) return no(UNPLAYED);
  if (goesOn(ladder, today) && !asked.endsEarly)
    return no(problem('season-running', ADMIN.running(ladder.header.season.end ?? '')));
  const end = lastDayOf(ladder, today);
  if (asked.season.start < end) return no(problem('invalid', ADMIN.tooEarly(end)));
  const { players, ...rest } = asked;
  const system = systemOf(ladder);
  const listed = players && parseBody('seed', system, { order: 'given', players });
  if (listed && !listed.ok) return no(refused(listed.refusal));
  const noName = listed && againstNames(listed.value, ladder);
  if (noName) return no(noName);
  const figures = rest.settings && parseBody('configure', system, { settings: rest.settings });
  if (figures && !figures.ok) return no(refused(figures.refusal));
  const filled = { ...rest, ...(listed && { players: listed.value.players }) };
  const header = nextHeader(ladder, filled);
  const parsed = parseHeader(publicHeader(header));
  if (!parsed.ok) return no(refused(parsed.refusal));
  const body = parseBody('seed', system, nextSeed(ladder, filled));
  if (!body.ok) return no(refused(body.refusal));
  const seed = commandOf({ at, by: caller.by }, 'seed', drawn<'seed'>(body.value));
  const { refusal } = decide(newLadder(header), seed);
  return refusal ? no(refused(refusal)) : { next: { header, seed, end } };
}

const UNPLAYED = problem('season-unplayed', () => ADMIN.unplayed);

function againstUndoing(entries: readonly Entry[], before: EndedSeason | undefined): Problem | undefined {
  if (!before) return problem('first-season', ADMIN.firstSeason);
  if (isUnplayed(entries)) return undefined;
  return problem('season-played', ADMIN.played);
}

export function told<Done extends 200 | 201>(turn: Turn<Problem>, status: Done) {
  switch (turn.kind) {
    case 'turned': {
      const { ladder, seasons, repeated } = turn;
      const headers = { etag: `"${ladder.line}"`, ...(repeated && { 'idempotent-replay': 'true' }) };
      return { status, headers, body: toldSeasons(ladder, seasons) };
    }
    case 'refused':
      return turn.no;
    case 'ladder-changed': {
      const { line: version } = turn.ladder;
      return { ...problem('ladder-changed', REQUESTS.changed), version };
    }
    case 'closed':
      return closedLadder;
    case 'key-reused':
      return problem('key-reused', REQUESTS.keyReused);
    case 'too-large':
      return problem('too-large', TOO_LARGE.seeding);
    case 'no-such-ladder':
      return noSuchLadder;
  }
}

export const seasons = {
  startSeason: ofLadder<'startSeason'>(startSeason),
  undoSeason: ofLadder<'undoSeason'>(undoSeason),
} as const;

import { dayOf } from '#shared/rules/common/standing.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { sendAll } from '../aws/send-all.ts';
import type { LadderKey } from '../database/keys.ts';
import { readLogBytes } from '../http/body.ts';
import { type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { idIn } from '../http/event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from '../http/problem.ts';
import { addSeason as add, type EarlierSeason, type NoRoom } from '../importing/add-season.ts';
import { glanceAt } from '../importing/import-gate.ts';
import { faultIn, judgeLog } from '../importing/judge.ts';
import { nameOfSeason, removeSeason as remove } from '../importing/remove-season.ts';
import { CLOCKS_DIFFER, publishAgain } from '../ladders/publish-again.ts';
import type { Turn } from '../ladders/season-transition.ts';
import { ADMIN } from '../runtime/texts.ts';
import { optionsOf, told } from './seasons.ts';

/** Of one season, the header among them: all of it is worked out, and written, within one request. */
const MOST_LINES = 5000;
/** How often lines may be worked out, all of them together. */
const MOST_STEPS = 50_000;

/** Adds a season that was played before the ladder was here. */
async function addSeason(call: Call, key: LadderKey): EndpointAnswer<'addSeason'> {
  const given = readLogBytes(call.event);
  if (isProblem(given)) return given;
  const { store } = call.runtime;
  const ladder = await store.load(key);
  if (!ladder) return noSuchLadder;
  const season = readSeason(call, ladder, given.value);
  if (isProblem(season)) return season;
  const { start, end } = season.header.season;
  const options = optionsOf(call, 'season-added', `${start} – ${end}`, { text: given.value.toString() });
  if (isProblem(options)) return options;
  const turned = await add(store, key, season, options);
  // Also where it was added before: that request may have gone no further.
  if (turned.kind === 'turned') await publishAgain(store, key, instant(call.at + CLOCKS_DIFFER));
  return told(
    withReason(turned, (no) => problem('invalid', reasonOf(no))),
    201,
  );
}

function readSeason(call: Call, ladder: Ladder, bytes: Buffer): EarlierSeason | Problem {
  const glance = glanceAt(Uint8Array.from(bytes));
  if (glance.kind === 'fault') return problem(glance.tooLarge ? 'body-too-large' : 'invalid', glance.message);
  if (glance.lines > MOST_LINES) return problem('invalid', ADMIN.earlier.tooLong(String(MOST_LINES)));
  const judging = judgeLog(bytes.toString(), MOST_STEPS);
  let judged = judging.next();
  while (!judged.done) judged = judging.next();
  if (judged.value.kind === 'fault') return problem('invalid', judged.value.message);
  const { season, told: refused } = judged.value;
  const [no] = refused;
  if (no) return problem('invalid', faultIn(no.line, no.message).message);
  const { header } = season;
  const { start, end } = header.season;
  if (end === undefined || end >= dayOf(ladder, call.at))
    return problem('invalid', ADMIN.earlier.over(ladder.header.season.start));
  if (season.ladder.players.size === 0) return problem('invalid', ADMIN.earlier.nobody);
  const { name } = ladder.header;
  return {
    header: { ...header, season: { start, end }, ...(name !== undefined && { name }) },
    commands: season.lines().map(({ command }) => command),
  };
}

/** Removes one that was added so. */
async function removeSeason(call: Call, key: LadderKey): EndpointAnswer<'removeSeason'> {
  const name = idIn(call.event, 'season') ?? '';
  const options = optionsOf(call, 'season-removed', name, { name });
  if (isProblem(options)) return options;
  const { store, imports } = call.runtime;
  const turned = await remove(store, key, name, options);
  if (turned.kind === 'turned') {
    await publishAgain(store, key, instant(call.at + CLOCKS_DIFFER));
    // What can't be queued now is found within the hour.
    if (imports) await sendAll(imports, [nameOfSeason(key, name)]).catch(() => {});
  }
  return told(
    withReason(turned, (no) => STAYS[no]),
    200,
  );
}

const STAYS = {
  unknown: problem('unknown-season', () => ADMIN.noSeason),
  'played-here': problem('season-played', () => ADMIN.earlier.playedHere),
} as const;

const withReason = <No>(turned: Turn<No>, problemOf: (no: No) => Problem): Turn<Problem> =>
  turned.kind === 'refused' ? { kind: 'refused', no: problemOf(turned.no) } : turned;

function reasonOf(no: NoRoom): string {
  if (no === 'full') return ADMIN.earlier.full;
  return 'after' in no ? ADMIN.earlier.over(no.after) : ADMIN.earlier.within(no.within.name);
}

export const earlierSeasons = {
  addSeason: ofLadder<'addSeason'>(addSeason),
  removeSeason: ofLadder<'removeSeason'>(removeSeason),
} as const;

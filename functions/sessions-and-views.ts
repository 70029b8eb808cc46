import { randomBytes } from 'node:crypto';
import { settleDue } from '#shared/engine/settle.ts';
import { ladderViewOperations } from '#shared/features/ladder-view.ts';
import { ownOperations } from '#shared/features/own.ts';
import { seasonsOperations } from '#shared/features/seasons.ts';
import { sessionOperations } from '#shared/features/session.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { ladderSeenBy } from '#shared/view/public-parts.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type LineNumber, lineNumber, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from './database/keys.ts';
import { deskEntry, deskNeedsAfter, deskView, SHOWN } from './features/ladder-view/officials-view.ts';
import { stateView } from './features/ladder-view/state.ts';
import { MOST_ANSWERED, wholeLog } from './features/ladder-view/whole-log.ts';
import { ownContact } from './features/own/contact.ts';
import { listOwnLadders } from './features/own/ladders.ts';
import { ownPush } from './features/own/push.ts';
import { listSeasons } from './features/season-list.ts';
import { sessions } from './features/session.ts';
import { transfersOf } from './features/transfers-of.ts';
import type { Caller } from './http/access.ts';
import { type Call, type EndpointAnswer, ofLadder } from './http/call.ts';
import { answering, compressed } from './http/endpoint.ts';
import { idIn } from './http/event.ts';
import { REQUEST_FAULTS } from './http/faults.ts';
import { noSuchLadder, problem } from './http/problem.ts';
import { onLambda } from './http/world.ts';
import { required } from './runtime/lambda.ts';
import { ADMIN } from './runtime/texts.ts';
import { TransferBucket } from './transfers/bucket.ts';

const PRIVATE = { 'cache-control': 'private, no-cache' } as const;

/** The ladder as it is, including what has fallen due and is not yet written, so that nobody looks at yesterday's rungs. */
async function look({ event, at, runtime }: Call, key: LadderKey): EndpointAnswer<'getLadder'> {
  const stored = await runtime.store.load(key);
  if (!stored) return noSuchLadder;
  const { ladder, settlements } = settleDue(stored, at, asRemembered);
  const etag = `"${ladder.line}.${dayOf(ladder, at)}.${settlements.length}"`;
  const headers = { etag, ...PRIVATE };
  if (event.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers };
  const entries = await runtime.store.log(key, deskNeedsAfter(ladder));
  const shown = entries.filter(({ line }) => line <= ladder.line);
  return { status: 200, headers, body: deskView(ladder, shown, at) };
}

/**
 * The whole ladder, or as a player may see it: a tablet or phone plays ahead on it by the same rules, and
 * settles what falls due itself. It asks again and again, so that "nothing new" reads no more than the version.
 */
async function state({ event, at, caller, runtime }: Call, key: LadderKey): EndpointAnswer<'getLadderState'> {
  const known = event.headers['if-none-match'];
  const version = known === undefined ? undefined : await runtime.store.version(key);
  if (version && known === stateTag(version.line, caller)) return { status: 304, headers: { etag: known, ...PRIVATE } };
  const ladder = await runtime.store.load(key);
  if (!ladder) return noSuchLadder;
  const headers = { etag: stateTag(ladder.line, caller), ...PRIVATE };
  return { status: 200, headers, body: stateView(asSeen(ladder, caller), at) };
}

const asSeen = (ladder: Ladder, { role, player }: Caller): Ladder =>
  role === 'player' ? ladderSeenBy(ladder, parsePlayerId(player ?? '')) : ladder;

/** A browser may change hands: no two players see the same. */
const stateTag = (line: LineNumber, { role, player = '' }: Caller): string =>
  role === 'player' ? `"${line}.state.${player}"` : `"${line}.state"`;

/** The lines of the log before a given one, newest first, as many as Admin shows at once. */
async function lookBack({ query: { before }, runtime }: Call, key: LadderKey): EndpointAnswer<'listEntries'> {
  if (before === undefined) return problem('invalid', `before: ${REQUEST_FAULTS.line}.`);
  const header = await runtime.headers.of(key);
  if (!header) return noSuchLadder;
  const last = before - 1;
  const after = lineNumber(Math.max(headerLine(header), last - SHOWN));
  const entries = last > after ? await runtime.store.log(key, after, lineNumber(last)) : [];
  return { status: 200, body: { entries: entries.toReversed().map((entry) => deskEntry(header, entry)) } };
}

/** The season log as a file. One that is too large for an answer is fetched by a link that lasts for minutes. */
const download = (call: Call, key: LadderKey): EndpointAnswer<'downloadLog'> =>
  downloaded(call, key, `${key.club}-${key.ladder}`);

async function downloadSeason(call: Call, key: LadderKey): EndpointAnswer<'downloadSeason'> {
  const { ended } = await call.runtime.store.seasons(key);
  const season = ended.find(({ name }) => name === idIn(call.event, 'season'));
  if (!season) return problem('unknown-season', ADMIN.noSeason);
  return downloaded(call, { ...key, season: season.number }, `${key.club}-${key.ladder}-${season.name}`);
}

async function downloaded(call: Call, key: LadderKey, title: string): EndpointAnswer<'downloadLog'> {
  const { runtime } = call;
  const ladder = await runtime.store.load(key);
  if (!ladder) return noSuchLadder;
  const log = await wholeLog(runtime.store, key, madeOf(ladder));
  const name = `${title}.jsonl`;
  if (log.byteLength > MOST_ANSWERED) return byLink(call, key, log, name);
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  };
  return { status: 200, headers, body: log.toString() };
}

async function byLink(
  call: Call,
  { club, ladder }: LadderKey,
  log: Buffer<ArrayBuffer>,
  name: string,
): EndpointAnswer<'downloadLog'> {
  const transfers = transfersOf(call);
  const path = `downloads/${club}/${ladder}/${randomBytes(16).toString('hex')}.jsonl`;
  await transfers.put(path, log);
  return { status: 303, headers: { location: await transfers.linkToFetch(path, name) } };
}

/** Who is signed in, and what they see: ladders, seasons and the log that the organiser takes home. Players choose what reaches them. */
export const sessionsAndViews = answering(
  'sessions-and-views',
  [...ladderViewOperations, ...ownOperations, ...seasonsOperations, ...sessionOperations],
  {
    getLadder: ofLadder<'getLadder'>(look),
    getLadderState: ofLadder<'getLadderState'>(state),
    listEntries: ofLadder<'listEntries'>(lookBack),
    listSeasons: ofLadder<'listSeasons'>(listSeasons),
    downloadSeason: ofLadder<'downloadSeason'>(downloadSeason),
    downloadLog: ofLadder<'downloadLog'>(download),
    listOwnLadders,
    ...sessions,
    ...ownPush,
    ...ownContact,
  },
);
export const handler = onLambda((runtime) =>
  compressed(
    sessionsAndViews({
      ...runtime,
      pushKey: process.env['PUSH_KEY'],
      transfers: new TransferBucket(required('TRANSFER_BUCKET'), runtime.siteOrigin),
    }),
  ),
);

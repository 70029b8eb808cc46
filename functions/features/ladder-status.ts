import { ladderStatus, type StatusView } from '#shared/features/ladders.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../books/clubs.ts';
import type { LadderKey } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import { type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { isProblem, noSuchLadder, type Problem } from '../http/problem.ts';
import { CLOCKS_DIFFER, publishAgain } from '../ladders/publish-again.ts';
import { settleLadder } from '../ladders/settle-ladder.ts';
import { setHidden } from '../ladders/status.ts';
import { changeBy } from './admin-history.ts';

const getLadderStatus = async (call: Call, key: LadderKey): EndpointAnswer<'getLadderStatus'> => {
  const body = await statusOf(call, key);
  return isProblem(body) ? body : { status: 200, body };
};

async function statusOf({ runtime: { store } }: Call, key: LadderKey): Promise<StatusView | Problem> {
  const [club, version, header] = await Promise.all([
    readClub(store.database, key.club),
    store.version(key),
    store.header(key),
  ]);
  if (!club || !version || !header) return noSuchLadder;
  return {
    name: header.name ?? key.ladder,
    hidden: club.hidden?.includes(key.ladder) ?? false,
    closed: version.shut === 'closed',
  };
}

/** Hides a ladder or shows it, closes it or opens it again. Sent again it does nothing more. */
async function updateLadderStatus(call: Call, key: LadderKey): EndpointAnswer<'updateLadderStatus'> {
  const asked = readAs(ladderStatus, call.event);
  if (isProblem(asked)) return asked;
  const { hidden, closed } = asked.value;
  const no =
    (hidden === undefined ? undefined : await hide(call, key, hidden)) ??
    (closed === undefined ? undefined : await close(call, key, closed));
  return no ?? getLadderStatus(call, key);
}

async function hide(call: Call, key: LadderKey, hidden: boolean): Promise<Problem | undefined> {
  const { runtime } = call;
  const change = changeBy(call, hidden ? 'ladder-hidden' : 'ladder-shown', key.ladder);
  if ((await setHidden(runtime.database, key, hidden, change)) === 'no-such-ladder') return noSuchLadder;
  // Its own page tells search engines to stay away.
  await publishAgain(runtime.store, key, laterThanAll(call));
  return undefined;
}

/** What has fallen due so far still counts on a ladder that is closed; nothing after that does. */
async function close(call: Call, key: LadderKey, closed: boolean): Promise<Problem | undefined> {
  const { runtime } = call;
  if (closed) await settleLadder(runtime, key);
  const change = changeBy(call, closed ? 'ladder-closed' : 'ladder-opened', key.ladder);
  const outcome = await runtime.store.setClosed(key, closed, laterThanAll(call), change);
  return outcome === 'no-such-ladder' ? noSuchLadder : undefined;
}

/** Later than any publisher that read the ladder before, so that its files are out of date. */
const laterThanAll = ({ at }: Call): Instant => instant(at + CLOCKS_DIFFER);

export const status = {
  getLadderStatus: ofLadder<'getLadderStatus'>(getLadderStatus),
  updateLadderStatus: ofLadder<'updateLadderStatus'>(updateLadderStatus),
} as const;

import { formatLocal } from '#shared/calendar/zone.ts';
import { type DisputeView, dismissedDispute, newDispute } from '#shared/features/disputes.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { mayDispute, type UncheckedResult, uncheckedResults } from '#shared/view/disputable.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Dispute, putDispute, readDisputes } from '../books/disputes.ts';
import type { LadderKey } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from '../http/problem.ts';
import { HTTP_DISPUTES } from '../runtime/texts.ts';
import { deskEntry } from './ladder-view/officials-view.ts';
import { playerIn, spokenFor } from './own/on-ladder.ts';

interface Disputing {
  readonly call: Call;
  readonly key: LadderKey;
  readonly header: Header;
  /** For whom a player speaks; undefined of organisers. */
  readonly mine: readonly PlayerId[] | undefined;
  readonly results: readonly UncheckedResult[];
  readonly disputes: readonly Dispute[];
}

async function disputingIn(call: Call): Promise<Disputing | Problem> {
  const { store } = call.runtime;
  const key = ladderIn(call.event);
  const ladder = key && (await store.load(key));
  if (!key || !ladder) return noSuchLadder;
  const disputes = await readDisputes(store, key, call.at);
  // Without any, an organiser has nothing to look at.
  const isNeeded = call.caller.role === 'player' || disputes.length > 0;
  const results = isNeeded ? uncheckedResults(madeOf(ladder), await store.log(key)) : [];
  const mine = call.caller.role === 'player' ? spokenFor(ladder, playerIn(call)) : undefined;
  return { call, key, header: ladder.header, mine, results, disputes };
}

/** What a player has said is wrong and may yet say so of, or what all have, for organisers. Once a line is set right it is over. */
async function list(call: Call): EndpointAnswer<'listDisputes'> {
  const found = await disputingIn(call);
  if (isProblem(found)) return found;
  const { results, disputes, mine } = found;
  const said = disputes.filter((each) => !mine || mine.includes(each.player));
  const isNew = ({ entry }: UncheckedResult) => !said.some(({ line }) => line === entry.line);
  return {
    status: 200,
    body: {
      disputes: said.flatMap((dispute) => toldDispute(found, dispute)),
      mayDispute: results
        .filter((each) => !each.waits && isNew(each) && isTheirs(call, sideOf(found, each), each))
        .map(lineOf),
    },
  };
}

const lineOf = ({ entry: { line } }: UncheckedResult) => line;

/** The one of those who played for whom the caller speaks. */
const sideOf = ({ mine = [] }: Disputing, { players }: UncheckedResult): PlayerId | undefined =>
  players.find((each) => mine.includes(each));

const isTheirs = ({ at, caller: { by } }: Call, player: PlayerId | undefined, result: UncheckedResult): boolean =>
  player !== undefined && mayDispute(result, { player, by, at });

function toldDispute({ header, results }: Disputing, dispute: Dispute): readonly DisputeView[] {
  const { line, player, at, says, score, dismissed } = dispute;
  const result = results.find(({ entry }) => entry.line === line);
  if (!result || dismissed) return [];
  const { entry, players } = result;
  const when = formatLocal(header.timezone, at);
  const theirs = { ...(says !== undefined && { says }), ...(score && { score }) };
  return [{ player, players, at: when, ...theirs, entry: deskEntry(header, entry) }];
}

/** A player says that a result of theirs is wrong, which moves nobody: an organiser decides. */
async function say(call: Call): EndpointAnswer<'disputeResult'> {
  const asked = readAs(newDispute, call.event);
  if (isProblem(asked)) return asked;
  const found = await disputingIn(call);
  if (isProblem(found)) return found;
  const { line, says, score } = asked.value;
  const result = found.results.find(({ entry }) => entry.line === line);
  if (!result) return problem('not-disputable', HTTP_DISPUTES.notDisputable);
  const { players } = result;
  const player = sideOf(found, result);
  if (!player) return problem('not-yours', HTTP_DISPUTES.notYours);
  if (!isTheirs(call, player, result)) return problem('not-disputable', HTTP_DISPUTES.notDisputable);
  const theirs = { ...(says?.trim() && { says: says.trim() }), ...(score && { score }) };
  const dispute = { line: result.entry.line, player, players, at: call.at, ...theirs };
  const isPut = await putDispute(call.runtime.store, found.key, dispute);
  return isPut ? { status: 204 } : problem('already-exists', HTTP_DISPUTES.already);
}

/** An organiser lets the result stand; what was said about it is deleted, and can't be said again. */
async function dismiss(call: Call): EndpointAnswer<'dismissDispute'> {
  const asked = readAs(dismissedDispute, call.event);
  if (isProblem(asked)) return asked;
  const key = ladderIn(call.event);
  if (!key) return noSuchLadder;
  const { line, player } = asked.value;
  const { store } = call.runtime;
  const found = (await readDisputes(store, key, call.at)).find((each) => each.line === line && each.player === player);
  if (!found || found.dismissed) return problem('unknown-dispute', HTTP_DISPUTES.unknown);
  const { says: _, score: __, ...kept } = found;
  const isPut = await putDispute(store, key, { ...kept, dismissed: true });
  return isPut ? { status: 204 } : problem('unknown-dispute', HTTP_DISPUTES.unknown);
}

export const disputes = { listDisputes: list, disputeResult: say, dismissDispute: dismiss };

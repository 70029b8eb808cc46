import type { OperationId } from '#shared/features/all.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Call, Endpoint, Told } from './call.ts';
import { ladderIn } from './event.ts';
import { noSuchLadder } from './problem.ts';

/** An endpoint that is about the ladder that the path names. */
export const ofLadder =
  <O extends OperationId>(endpoint: (call: Call, key: LadderKey) => Told<O>): Endpoint<O> =>
  async (call) => {
    const key = ladderIn(call.event);
    return key ? endpoint(call, key) : noSuchLadder;
  };

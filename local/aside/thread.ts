import { workerData } from 'node:worker_threads';
import { serve } from '../../functions/aside/serve.ts';
import { createHandlers } from '../../functions/http/handlers.ts';
import { makeHere } from '../../functions/notices/make-notices.ts';
import { FolderStore } from '../../functions/publishing/folder.ts';
import { bringUpToDate, publishNow } from '../../functions/publishing/publish.ts';
import type { Target } from '../../functions/publishing/target.ts';
import { runtimeIn, type World } from '../../functions/runtime.ts';
import { settleLadder } from '../../functions/settling/settle-ladder.ts';
import { ItemJoinRequests } from '../../functions/store/join-requests.ts';
import { ItemMembers } from '../../functions/store/member-book.ts';
import { toldError } from '../../functions/told-error.ts';
import { TransferFolder } from '../../functions/transfers/folder.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { placeAt } from '../place.ts';
import { type Change, PublishedStore } from '../published-store.ts';
import { tellFailures } from '../tell.ts';
import type { Answered, Done, Request, Surroundings, Task } from './task.ts';

const { where, ahead, notice, origin, release, contact, site, transfers }: Surroundings = workerData;

/** What came of the task that is being done, besides its result. */
let changes: Change[] = [];
let deliveries: string[] = [];
let imported: string[] = [];

const now = () => instant(Date.now() + ahead);
const database = placeAt(where).database(now);
const store = new PublishedStore(database, (change) => changes.push(change));
const files = new FolderStore(site);
const world: World = {
  store,
  members: new ItemMembers(database),
  joining: new ItemJoinRequests(database),
  now,
  siteOrigin: origin,
  log: tellFailures,
  deliveries: async (bodies) => {
    deliveries.push(...bodies);
    return [];
  },
  transfers: new TransferFolder(transfers.folder, origin, transfers.secret),
  imports: async (names) => {
    imported.push(...names);
    return [];
  },
};
const runtime = runtimeIn(world);
const handlers = createHandlers(world);
const told = makeHere(runtime);

/** What is to be published is known to have changed, but for the rest of a ladder: that may have come with its page. */
function publish(target: Target) {
  const said = notice !== undefined && { notice };
  const publishing = { store, files, now: now(), origin, release, contact, log: tellFailures, ...said };
  return target.kind === 'rest' ? bringUpToDate(publishing, target) : publishNow(publishing, target);
}

async function answer({ name, event }: Request): Promise<Answered> {
  try {
    return { answer: await handlers[name](event) };
  } catch (error) {
    return { failed: toldError(error) };
  }
}

async function work(task: Task): Promise<Omit<Done, 'changes' | 'deliveries' | 'imported'>> {
  if ('answer' in task) return { answers: await Promise.all(task.answer.map(answer)) };
  if ('settle' in task) return { settled: await settleLadder(runtime, task.settle.key, task.settle.at) };
  if ('tell' in task) return { told: await told(task.tell) };
  return { published: await publish(task.publish) };
}

serve(async (task: Task): Promise<Done> => {
  changes = [];
  deliveries = [];
  imported = [];
  return { ...(await work(task)), changes, deliveries, imported };
});

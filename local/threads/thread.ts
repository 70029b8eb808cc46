import { AsyncLocalStorage } from 'node:async_hooks';
import { workerData } from 'node:worker_threads';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { CLUBS_A_DAY } from '#functions/books/sign-ups.ts';
import { type HttpEvent, languageOf } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { type Checked, checkLog } from '#functions/importing/check.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { mailPages } from '#functions/mail.ts';
import { channelsOf } from '#functions/notifying/channels.ts';
import { exchangeOver } from '#functions/notifying/https-post.ts';
import { parseVapidKey } from '#functions/notifying/push/vapid.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { previewIn } from '#functions/previews/previews.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import type { Target } from '#functions/publishing/target.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { toldError } from '#functions/runtime/told-error.ts';
import { settleHere } from '#functions/settle.ts';
import { signUpPages } from '#functions/sign-up.ts';
import { tellMessage } from '#functions/tell.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { noticeOf } from '../clock.ts';
import { createHandlers } from '../handlers.ts';
import type { LiveEvent } from '../live.ts';
import { officeIn } from '../mailbox.tsx';
import { placeAt } from '../place.ts';
import { pushServiceAt } from '../push.ts';
import { tellFailures } from '../report-faults.ts';
import { LAPTOP } from '../texts.ts';
import { WatchedDatabase } from '../watched-database.ts';
import type { AnsweredTask, CheckJob, Request, Task, TaskDone, ThreadConfig } from './task.ts';
import type { TaskOutcome } from './threads.ts';
import { serve } from './worker-thread.ts';

const {
  where,
  ahead,
  set,
  origin,
  release,
  contact,
  signUp,
  site,
  mail,
  transfers,
  pushKey,
  pushTo,
  webhookKey,
  listening,
}: ThreadConfig = workerData;

/** What comes of a task besides its result, while it is being done. */
interface Notes {
  readonly records: StreamRecord[];
  readonly deliveries: string[];
  readonly imported: string[];
  readonly told: LiveEvent[];
}
const noting = new AsyncLocalStorage<Notes>();

const now = () => instant(Date.now() + ahead);
const notice = noticeOf(set);
const database = new WatchedDatabase(placeAt(where).database(now), (record) => noting.getStore()?.records.push(record));
const store = new LadderStore(database);
const files = new FolderStore(site);
const office = officeIn(mail);
const logs = new TransferFolder(transfers.folder, origin, transfers.secret);
const world: World = {
  store,
  office,
  pushKey: parseVapidKey(pushKey).publicKey,
  webhookKey: async () => webhookKey,
  now,
  siteOrigin: origin,
  log: tellFailures,
  deliveries: async (bodies) => {
    noting.getStore()?.deliveries.push(...bodies);
    return [];
  },
  transfers: logs,
  imports: async (names) => {
    noting.getStore()?.imported.push(...names);
    return [];
  },
};
const NO_SIGN_UP = problem('unknown-route', () => LAPTOP.noSignUp);
const runtime = runtimeIn(world);
const mailing = { ...runtime, office };
const signingUp = { ...mailing, clubsADay: CLUBS_A_DAY };
const handlers = {
  ...createHandlers(world),
  mail: mailPages(mailing),
  'sign-up': signUp
    ? signUpPages(signingUp)
    : async (event: HttpEvent) => inLanguage(languageOf(event), () => formatProblem(NO_SIGN_UP)),
};
const secrets: Readonly<Record<string, string>> = { PUSH_PARAMETER: pushKey };
const channels = channelsOf({
  ...mailing,
  exchange: exchangeOver(pushTo === undefined ? undefined : pushServiceAt(pushTo)),
  secret: async (name) => secrets[name] ?? Promise.reject(new Error(`a laptop has no ${name}`)),
});
const players = { ...mailing, channels };
const makeNotices = makeWebhookNotices(runtime);

const live = {
  address: listening,
  tell: async (channel: string, event: string) => void noting.getStore()?.told.push({ channel, event }),
};

/** How many bytes seasons may take that are remembered for their pages, which is some fifty: a laptop has less room than a function. */
const SEASONS = 25_000_000;

function publish(target: Target) {
  const said = notice && { notice };
  const about = { origin, release, contact, signUp, mails: true, room: SEASONS };
  const publishing = { store, files, now: now(), ...about, live, log: tellFailures, ...said };
  return bringUpToDate(publishing, target);
}

async function answer({ name, event }: Request): Promise<AnsweredTask> {
  try {
    return { answer: await handlers[name](event) };
  } catch (error) {
    return { failed: toldError(error) };
  }
}

const check = ({ task, at }: CheckJob): Promise<Checked> => checkLog(logs, task, (line) => Atomics.store(at, 0, line));

/** Makes the notices of an event for players, or delivers one; further messages are for the laptop to keep. */
async function tellPlayers(message: string, tries: number) {
  const messages: string[] = [];
  const queue = async (bodies: readonly string[]): Promise<readonly string[]> => {
    messages.push(...bodies);
    return [];
  };
  const pause = await tellMessage(players, queue, message, tries, Math.random);
  return { messages, ...(pause !== undefined && { pause }) };
}

async function work(task: Task): Promise<Omit<TaskDone, keyof Notes>> {
  if ('answer' in task) return { answered: await answer(task.answer) };
  if ('settle' in task) return { settled: await settleHere(runtime)(task.settle) };
  if ('players' in task) return tellPlayers(task.players.message, task.players.tries);
  if ('notices' in task) return { notices: await makeNotices(task.notices) };
  if ('check' in task) return { checked: await check(task.check) };
  if ('draw' in task) return { drawn: await previewIn(files, task.draw) };
  return { published: await publish(task.publish) };
}

async function outcomeOf(task: Task): Promise<TaskOutcome<TaskDone>> {
  const notes: Notes = { records: [], deliveries: [], imported: [], told: [] };
  try {
    return { done: { ...(await noting.run(notes, () => work(task))), ...notes } };
  } catch (error) {
    return { failed: toldError(error) };
  }
}

serve((tasks: readonly Task[]) => Promise.all(tasks.map(outcomeOf)));

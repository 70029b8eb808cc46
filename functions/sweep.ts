import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type Enqueue, queueAt } from './aws/queue.ts';
import { sendAll } from './aws/send-all.ts';
import { BackupBucket } from './backups/bucket.ts';
import { backUp } from './backups/nightly.ts';
import { readClub, readClubIds, readClubsGone } from './books/clubs.ts';
import { type LadderKey, nameOf } from './database/keys.ts';
import type { World } from './http/world.ts';
import { isOfOlderRules, RULES } from './ladders/head.ts';
import type { ReadingStore } from './ladders/reading.ts';
import type { SiteSettings } from './publish.ts';
import { ASSETS } from './publishing/assets.ts';
import { deployedSite, publishingWorld } from './publishing/deployed.ts';
import { isSecurityStale } from './publishing/security.ts';
import {
  clubTarget,
  clubVersion,
  FRONT,
  formatMessage,
  isPublished,
  ladderTarget,
  type PageTarget,
  restTarget,
  type WantedVersion,
} from './publishing/target.ts';
import { atOnce, inParts } from './runtime/at-once.ts';
import type { Deadline } from './runtime/deadline.ts';
import { onLambdaIn, required } from './runtime/lambda.ts';
import { toldError } from './runtime/told-error.ts';

type Looked = Pick<ReadingStore, 'database' | 'version'>;

/** How many clubs are held at once, and how many of them are looked at at once. */
const HELD = 100;
const AT_ONCE = 16;
const BATCH = 10;

/** Where ladders go that older rules have worked out. */
interface Rebuilding {
  readonly enqueue: Enqueue;
  readonly rules: number;
}

/**
 * Compares what is published with what is stored, and queues whatever is behind, missing, or made by another release: what a
 * lost change, a deleted file or a new release leaves to do. It reads no ladder, and never holds all clubs. Ladders worked out
 * by older rules are queued to be settled. Throws at the end if some could not be looked at or queued.
 */
export const sweep =
  (
    runtime: Pick<World, 'log' | 'now'> & { readonly store: Looked },
    site: SiteSettings,
    enqueue: Enqueue,
    rebuilding?: Rebuilding,
  ) =>
  async (): Promise<void> => {
    const errors: unknown[] = [];
    const look = new Look(runtime.store, site, enqueue, rebuilding);
    let clubs = 0;
    for await (const ids of inParts(HELD, readClubIds(runtime.store.database))) {
      clubs += ids.length;
      errors.push(...(await atOnce(AT_ONCE, ids, (id) => look.atClub(id))));
    }
    errors.push(...(await atOnce(1, [clubs], (count) => look.atFront(count, runtime.now()))));
    const { pages, behind, failed } = look;
    const failures = [...errors, ...failed];
    const failure = failures.length > 0 && { failed: failures.length, ...toldError(failures[0]) };
    runtime.log({ function: 'sweep', pages, behind, ...failure });
    if (failure)
      throw new Error(`${failure.failed} of ${pages} pages were not looked at or not queued: ${failure.error}`);
  };

class Look {
  readonly #store: Looked;
  readonly #site: SiteSettings;
  readonly #enqueue: Enqueue;
  readonly #rebuilding: Rebuilding | undefined;
  #batch: string[] = [];
  readonly failed: unknown[] = [];
  #switched = 0;
  pages = 0;
  behind = 0;

  constructor(store: Looked, site: SiteSettings, enqueue: Enqueue, rebuilding: Rebuilding | undefined) {
    this.#store = store;
    this.#site = site;
    this.#enqueue = enqueue;
    this.#rebuilding = rebuilding;
  }

  async atClub(id: string): Promise<void> {
    const club = await readClub(this.#store.database, id);
    if (!club) return;
    await this.#compare(clubTarget(id), { line: clubVersion(club) });
    this.#switched += club.switched ?? 0;
    const keys = club.ladders.map((ladder): LadderKey => ({ club: id, ladder }));
    this.failed.push(...(await atOnce(1, keys, (key) => this.#atLadder(key))));
  }

  /** The list of clubs, last; the style sheet and security.txt come with it. */
  async atFront(clubs: number, now: Instant): Promise<void> {
    const { files, contact } = this.#site;
    const isWhole = (await files.edition(ASSETS.style)) && !(await isSecurityStale(files, contact, now));
    await this.#compare(FRONT, {
      line: isWhole ? clubs + this.#switched + (await readClubsGone(this.#store.database)) : Number.POSITIVE_INFINITY,
    });
    await this.#flush();
  }

  /** Its page, and else the rest of its files: publishing the page sees to the rest. */
  async #atLadder(key: LadderKey): Promise<void> {
    const version = await this.#store.version(key);
    if (version) await this.#haveRebuilt(key);
    if (!version || (await this.#compare(ladderTarget(key), version))) return;
    if (await this.#isBehind(restTarget(key), version)) await this.#queue(restTarget(key));
  }

  async #haveRebuilt(key: LadderKey): Promise<void> {
    const { enqueue, rules } = this.#rebuilding ?? {};
    if (enqueue && (await isOfOlderRules(this.#store.database, key, rules))) await sendAll(enqueue, [nameOf(key)]);
  }

  /** Whether something was behind; then it is queued. */
  async #compare(target: PageTarget, wanted: WantedVersion): Promise<boolean> {
    this.pages++;
    const isBehind = await this.#isBehind(target, wanted);
    if (isBehind) await this.#queue(target);
    return isBehind;
  }

  async #isBehind(target: PageTarget, wanted: WantedVersion): Promise<boolean> {
    return !(await isPublished((path) => this.#site.files.edition(path), this.#site, target, wanted));
  }

  async #queue(target: PageTarget): Promise<void> {
    this.behind++;
    this.#batch.push(formatMessage(target));
    if (this.#batch.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const batch = this.#batch.splice(0, BATCH);
    if (batch.length === 0) return;
    const missed = await this.#enqueue(batch).catch((error: unknown) => [`${batch.join(', ')}: ${error}`]);
    this.failed.push(...missed);
  }
}

/** How long before the end of the function no other club is backed up, in milliseconds: most take a second. */
const RESERVE = 30_000;

/** Does both, whichever fails. */
export const handler = onLambdaIn(publishingWorld, (world) => {
  const { database } = world.store;
  const { log } = world;
  const files = new BackupBucket({
    bucket: required('BACKUP_BUCKET'),
    region: required('BACKUP_REGION'),
    folder: required('BACKUP_FOLDER'),
  });
  const rebuilding = { enqueue: queueAt(required('DUE_QUEUE_URL')).send, rules: RULES };
  const look = sweep(world, deployedSite(), queueAt(required('QUEUE_URL')).send, rebuilding);
  return async (_: unknown, deadline: Deadline): Promise<void> => {
    const hasTime = (): boolean => deadline.getRemainingTimeInMillis() > RESERVE;
    const [error] = await atOnce(
      1,
      [look, () => backUp({ database, files, origin: required('TABLE_NAME'), log, hasTime })],
      (work) => work(),
    );
    if (error !== undefined) throw error;
  };
});

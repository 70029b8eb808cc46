import { type LadderKey, ladderPartition, nameOf } from '#functions/database/keys.ts';
import { runtimeIn } from '#functions/http/world.ts';
import type { EndedSeason } from '#functions/ladders/seasons.ts';
import { publish } from '#functions/publish.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Deployment, MemoryFiles } from './deployment.ts';
import { chanceOf } from './mishaps.ts';
import type { Changed } from './timer.ts';

/** How many of the pages are rendered on which the timer has settled something, or that only had to tell the new day. */
const RENDERED = { settled: 0.1, touched: 0.02 } as const;

/** The public pages, published now and then. */
export class Site {
  readonly files: MemoryFiles;
  published = 0;
  readonly #seed: number;
  readonly #publish: ReturnType<typeof publish>;
  #now = instant(0);

  constructor(deployment: Deployment, seed: number) {
    this.#seed = seed;
    this.files = deployment.files;
    const now = (): Instant => this.#now;
    const store = deployment.store('publishing', now);
    const runtime = runtimeIn({
      store,
      now,
      siteOrigin: 'https://ladder.example',
      log: ({ error, ladder }) => {
        if (error !== undefined)
          deployment.faults.push({ ladder: String(ladder), what: `its pages were not made: ${error}` });
      },
    });
    // What cannot be published now is published at the next change, or in the end.
    const queue = { send: async () => [], sendLater: async () => [], putOff: async () => {} };
    this.#publish = publish(runtime, { files: this.files, release: 'simulation' }, queue);
  }

  /** Which of the ladders that the timer has changed are published at once. */
  chosen({ settled, touched }: Changed, hour: Instant): readonly LadderKey[] {
    const some = (keys: readonly LadderKey[], often: number) =>
      keys.filter((key) => chanceOf(this.#seed, 'page', nameOf(key), hour).happens(often));
    return [...some(settled, RENDERED.settled), ...some(touched, RENDERED.touched)];
  }

  /** One after the other: which seasons the publisher remembers must not be a matter of luck. */
  async publish(keys: readonly LadderKey[], now: Instant): Promise<void> {
    this.#now = now;
    for (const key of keys) {
      await this.#publish({
        Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: ladderPartition(key) } } } }],
      });
    }
    this.published += keys.length;
  }

  /** What is wrong with the page of a ladder, or of a season before, that was published last of all. */
  async faults({ club, ladder: id }: LadderKey, { line }: Ladder, past?: EndedSeason): Promise<readonly string[]> {
    const path = `/${club}/${id}/${past ? `${past.name}/` : ''}index.html`;
    const edition = await this.files.edition(path);
    return edition?.version === line ? [] : [`${path} is of line ${edition?.version}, not of ${line}`];
  }
}

import { type LadderKey, ladderPartition, nameOf } from '#functions/database/keys.ts';
import { runtimeIn } from '#functions/http/world.ts';
import type { EndedSeason } from '#functions/ladders/seasons.ts';
import { publish } from '#functions/publish.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Deployment, MemoryFiles } from './deployment.ts';
import { chanceOf } from './mishaps.ts';
import type { Changed } from './timer.ts';

const RENDERED = { settled: 0.1, touched: 0.02 } as const;

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

  chosen({ settled, touched }: Changed, hour: Instant): readonly LadderKey[] {
    const some = (keys: readonly LadderKey[], often: number) =>
      keys.filter((key) => chanceOf(this.#seed, 'page', nameOf(key), hour).happens(often));
    return [...some(settled, RENDERED.settled), ...some(touched, RENDERED.touched)];
  }

  async publish(keys: readonly LadderKey[], now: Instant): Promise<void> {
    this.#now = now;
    for (const key of keys) {
      await this.#publish({
        Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: ladderPartition(key) } } } }],
      });
    }
    this.published += keys.length;
  }

  async faults({ club, ladder: id }: LadderKey, { line }: Ladder, past?: EndedSeason): Promise<readonly string[]> {
    const path = `/${club}/${id}/${past ? `${past.name}/` : ''}index.html`;
    const edition = await this.files.edition(path);
    return edition?.version === line ? [] : [`${path} is of line ${edition?.version}, not of ${line}`];
  }
}

import { randomBytes } from 'node:crypto';
import { type SiteOnDemand, siteOnDemand } from '#cdk/build/site.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { publishScripts } from '#functions/publishing/site.ts';
import { SCRIPTS } from '#web/scripts.ts';
import type { BuiltSite } from '../built.ts';
import type { Clock } from '../clock.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Fetch } from '../pages.ts';
import { ROOT } from '../root.ts';

/** How the path of each file of an app or worker begins, whatever its edition. */
const OF_AN_APP = /^\/assets\/[a-z-]+\.(?=\w+\/)/;

/** What a laptop runs while somebody works on the code: scripts of pages are built when a page asks for them. */
export class BuiltOnDemand {
  readonly #files: FolderStore;
  readonly #clock: Clock;
  /** How the paths begin of the app that somebody looked at last, maybe before this laptop started. */
  #app = process.env['DEV_APP'];
  #site = this.#newSite();

  constructor({ site }: Pick<DataFolder, 'site'>, clock: Clock) {
    this.#files = new FolderStore(site);
    this.#clock = clock;
  }

  /** Whoever saves a source looks at the same app again: it is built before they ask, be it while a laptop starts. */
  #newSite(): SiteOnDemand {
    const site = siteOnDemand(ROOT, randomBytes(6).toString('hex'));
    const path = site.paths.find((each) => OF_AN_APP.exec(each)?.[0] === this.#app);
    if (path) site.bundle(path).catch(() => {});
    return site;
  }

  /** The file that threads run lies beside it. Style sheets stay as they are written. */
  get built(): BuiltSite & { readonly thread: URL } {
    return { thread: new URL('./thread.js', import.meta.url), scripts: {}, sheets: {}, paths: this.#site.paths };
  }

  /** Has all scripts built anew whenever `npm run dev` tells that a source of them was saved; ends when that is gone. */
  follow(fill: (built: BuiltSite) => Promise<void>): void {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.on('message', async () => {
      this.#site = this.#newSite();
      for (const path of Object.keys(SCRIPTS)) await this.#files.remove(path);
      await fill(this.built);
    });
  }

  /** Builds a script that is asked for and not there; `next` sees to all else. */
  fetch(next: Fetch): Fetch {
    return async (path) => {
      const scripts = await this.#site.bundle(path);
      if (!(path in scripts)) return next(path);
      this.#app = OF_AN_APP.exec(path)?.[0] ?? this.#app;
      if (this.#app) process.send?.(this.#app);
      await publishScripts({ files: this.#files, now: this.#clock.now() }, scripts);
      return 'no-more';
    };
  }
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AS_THEY_ARE } from '#functions/publishing/site.ts';
import { useOwnFriday } from './friday.ts';
import { Camera, LightTable, type Picture } from './pictures/camera.ts';
import { OtherClubs } from './pictures/other-clubs.ts';
import { PICTURED, SHOWN } from './pictures/scenes.ts';
import { ownProgram, RUNS_OWN } from './program.ts';

const FOLDER = 'docs/screenshots';

/** `npx tsx docs/screenshots.ts` asks for pictures to be accepted as they are. */
const ACCEPTS = process.env['ACCEPT_PICTURES'] === '1';

/** The share of pixels that may differ: a minute on a clock does, a button in another colour is more. */
const TOLERANCE = 0.003;

describe.skipIf(!RUNS_OWN)(
  'pictures of the pages that people see first (taken by a browser that runs on Linux on x64 only)',
  () => {
    const friday = useOwnFriday();
    let browser: Browser | undefined;
    let table: LightTable;
    let camera: Camera;
    beforeAll(async () => {
      browser = await chromium.launch(await ownProgram());
      table = await LightTable.in(browser);
      const clubs = await OtherClubs.on(friday.laptop);
      camera = new Camera(browser, friday.laptop, await clubs.speak('en'));
    });
    afterAll(() => browser?.close());

    /** Puts pictures in a folder where they are to be accepted; else says which differ from those that are there. */
    async function compare(folder: string, pictures: readonly Picture[]): Promise<readonly string[]> {
      if (ACCEPTS) {
        mkdirSync(folder, { recursive: true });
        for (const { file, bytes } of pictures) writeFileSync(join(folder, file), bytes);
        return [];
      }
      const differing: string[] = [];
      let now: string | undefined;
      for (const { file, bytes } of pictures) {
        const accepted = join(folder, file);
        const share = existsSync(accepted) ? await table.difference(readFileSync(accepted), bytes) : 1;
        if (share <= TOLERANCE) continue;
        now ??= mkdtempSync(join(tmpdir(), 'pictures-'));
        writeFileSync(join(now, file), bytes);
        differing.push(`${file}: ${(share * 100).toFixed(1)} % differ; it is now ${join(now, file)}`);
      }
      return differing;
    }

    const HOW = 'look at them; where they are meant, `npx tsx docs/screenshots.ts` accepts them';

    it.each(PICTURED)('look as accepted: $name', { timeout: 120_000 }, async (scene) => {
      expect(await compare(FOLDER, await camera.take(scene)), HOW).toEqual([]);
    });

    it.each(SHOWN)('look as strangers are shown them: $name', { timeout: 120_000 }, async (shown) => {
      expect(await compare(AS_THEY_ARE, [await camera.show(shown)]), HOW).toEqual([]);
    });

    it('are there of these pages and no others', () => {
      const files = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));
      const names = new Set(files.map((file) => file.replace(/-\d+-(light|dark)\.webp$/, '')));
      expect([...names].toSorted()).toEqual(PICTURED.map(({ name }) => name).toSorted());
    });
  },
);

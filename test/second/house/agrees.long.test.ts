import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { difference, shortest } from './compare.ts';
import { hostileSeason } from './hostile.ts';

/** `SEASONS=5000 FROM=1000 TESTS=all npx vitest run test/second` tries more of them. */
const SEASONS = Number(process.env['SEASONS'] ?? 40);
const FROM = Number(process.env['FROM'] ?? 1);
const LENGTH = 60;

/** What is to happen in the seasons, so that agreeing means something. */
const HAPPENS =
  'already-on-ladder already-open already-seeded away awaiting-approval bad-days bad-score cannot-decline cannot-postpone cannot-withdraw closed-challenge duplicate-id enough-open has-result invalid no-days-left no-such-rung not-awaiting-approval not-away not-correctable not-on-ladder not-this-system odd-date out-of-reach protected rematch-too-soon season-over self-challenge time-goes-back unknown-challenge unknown-player';

describe('a second reading of the house rules', () => {
  it('comes to the same rungs, refusals and settlements in every season, however much goes wrong', () => {
    const happened = new Set<string>();
    for (let seed = FROM; seed < FROM + SEASONS; seed++) {
      const { lines, outcome } = hostileSeason(seed, LENGTH);
      for (const { code } of outcome.trace) happened.add(code ?? 'accepted');
      if (!difference(lines, outcome)) continue;
      const fewest = shortest(lines);
      expect.fail([`Season ${seed}:`, ...fewest, JSON.stringify(difference(fewest), null, 1)].join('\n'));
    }
    expect([...happened]).toEqual(expect.arrayContaining(HAPPENS.split(' ')));
  });

  const samples = readdirSync('test/vectors').filter((name) => /^house-generated[a-z-]*\.jsonl$/.test(name));

  it.each(samples)('comes to the same in %s', (name) => {
    const lines = readFileSync(`test/vectors/${name}`, 'utf8').trimEnd().split('\n');
    expect(difference(lines)).toBeUndefined();
  });
});

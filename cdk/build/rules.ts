import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { PLAYS } from '#shared/systems/offers.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';

/**
 * Rules that only the service plays by, and what stands in for them. Whether the moves of a chess game are legal weighs
 * more than all other rules together: only what shows a game on a board knows chess. And nobody seeds in a browser, changes
 * a ladder, or keeps and publishes what only some systems know of a ladder.
 */
const CHESS = [/^\.\/chess-moves\.ts$/, 'chess.browser.ts'] as const;
const OF_THE_SERVICE: readonly (readonly [rules: RegExp, standIn: string])[] = [
  CHESS,
  [/\/seeding\.ts$/, 'seeding.browser.ts'],
  [/\/(?:configuring|configuring-records|placing|renaming|moving-the-final)\.ts$/, 'rules.browser.ts'],
  [/\/vocabulary\/(?:slot|slot-storage|form)\.ts$/, 'slots.browser.ts'],
];

const standIns = (name: string, list: readonly (readonly [module: RegExp, standIn: string])[]): Plugin => ({
  name,
  setup(build) {
    for (const [filter, standIn] of list)
      build.onResolve({ filter }, ({ kind }) =>
        build.resolve(`./web/stand-ins/${standIn}`, {
          resolveDir: build.initialOptions.absWorkingDir ?? process.cwd(),
          kind,
        }),
      );
  },
});

export const rulesOfTheService: Plugin = standIns('rules of the service', OF_THE_SERVICE);

/** Where all other rules are needed, as a whole season is played. */
export const chessOfTheService: Plugin = standIns('chess of the service', [CHESS]);

/** Outside Admin nobody is offered what a new ladder may begin with, sets one, or looks for names that imitate others. */
export const withoutAdmin: Plugin = standIns('without Admin', [
  [/^\.\/(?:presets|unfit)\.ts$/, 'seeding.browser.ts'],
  [/\/(?:acceptable|look-alikes)\.ts$/, 'rules.browser.ts'],
]);

/** Instead of all systems, the one that was loaded, and for pairs only where a ladder is of pairs. */
export const oneSystem: Plugin = standIns('one system', [
  [/(?:\/systems|^\.)\/registry\.ts$|\/systems\/words\.ts$/, 'systems.browser.ts'],
  [/^#shared\/rules\/(?:pairs\/in-pairs|entrants\/people)\.ts$/, 'pairs.browser.ts'],
]);

/** How the systems are offered, by their texts alone: what is chosen is loaded then. */
export const offersAlone: Plugin = {
  name: 'offers alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/systems\/offers\.ts$/ }, ({ path }) => ({
      contents: [
        ...SYSTEM_IDS.map((id, number) => `import { OFFER as offer${number} } from './${id}/texts?OFFER';`),
        `export const OFFERS = new Map([${SYSTEM_IDS.map((id, number) => `['${id}', offer${number}]`)}]);`,
        `export const PLAYS = ${JSON.stringify(PLAYS)};`,
      ].join('\n'),
      resolveDir: dirname(path),
    })),
};

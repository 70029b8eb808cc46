import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import { cardView } from '#shared/contract/card.ts';
import { historyHead, historyView } from '#shared/contract/history.ts';
import { notice } from '#shared/contract/notices.ts';
import { ANY_VERB, REFUSALS } from '#shared/contract/problems.ts';
import { ladderState } from '#shared/contract/state.ts';
import { versionView } from '#shared/contract/version.ts';
import { ladderView } from '#shared/contract/view.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import type { Season } from '#shared/engine/season.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import type { Naming } from '#shared/view/naming.ts';
import { noticesOf } from '#shared/view/notices.ts';
import { Shelf } from '../publishing/shelf.ts';
import { KEY, OneLadder, ORIGIN } from '../publishing/store.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';
import { busyClub, seasonHistory, seasonView } from '../view/club.ts';
import { BIG } from '../view/clubs.ts';
import { replayed } from '../view/vectors.ts';

const FILES: Readonly<Record<string, z.ZodMiniType>> = {
  'view.json': ladderView,
  'card.json': cardView,
  'version.json': versionView,
  'history/head.json': historyHead,
  'history.json': historyView,
  'state.json': ladderState,
};

/** As a program gets it; says where it is not what the contract says, down to the last field. */
const read = (schema: z.ZodMiniType, value: unknown): void => {
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(value)));
  expect(error && z.prettifyError(error)).toBeUndefined();
};

const DEMOS = DEMO_LADDERS.map(({ file }) => [file, seasonIn(file)] as const);

function seasonIn(file: string): Season {
  return replayed(readFileSync(new URL(`../../local/demo/${file}.jsonl`, import.meta.url), 'utf8'));
}

describe('the public files of a ladder', () => {
  const busy = { lavers: () => busyClub(20), ...BIG };
  const clubs = Object.entries(busy).map(([name, made]) => [`a busy ${name} club`, () => made().season] as const);
  const all = [...clubs, ...DEMOS.map(([name, season]) => [`the demo of ${name}`, () => season] as const)];

  it.each(all)('are what the contract says, of %s', async (_, made) => {
    const season = made();
    for (const mode of ['full', 'initials'] as const) {
      const naming: Naming = { mode, nicknames: {} };
      const files = new Shelf();
      const store = new OneLadder({ season }, naming);
      await publishLadder({ store, files, now: season.ladder.at, origin: ORIGIN, release: 'r1' }, KEY);
      for (const [name, schema] of Object.entries(FILES))
        read(schema, JSON.parse(files.read(`/${KEY.club}/${KEY.ladder}/${name}`)));
    }
  });

  it.each(SYSTEMS)('are so in any season of %s', (system) => {
    always(system, ({ season }) => {
      const { ladder } = season;
      read(ladderView, seasonView(season, ladder.at));
      read(historyView, seasonHistory(season, ladder.at));
      read(ladderState, formatLadder(ladder));
    });
  });

  it('hold nothing that the contract does not list', () => {
    const season = seasonIn('lavers');
    const view = seasonView(season, season.ladder.at);
    expect(ladderView.safeParse({ ...view, rating: 1800 }).success).toBe(false);
  });
});

describe('the notices of a ladder', () => {
  it.each(DEMOS)('are what the contract says, in the season of %s', (_, season) => {
    const lines = season.lines();
    const { header } = season.ladder;
    const place = { club: KEY.club, ladder: KEY.ladder, page: `${ORIGIN}/lavers/main/` };
    const commands = lines.map(({ command }) => command);
    const notices = lines.slice(-25).flatMap((entry) => noticesOf({ header, commands }, entry, place));
    expect(notices.length).toBeGreaterThan(0);
    for (const each of notices) read(notice, each);
  });
});

describe('an operation', () => {
  test('has an id and a route of its own', () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
    expect(new Set(OPERATIONS.map(routeKeyOf)).size).toBe(OPERATIONS.length);
  });
});

describe('what the rules refuse', () => {
  test.each(SYSTEMS)('is listed by verb: %s', (system) => {
    always(system, ({ happened }) => {
      for (const { command, decision } of happened) {
        if (decision.refusal) expect([...ANY_VERB, ...REFUSALS[command.verb]]).toContain(decision.refusal.code);
      }
    });
  });
});

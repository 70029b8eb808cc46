import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { laneOf } from '#local/threads/offload.ts';
import { builtAtStart } from './built.ts';

/** All code that a program loads, threads of its own apart, by path. */
async function codeOf(program: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [program],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

/** The lane of a request about a club's main ladder: of one lane, one is answered at a time. */
const laneFor = (request: string, dryRun = 'false'): string => {
  const [method, verb = ''] = request.split(' ');
  return laneOf({
    routeKey: `${method} /api/clubs/{club}/ladders/{ladder}${verb}`,
    pathParameters: { club: 'riverside', ladder: 'main' },
    queryStringParameters: { dryRun },
    headers: {},
    isBase64Encoded: false,
    requestContext: {},
  });
};

it.each(['POST /correct', 'POST /void'])('nobody waits for a dry run of %s, nor for a log to be read', (correction) => {
  for (const looking of [laneFor(correction, 'true'), laneFor('GET /log')]) {
    expect([laneFor('POST /result'), laneFor('GET '), laneFor('GET /history')]).not.toContain(looking);
  }
});

it('what is recorded on a ladder is recorded one after the other, and those who look at it meanwhile don’t wait', () => {
  expect(laneFor('POST /void')).toBe(laneFor('POST /result'));
  expect(laneFor('GET ')).not.toBe(laneFor('POST /void'));
});

it('whoever asks for everybody in a club holds up nobody who asks for something else of it, nor any other club', () => {
  const laneOfClub = (routeKey: string, club = 'riverside') =>
    laneOf({ routeKey, pathParameters: { club }, headers: {}, isBase64Encoded: false, requestContext: {} });
  const [members, namesakes] = ['GET /api/clubs/{club}/members', 'GET /api/clubs/{club}/namesakes'].map((each) =>
    laneOfClub(each),
  );
  expect(
    new Set([members, namesakes, laneOfClub('GET /api/clubs/{club}/members', 'lavers'), laneFor('GET ')]).size,
  ).toBe(4);
});

/** What may take long: requests answered, pages rendered, logs checked. */
const LONG = [
  'local/handlers.ts',
  'functions/features/command.ts',
  'functions/publishing/publish.ts',
  'functions/importing/check.ts',
  'functions/importing/judge.ts',
];

it('what may take long is done in threads: the process for which everybody waits has none of its code', async () => {
  const [threads, itself] = [await codeOf('local/threads/thread.ts'), await codeOf('local/start.ts')];
  expect(LONG.filter((path) => !threads.includes(path))).toEqual([]);
  expect(LONG.filter((path) => itself.includes(path))).toEqual([]);
});

it('what threads run gives no function its name as it makes it: of a thousand players that would be some thousand names', async () => {
  expect((await builtAtStart()).thread).not.toContain('__name(');
});

it('what threads run has a byte for each character: another one would double what each of them keeps of it', async () => {
  expect((await builtAtStart()).thread).not.toMatch(/[^\0-\xff]/);
});

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { StreamViewType } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPIRY } from '#functions/database/table.ts';
import { type Program, readCommandLine } from '#local/commands/command-line.ts';
import { LADDER } from '#local/commands/season-logs.ts';
import { listen, portOf } from '#local/listening.ts';
import { OPERATOR } from '#local/operating/operate.ts';
import { readOptions } from '#local/options.ts';
import { built } from '../local/built.ts';
import { startOnFriday, useFolder } from '../local/laptop.ts';
import { readPlan } from '../simulation/command.ts';
import { ROOT, type Typed, typedInSentences, typedLines, wordsOf } from './typed.ts';

const run = promisify(execFile);

/** How a line may begin: whatever begins otherwise is not run, and fails. */
const KNOWN = [
  /^(KEY|TOKEN)=\$\(node -p 'require\("\.\/\.data\/keys\.json"\)\.\w+'\)$/,
  /^(LADDER|API)=https?:\/\/\S+$/,
  /^post\(\) \{ curl /,
  /^post /,
  /^curl /,
  /^(TABLE_NAME=restored |TESTS=all )?npm (ci( && npm (start|test))?|start|test|run)( |$)/,
  /^npx cdk (bootstrap|deploy|destroy|diff)( |$)/,
  /^export AWS_PROFILE=\w+ AWS_REGION=[a-z0-9-]+$/,
  /^git (fetch$|log |checkout [\da-f]{7}$)/,
  /^npx vitest run test\//,
  /^npx biome check --write \.( |$)/,
  /^npx tsx test\/simulation\/run\.ts /,
];

/** What nothing here can stand in for, as it is about an account of AWS alone; and why it is told nevertheless. */
const NEEDS_AN_ACCOUNT = {
  'aws acm request-certificate': 'AWS alone makes a certificate',
  'aws acm describe-certificate': 'it says which DNS entry proves the domain',
  'aws cloudformation deploy': 'a bucket in another region or account',
  'aws cloudformation describe-stacks': 'it tells the name of that bucket',
  'aws cloudformation update-termination-protection': 'a stack of one’s own is protected',
  'aws cloudfront create-distribution': 'whether an account may have one, AWS alone knows',
  'aws dynamodb delete-table': 'what a removal left',
  'aws dynamodb describe-table': 'it tells the name of the stream',
  'aws dynamodb restore-table-to-point-in-time': 'AWS alone has what was',
  'aws dynamodb update-continuous-backups': 'a restored table',
  'aws dynamodb update-table': 'a restored table, or what a removal left',
  'aws dynamodb update-time-to-live': 'a restored table',
  'aws dynamodb wait': 'a restored table',
  'aws iam create-policy': 'who prepares the account hands it the policy',
  'aws iam create-policy-version': 'who prepared the account hands it the policy of a newer release',
  'aws iam delete-policy-version': 'the oldest of five makes room for that',
  'aws iam list-policy-versions': 'which ones there are, the account says',
  'aws lambda get-account-settings': 'the quota is the account’s',
  'aws s3 rb': 'what a removal left',
  'aws service-quotas request-service-quota-increase': 'people at AWS grant it',
  'aws sesv2 create-email-identity': 'the domain has to be one’s own',
  'aws sesv2 get-account': 'people at AWS grant it',
  'aws sesv2 get-email-identity': 'the tokens are the identity’s',
  'aws sesv2 put-account-details': 'people at AWS grant it',
  'aws ssm delete-parameters': 'what a removal left',
};
const isOfAnAccount = (line: string): boolean => wordsOf(line).slice(0, 3).join(' ') in NEEDS_AN_ACCOUNT;

const isKnown = ({ line }: Typed): boolean => isOfAnAccount(line) || KNOWN.some((known) => known.test(line));

const folder = useFolder();
const [failed, noted] = [join(folder, 'failed'), join(folder, 'noted')];
const lines = typedLines();
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The API of a deployment, as far as its gateway looks at a signature. */
const signed: { readonly authorization: string | undefined; readonly body: string }[] = [];
let gateway: Server;

const textIn = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const notes = (): readonly string[] => textIn(noted).split('\n').filter(Boolean);

describe('every line that README and docs tell people to type', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    const unknown = lines.filter((line) => !isKnown(line));
    if (unknown.length > 0) return;
    gateway = await listen(0);
    gateway.on('request', async (request, response) => {
      signed.push({ authorization: request.headers.authorization, body: await text(request) });
      response.writeHead(201).end('{}');
    });
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const laptop = await startOnFriday(data);
    const here = mkdtempSync(join(folder, 'here-'));
    symlinkSync(join(ROOT, 'local'), join(here, 'local'));
    symlinkSync(join(ROOT, 'node_modules'), join(here, 'node_modules'));
    symlinkSync(data, join(here, '.data'));
    const script = lines
      .map(({ line }) => line)
      .join('\n')
      .replaceAll('http://127.0.0.1:4000', laptop.origin)
      .replace(/https:\/\/\w+\.execute-api\.[\w.-]+/g, `http://127.0.0.1:${portOf(gateway)}`);
    const file = join(here, 'typed.sh');
    writeFileSync(file, `. ${ROOT}/test/docs/shell.sh\n${script}\n`);
    const env = {
      ...process.env,
      ROOT,
      DATA: data,
      LADDER_PROGRAM: join(await built(), 'local/ladder.mjs'),
      FAILED: failed,
      NOTED: noted,
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
    };
    await run('bash', [file], { cwd: here, env, maxBuffer: 64 * 1024 * 1024 });
    await laptop.end();
  }, 240_000);
  afterAll(() => void gateway?.close());

  it('is one that this test knows how to try', () => {
    expect(lines.filter((line) => !isKnown(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('is about an account only where the list above says why', () => {
    const typed = lines.filter(({ line }) => isOfAnAccount(line)).map(({ line }) => line);
    const begun = new Set(typed.map((line) => wordsOf(line).slice(0, 3).join(' ')));
    expect([...begun].toSorted()).toEqual(Object.keys(NEEDS_AN_ACCOUNT).toSorted());
  });

  it('works, where a laptop can do it', () => {
    expect(textIn(failed)).toBe('');
  });

  it('makes a club on AWS by a signed call', () => {
    const [call, ...others] = signed;
    expect(others).toEqual([]);
    expect(call?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/[a-z0-9-]+\/execute-api\//);
    expect(JSON.parse(call?.body ?? '')).toEqual({ id: 'my-club', name: 'My Club' });
  });

  it('starts a laptop with options that it has', () => {
    const typed = [...notes(), ...typedInSentences().map(({ line }) => line)];
    const starts = typed.filter((line) => /^npm start --/.test(line));
    expect(starts.length).toBeGreaterThan(4);
    for (const start of starts) expect(() => readOptions(start.split(' ').slice(3))).not.toThrow();
  });

  it('gives a restored table what the stack gives its own', () => {
    const typed = notes().filter((note) => /^aws dynamodb update-(?!table --no-deletion)/.test(note));
    expect(typed.join('\n')).toContain(`AttributeName=${EXPIRY}`);
    expect(typed.join('\n')).toContain(`StreamViewType=${StreamViewType.KEYS_ONLY}`);
    expect(typed.every((note) => note.includes(' --table-name restored '))).toBe(true);
  });

  it('runs made-up clubs with options that there are', () => {
    const runs = notes().filter((note) => note.startsWith('npx tsx test/simulation/run.ts '));
    expect(runs).not.toEqual([]);
    for (const run of runs) expect(() => readPlan(run.split(' ').slice(3))).not.toThrow();
  });

  it.each([LADDER, OPERATOR])('of the command line $name names a command with what it takes', (program: Program) => {
    const begin = `npm run -s ${program.name} -- `;
    const all = [...lines, ...typedInSentences()].flatMap(
      ({ line }) => line.split(begin)[1]?.replace(/ +[#|>].*/, '') ?? [],
    );
    expect(all.length).toBeGreaterThan(4);
    for (const line of all) {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
      const found = readCommandLine(program, words);
      if (words[0] !== 'help') expect([line, found?.asked.given.length]).toEqual([line, found?.command.takes.length]);
    }
  });
});

describe('every script that README and docs name', () => {
  const named = [...lines, ...typedInSentences()].flatMap(({ page, line }) =>
    [...line.matchAll(/npm (?:run (?:-s )?)?([\w:-]+)/g)].map(([, script = '']) => ({ page, script })),
  );

  it('is there', () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ script }) => script !== 'ci' && !(script in scripts))).toEqual([]);
  });

  it('that runs some of the tests names tests', () => {
    const tests = lines.filter(({ line }) => line.startsWith('npx vitest')).map(({ line }) => wordsOf(line)[3] ?? '');
    for (const path of tests) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('for a laptop and for the command line is what these tests run', () => {
    expect(scripts).toMatchObject({
      ladder: 'node --import tsx local/ladder.ts',
      operator: 'node --import tsx local/operator.ts',
      smoke: 'node --import tsx local/operator.ts smoke --url',
      synth: 'cdk synth --no-notices --quiet',
    });
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { headOf, KEPT_IN_PIECES } from '#functions/publishing/files.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { sendWholeFile } from '#functions/whole-files.ts';
import { apiOf } from '#local/api.ts';
import { listen, portOf } from '#local/listening.ts';
import { transfersIn } from '#local/pages.ts';
import { Front } from '#local/server.ts';
import type { Puzzle } from '#shared/contract/sign-up.ts';
import { Shelf } from '#test/publishing/shelf.ts';
import { solved } from '#test/sign-up/newcomers.ts';
import { ADDRESSES, CLUBS } from './callers.ts';
import { toldBy } from './doors.ts';
import { type InProcess, ROUTES, type Route } from './routes.ts';
import { faultIn } from './wanted.ts';

/** Says what was asked, and what is wrong with what came of it, if anything is. */
export type Told = (fault?: string) => void;

const LADDER = `/${CLUBS.own}/main/`;

/** All must be the same; nothing tells one from the other. */
const alike = (what: string, answers: readonly string[], tell: Told): void => {
  for (const answer of answers) tell(answer === answers[0] ? undefined : `${what}: ${answers[0]}, but ${answer}`);
};

/** Made-up links of e-mails say the same of every player, and so does asking for a link of every address. */
export async function mailPages(functions: InProcess, tell: Told): Promise<void> {
  for (const route of ROUTES.filter(({ by }) => by === 'mail')) {
    const asked = async (reader: string) => {
      const event = { queryStringParameters: { reader }, body: 'email=', ...BASE(route.key, route.page) };
      return toldBy(await functions.copy().answer('mail', event)).replaceAll(
        `${new URLSearchParams({ reader })}`,
        'READER',
      );
    };
    const readers = ['bob', 'cy', 'ann', 'nobody', '..'].map((who) => `${who}~${'A'.repeat(32)}`);
    alike(`${route.name} by a made-up link`, await Promise.all(readers.map(asked)), tell);
  }
  const links = ROUTES.filter(({ page, method }) => page === 'link' && method === 'POST');
  tell(links.length === 2 ? undefined : 'a link is asked for of a club, and of all that know an address');
  for (const link of links) await askingFor(link, functions, tell);
}

async function askingFor(link: Route, functions: InProcess, tell: Told): Promise<void> {
  const asking = async (email: string) => {
    const body = new URLSearchParams({ email }).toString();
    return toldBy(await functions.copy().answer('mail', { ...BASE(link.key, 'link'), body }));
  };
  const known = [...Object.values(ADDRESSES), 'no@example.org'];
  alike(`${link.name} by an address`, await Promise.all(known.map(asking)), tell);
  alike(`${link.name} by what is none`, await Promise.all(['none', ''].map(asking)), tell);
}

const BASE = (routeKey: string, page = '') => ({
  routeKey,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  pathParameters: { club: CLUBS.own, page },
  isBase64Encoded: false,
  requestContext: {},
});

/** Whoever signs a club up learns nothing of e-mail addresses, and each puzzle is for one time and from here. */
export async function signUps(functions: InProcess, tell: Told): Promise<void> {
  const ask = async (method: string, page: string, body?: object) => {
    const request = { ...BASE(`${method} /api/sign-up/{page}`, page), headers: { 'content-type': 'application/json' } };
    return functions.answer('sign-up', { ...request, ...(body && { body: JSON.stringify(body) }) });
  };
  const puzzleOf = async (): Promise<Puzzle> => JSON.parse((await ask('GET', 'puzzle')).body);
  const club = { club: 'Hill', id: 'hill', person: 'Jo', language: 'en' };
  const signUp = (email: string, { puzzle }: Puzzle, answer: string) =>
    ask('POST', 'club', { ...club, email, puzzle, answer });
  const answers: string[] = [];
  for (const email of [...Array<string>(4).fill('jo@hill.example'), ADDRESSES.bob, 'no@example.org']) {
    const puzzle = await puzzleOf();
    answers.push(toldBy(await signUp(email, puzzle, solved(puzzle))));
  }
  alike('signing up', answers, tell);
  tell(answers[0]?.startsWith('[200') ? undefined : `signing up: ${answers[0]}`);
  const [spent, other] = [await puzzleOf(), await puzzleOf()];
  await signUp('a@hill.example', spent, solved(spent));
  const forged = { ...other, puzzle: other.puzzle.replace(/\.\d+\.(?=[^.]*$)/, '.0.') };
  for (const [puzzle, answer] of [
    [spent, solved(spent)],
    [forged, '0'],
    [{ puzzle: 'x', bits: 0 }, '0'],
  ] as const) {
    const { statusCode } = await signUp('b@hill.example', puzzle, answer);
    tell(statusCode === 400 ? undefined : `a puzzle that is spent or forged is answered with ${statusCode}`);
  }
}

/** Whoever puts whole files together reads what is published in pieces, and nothing else. */
export async function wholeFiles(tell: Told): Promise<void> {
  const files = new Shelf();
  const edition = { version: 1, at: 0 as never, release: 'r' };
  const secret = ['state.json', '.season.json', 'history/1-0123456789ab.json', '../../keys.json', 'view.json'];
  for (const name of secret) await files.put(`${LADDER}${name}`, 'SECRET', { contentType: 'text/plain', edition });
  const read: string[] = [];
  files.beforeText = (path) => void read.push(path);
  const answerOf = async (rawPath: string, method = 'GET') => {
    const out = new PassThrough();
    let status = 0;
    const begin = ({ statusCode }: { readonly statusCode: number }) => {
      status = statusCode;
      return out;
    };
    await sendWholeFile(files, () => {})({ rawPath, requestContext: { http: { method } } }, begin);
    return `${status} ${await text(out)}`;
  };
  const odd = [
    '',
    '/',
    '//',
    '/etc/passwd',
    '%2e%2e/',
    `..${LADDER}`,
    '\0',
    `${LADDER}history/head.json/../`,
    `${LADDER}LOG.JSONL`,
  ];
  const inside = [
    ...secret,
    'player/..%2fstate.json',
    'player/../state.json',
    'player/.json/',
    'log.jsonl/',
    ' log.jsonl',
  ];
  const asked = [...odd, ...inside.flatMap((name) => [`${LADDER}${name}`, `/nowhere/main/${name}`])];
  alike('a path that is none', await Promise.all(asked.map((path) => answerOf(path))), tell);
  const pieces = [...KEPT_IN_PIECES.map(({ whole }) => whole), 'player/ann.json', 'player/place/1.json'];
  alike('a whole file of no ladder', await Promise.all(pieces.map((name) => answerOf(`/nowhere/main/${name}`))), tell);
  const heads = [...KEPT_IN_PIECES.map(headOf), 'view.json'].map((name) => `/nowhere/main/${name}`);
  for (const path of read) tell(heads.includes(path) ? undefined : `whole files look at ${path}`);
}

/** Links to uploads and downloads are for one file, one way, one size and a quarter of an hour. */
export async function uploads(tell: Told): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'doors-'));
  const folder = new TransferFolder(root, 'https://ladder.example');
  const answer = transfersIn(folder);
  const [fetched, sent] = [
    await folder.linkToFetch('downloads/a/b.jsonl', 'b.jsonl'),
    await folder.linkToSend('uploads/a/c', 3),
  ];
  await folder.put('downloads/a/b.jsonl', 'log');
  const ask = async (link: string, method = 'GET', body = '') => {
    const request = Object.assign(Readable.from(body === '' ? [] : [Buffer.from(body)]), { method, headers: {} });
    const { statusCode, headers, body: said } = await answer(request as never, new URL(link));
    return JSON.stringify([statusCode, headers, String(said)]);
  };
  const elsewhere = new TransferFolder(root, 'https://ladder.example');
  const changed = (link: string, from: string | RegExp, to: string) => link.replace(from, to);
  const forged = [
    changed(fetched, '?', '?x=1&').replace(/signature=[^&]*/, 'signature='),
    changed(fetched, /\?.*/, ''),
    changed(fetched, '/b.jsonl?', '/nothing.jsonl?'),
    changed(fetched, /b\.jsonl/g, 'nothing.jsonl'),
    changed(fetched, 'GET', 'PUT'),
    await elsewhere.linkToFetch('downloads/a/b.jsonl', 'b.jsonl'),
    await elsewhere.linkToFetch('downloads/a/nothing.jsonl', 'b.jsonl'),
    sent,
  ];
  const told = await Promise.all([
    ...forged.map((link) => ask(link)),
    ask(fetched, 'PUT', 'abc'),
    ask(fetched, 'DELETE'),
    ask(sent, 'POST', 'abc'),
  ]);
  const { now } = Date;
  try {
    Date.now = () => now() + 901_000;
    told.push(await ask(fetched), await ask(sent, 'PUT', 'abc'));
  } finally {
    Date.now = now;
  }
  alike('a link that is none', told, tell);
  tell(told[0]?.startsWith('[404') ? undefined : `a link that is none: ${told[0]}`);
  for (const body of ['', 'ab', 'abcd'])
    tell((await ask(sent, 'PUT', body)).startsWith('[400') ? undefined : `${body.length} bytes are taken for 3`);
  tell((await folder.get('uploads/a/c')) ? 'something was stored by a link that is none' : undefined);
  tell(
    (await ask(fetched)).startsWith('[200') && (await ask(sent, 'PUT', 'abc')).startsWith('[200')
      ? undefined
      : 'a good link does nothing',
  );
  rmSync(root, { recursive: true });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const HOSTS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.0.0.1:',
  '2130706433',
  'localhost:80',
];

/** A laptop's server answers its own names alone, and no method that is not in the table, whatever is there. */
export async function server(functions: InProcess, tell: Told): Promise<void> {
  const listening = await listen(0);
  const front = new Front(listening, (what, error) => tell(`${what}: ${error}`));
  front.open(
    apiOf(
      (name, event) => functions.answer(name, event),
      () => false,
    ),
    async () => ({ statusCode: 404, headers: {}, body: '' }),
  );
  const port = portOf(listening);
  const ask = async (method: string, path: string, host = `127.0.0.1:${port}`) => {
    const request = send({ port, method, path, headers: { host }, agent: false });
    request.end();
    const [response] = await once(request, 'response');
    const { date: _, connection: __, ...headers }: IncomingHttpHeaders = response.headers;
    return {
      statusCode: Number(response.statusCode),
      headers: headers as Record<string, string>,
      body: await text(response),
    };
  };
  const before = await functions.dump();
  for (const path of new Set(ROUTES.map((route) => route.path.replace('{page}', route.page ?? ''))))
    for (const method of METHODS) {
      if (ROUTES.some((route) => route.method === method && route.path.replace('{page}', route.page ?? '') === path))
        continue;
      if (path.includes('/mail/') || path.includes('/sign-up/')) continue;
      const there = (club: string) =>
        path
          .replace('{club}', club)
          .replace('{ladder}', 'main')
          .replace(/\{\w+\}/g, 'ann');
      const answers = [await ask(method, there(CLUBS.own)), await ask(method, there(CLUBS.none))];
      const [answer] = answers;
      const fault =
        method === 'HEAD'
          ? answer?.statusCode === 405
            ? undefined
            : 'a HEAD'
          : answer && faultIn(answer, ['wrong-method']);
      tell(fault && `${method} ${path}: ${fault}`);
      alike(`${method} ${path}`, answers.map(toldBy), tell);
    }
  for (const host of HOSTS) {
    const { statusCode } = await ask('GET', '/api/session', host);
    tell(statusCode === 421 ? undefined : `the host "${host}" is answered with ${statusCode}`);
  }
  tell((await functions.dump()) === before ? undefined : 'a method that is in no table changed something');
  await front.close();
}

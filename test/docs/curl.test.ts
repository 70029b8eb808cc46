import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from '#local/listening.ts';
import { useFolder } from '../local/laptop.ts';
import { ROOT } from './typed.ts';

interface Got {
  readonly request: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('what stands in for curl where README’s lines are tried without it', () => {
  const folder = useFolder();
  let server: Server;
  let got: Got | undefined;
  beforeAll(async () => {
    server = await listen(0);
    server.on('request', async (request, response) => {
      got = { request: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) };
      response.writeHead(request.url === '/refused' ? 409 : 200, { location: '/there' }).end('{"said":true}');
    });
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  const curl = (path: string, ...args: readonly string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'test/docs/curl.ts'), `http://127.0.0.1:${portOf(server)}${path}`, ...args],
      { cwd: ROOT },
    );

  it('posts what is given, with headers, and prints the answer', async () => {
    const { stdout } = await curl('/a?b=c', '-sS', '-H', 'authorization: Bearer a:b', '-d', '{"id":"x"}');
    expect(stdout).toBe('{"said":true}');
    expect(got).toMatchObject({ request: 'POST /a?b=c', headers: { authorization: 'Bearer a:b' }, body: '{"id":"x"}' });
  });

  it('gets where nothing is given, and prints headers before the answer where it is asked to', async () => {
    const { stdout } = await curl('/a', '-i');
    expect(stdout).toMatch(/^HTTP\/1\.1 200\r\n(.+\r\n)*location: \/there\r\n(.+\r\n)*\r\n\{"said":true\}$/);
    expect(got).toMatchObject({ request: 'GET /a', body: '' });
  });

  it('posts a file as it is', async () => {
    const log = join(folder, 'season.jsonl');
    writeFileSync(log, '{"a":1}\n{"b":2}\n');
    await curl('/a', '--data-binary', `@${log}`);
    expect(got?.body).toBe('{"a":1}\n{"b":2}\n');
  });

  it('signs as AWS asks for it', async () => {
    await curl('/a', '--aws-sigv4', 'aws:amz:eu-west-1:execute-api', '--user', 'AKIDEXAMPLE:secret', '-d', '{}');
    expect(got?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/execute-api\/aws4_request, SignedHeaders=host;/,
    );
  });

  it('fails where it is refused, with the answer, and where it does not know an option', async () => {
    await expect(curl('/refused', '--fail-with-body')).rejects.toMatchObject({ code: 22, stdout: '{"said":true}' });
    await expect(curl('/a', '--compressed')).rejects.toThrow('--compressed');
  });
});

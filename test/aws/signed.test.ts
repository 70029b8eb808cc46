import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedFor } from '#functions/aws/signed.ts';

describe('a request to AWS', () => {
  let server: Server;
  let url: URL;
  const seen: { readonly method: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  beforeEach(async () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
    seen.length = 0;
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        seen.push({ method: request.method ?? '', headers: request.headers, body });
        response.writeHead(412).end();
      });
    });
    url = await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(new URL(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/a/index.html`));
      });
    });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['s3', 'sqs'] as const)(
    'is signed for %s with what Lambda gives, and sent once as it is',
    async (service) => {
      const headers = { 'content-type': 'text/html', 'if-match': '"etag"', 'x-amz-meta-edition': '2 0 r1' };
      const answer = await signedFor(service)({ method: 'PUT', url, headers, body: 'Ann – 雪' });
      expect(answer.status).toBe(412);
      expect(seen).toHaveLength(1);
      const { method, headers: sent, body } = seen[0] ?? { method: '', headers: {}, body: '' };
      expect([method, body]).toEqual(['PUT', 'Ann – 雪']);
      expect(sent).toMatchObject({ ...headers, 'x-amz-security-token': 'token' });
      expect(sent.authorization).toMatch(
        new RegExp(
          `^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/\\d{8}/eu-west-1/${service}/aws4_request, SignedHeaders=.*;x-amz-`,
        ),
      );
    },
  );

  it('fails where nobody answers', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(signedFor('s3')({ method: 'HEAD', url, headers: {} })).rejects.toThrow();
    server.listen(0, '127.0.0.1');
  });
});

/// <reference types="aws-lambda" />
import type { Writable } from 'node:stream';
import { Bucket } from './publishing/bucket.ts';
import { type WholeFile, wholeFile } from './publishing/whole-files.ts';
import { type Log, logOfLambda, required } from './runtime/lambda.ts';
import { toldError } from './runtime/told-error.ts';

export interface FileRequest {
  readonly rawPath: string;
  readonly requestContext: { readonly http: { readonly method: string } };
}

export interface Beginning {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Begins an answer; returns the stream for the rest of it. */
export type Begin = (beginning: Beginning) => Writable;

const MISSING: Beginning = {
  statusCode: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
};

const found = ({ contentType, kept }: WholeFile): Beginning => ({
  statusCode: 200,
  headers: { 'content-type': contentType, 'cache-control': `public, max-age=${kept}` },
});

/** Answers piece by piece, in little memory. An unreadable piece breaks the answer off: nobody takes it for whole. */
export const sendWholeFile =
  (files: Parameters<typeof wholeFile>[0], log: Log) =>
  async ({ rawPath, requestContext: { http } }: FileRequest, begin: Begin): Promise<void> => {
    const file = await wholeFile(files, rawPath);
    const out = begin(file ? found(file) : MISSING);
    if (!file) return void out.end('There is no such file.\n');
    try {
      if (http.method !== 'HEAD') for await (const part of file.parts) await write(out, part);
      out.end();
    } catch (error) {
      log({ function: 'whole-files', path: rawPath, ...toldError(error) });
      out.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };

/** Done when there is room for more. Rejects where nobody reads on. */
const write = (out: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())));

/** Lambda alone lets a function answer bit by bit; elsewhere AWS's SDK leaves an empty object of this name. */
const onLambda = typeof awslambda !== 'undefined' && 'streamifyResponse' in awslambda;

export const handler =
  onLambda &&
  awslambda.streamifyResponse<FileRequest>((request, out) =>
    sendWholeFile(new Bucket(required('SITE_BUCKET')), logOfLambda())(request, ({ statusCode, headers }) =>
      awslambda.HttpResponseStream.from(out, { statusCode, headers }),
    ),
  );

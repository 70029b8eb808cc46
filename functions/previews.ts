import type { HttpEvent, HttpResult } from './http/event.ts';
import { type PublicFiles, previewIn } from './previews/previews.ts';
import { Bucket } from './publishing/bucket.ts';
import { nothingThere } from './publishing/nothing-there.ts';
import { onLambdaIn, required } from './runtime/lambda.ts';

/** CloudFront may answer for a minute without asking again: many open a link that was just sent. */
const KEPT = 'public, max-age=60';

interface PreviewRequest extends Pick<HttpEvent, 'headers'> {
  readonly rawPath: string;
}

/** Answers with what programs show beside a link to a ladder or a player: drawn when somebody asks, so that no result waits for it. */
export const sendPreview =
  (files: PublicFiles) =>
  async (event: PreviewRequest): Promise<HttpResult> => {
    const preview = await previewIn(files, event.rawPath);
    if (!preview) return nothingThere(event);
    const { contentType, body } = preview;
    const headers = { 'content-type': contentType, 'cache-control': KEPT };
    if (typeof body === 'string') return { statusCode: 200, headers, body };
    return { statusCode: 200, headers, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
  };

export const handler = onLambdaIn(() => new Bucket(required('SITE_BUCKET')), sendPreview);

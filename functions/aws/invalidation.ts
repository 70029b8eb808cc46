import { randomUUID } from 'node:crypto';
import { type Send, signedFor } from './signed.ts';

/** Has CloudFront forget its copies of what lies in a folder of the site: it keeps some for a year. */
export const forgetCopiesOf =
  (distribution: string, send: Send = signedFor('cloudfront')) =>
  async (folder: string): Promise<void> => {
    const answer = await send({
      method: 'POST',
      url: new URL(`https://cloudfront.amazonaws.com/2020-05-31/distribution/${distribution}/invalidation`),
      headers: { 'content-type': 'text/xml' },
      body: `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${randomUUID()}</CallerReference><Paths><Items><Path>${folder}/*</Path></Items><Quantity>1</Quantity></Paths></InvalidationBatch>`,
    });
    if (!answer.ok) throw new Error(`CloudFront answered ${answer.status}: ${await answer.text()}`);
  };

import { region, type Send, signedFor } from '../../aws/signed.ts';
import type { Sent } from '../channel.ts';
import { formatMail, type Mail } from './mime.ts';
import type { PostOffice } from './post-office.ts';

/** Amazon SES, spoken to without the SDK's client. `settings`: the configuration set by which it tells what bounced. */
export function sesOffice(from: string, settings: string | undefined, send: Send = signedFor('ses')): PostOffice {
  return {
    from,
    async send(mail: Mail): Promise<Sent> {
      const answer = await send({
        method: 'POST',
        url: new URL(`https://email.${region()}.amazonaws.com/v2/email/outbound-emails`),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          FromEmailAddress: from,
          Destination: { ToAddresses: [mail.to] },
          Content: { Raw: { Data: Buffer.from(formatMail(mail)).toString('base64') } },
          ...(mail.whose && { EmailTags: Object.entries(mail.whose).map(([Name, Value]) => ({ Name, Value })) }),
          ...(settings !== undefined && { ConfigurationSetName: settings }),
        }),
      });
      return endOf(answer.status);
    },
  };
}

/** What SES refuses it refuses for all addresses alike, so nobody loses theirs: bounces come later, and by another way. */
const endOf = (status: number): Sent => (status >= 200 && status < 300 ? 'sent' : 'later');

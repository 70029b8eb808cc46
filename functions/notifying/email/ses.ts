import type { Mail, PostOffice, SendOutcome } from '#functions/aws/post-office.ts';
import { type Answer, region, type Send, signedFor } from '#functions/aws/signed.ts';
import type { Runtime } from '#functions/http/world.ts';
import { type Log, required } from '#functions/runtime/lambda.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { plainText } from '#shared/words/names.ts';
import type { Mailing } from './mailing.ts';

/**
 * Amazon SES without the SDK's client. Its refusals concern all addresses alike; bounces are reported later. One line of the log
 * says of each e-mail whether it was taken, and why not: alarms count them.
 */
export const sesOffice = (
  from: string,
  settings: string | undefined,
  log: Log,
  send: Send = signedFor('ses'),
): PostOffice => ({
  from,
  async send(mail: Mail): Promise<SendOutcome> {
    const line = { club: mail.whose?.club };
    const answer = await send({
      method: 'POST',
      url: new URL(`https://email.${region()}.amazonaws.com/v2/email/outbound-emails`),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        FromEmailAddress: `${encodedWords(cut(mail.from.name))} <${from}>`,
        Destination: { ToAddresses: [mail.to] },
        ...(mail.replyTo && { ReplyToAddresses: mail.replyTo.filter((each) => parseAddress(each) === each) }),
        Content: { Simple: simpleContent(mail) },
        ...(mail.whose && { EmailTags: Object.entries(mail.whose).map(named) }),
        ...(settings !== undefined && { ConfigurationSetName: settings }),
      }),
    }).catch((error: unknown) => {
      // Such as TimeoutError.
      log({ ...line, mail: 'refused', refusal: error instanceof Error ? error.name : 'unanswered' });
      throw error;
    });
    log({ ...line, ...(answer.ok ? { mail: 'taken' } : { mail: 'refused', refusal: await refusalOf(answer) }) });
    return answer.ok ? 'sent' : 'later';
  },
});

/** How much of a sentence from SES is stored. */
const ENOUGH = 300;

/** Why SES took nothing: "403 AccessDeniedException: …". Addresses are left out, as the log names nobody. */
async function refusalOf(answer: Answer): Promise<string> {
  const [kind = ''] = (answer.headers.get('x-amzn-errortype') ?? '').split(':');
  const told = await answer.text().catch(() => '');
  const [, said = ''] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/i.exec(told) ?? [];
  const parts = [`${answer.status} ${kind}`.trim(), ...(said === '' ? [] : [said.replace(/\S*@\S*/g, '…')])];
  return parts.join(': ').slice(0, ENOUGH);
}

function simpleContent({ subject, text, html, language, stop }: Mail) {
  const headers = {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(stop !== undefined && {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return {
    Subject: utf8(cut(subject)),
    Body: { Text: utf8(text), Html: utf8(html) },
    Headers: Object.entries(headers).map(named),
  };
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const named = ([Name, Value]: readonly [string, string]) => ({ Name, Value });

/** Subjects and names are one line of at most 200 characters: every mail server takes that. */
const cut = (text: string): string => [...plainText(text)].slice(0, 200).join('');

/** How many bytes of text one encoded word can hold (RFC 2047: 75 characters in all). */
const WORD = 42;

/** A text in encoded words, also if it is plain ASCII, so that nothing in it has a meaning in a header. */
function encodedWords(text: string): string {
  const words = [''];
  for (const letter of text) {
    const word = words.at(-1) ?? '';
    if (Buffer.byteLength(word + letter) > WORD) words.push(letter);
    else words[words.length - 1] = word + letter;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

export const officeOfLambda = ({ log }: Pick<Runtime, 'log'>): PostOffice =>
  sesOffice(required('MAIL_FROM'), process.env['MAIL_SETTINGS'], log);

export const mailingOfLambda = <R extends Pick<Runtime, 'store' | 'siteOrigin' | 'now' | 'log'>>(
  runtime: R,
): R & Mailing => ({
  ...runtime,
  office: officeOfLambda(runtime),
});

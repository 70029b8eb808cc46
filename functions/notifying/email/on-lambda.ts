import { required } from '../../lambda.ts';
import type { Runtime } from '../../runtime.ts';
import { tellingOfLambda } from '../../store/dynamo/telling.ts';
import type { Mailing } from './channel.ts';
import { sesOffice } from './ses.ts';

/** What a Lambda function sends e-mails by. */
export const mailingOfLambda = <R extends Pick<Runtime, 'store' | 'siteOrigin' | 'now'>>(runtime: R): R & Mailing => ({
  ...runtime,
  telling: tellingOfLambda(),
  office: sesOffice(required('MAIL_FROM'), process.env['MAIL_SETTINGS']),
});

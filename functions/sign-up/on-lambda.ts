import { required } from '../lambda.ts';
import { sesOffice } from '../notifying/email/ses.ts';
import type { Runtime } from '../runtime.ts';
import { signUpsOfLambda } from '../store/dynamo/sign-ups.ts';
import type { SigningUp } from './world.ts';

/** What a Lambda function lets clubs sign up by. */
export const signingUpOfLambda = (runtime: Runtime): SigningUp => ({
  ...runtime,
  signUps: signUpsOfLambda(),
  office: sesOffice(required('MAIL_FROM'), process.env['MAIL_SETTINGS']),
  clubsADay: Number(required('CLUBS_A_DAY')),
});

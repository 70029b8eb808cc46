import { SecretParameter } from '#functions/aws/parameter.ts';
import { region } from '#functions/aws/signed.ts';
import { newVapidKey, parseVapidKey } from '#functions/notifying/push/vapid.ts';
import { newWebhookKey } from '#functions/notifying/webhook-secret.ts';
import { required } from '#functions/runtime/lambda.ts';
import { onDeployment } from './on-deployment.ts';

const parameter = (name: string) => new SecretParameter(required(name), region());

/** Makes the keys of the deployment where there are none, and tells the template the public one. */
export const handler = onDeployment(async () => {
  await parameter('WEBHOOK_PARAMETER').make(newWebhookKey);
  return { PublicKey: parseVapidKey(await parameter('PUSH_PARAMETER').make(newVapidKey)).publicKey };
});

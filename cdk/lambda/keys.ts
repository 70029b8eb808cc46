import { SecretParameter } from '#functions/aws/parameter.ts';
import { region } from '#functions/aws/signed.ts';
import { newVapidKey, parseVapidKey } from '#functions/notifying/push/vapid.ts';
import { newWebhookKey } from '#functions/notifying/webhook-secret.ts';
import { required } from '#functions/runtime/lambda.ts';
import { onDeployment } from './on-deployment.ts';

const parameter = (name: string) => new SecretParameter(required(name), region());

/**
 * Makes the keys of the deployment where there are none, and another one for webhooks where the deployment has another number
 * for it than before. Tells the template the public one, and that number.
 */
export const handler = onDeployment(async ({ WebhookKey = '1' }, before) => {
  const webhooks = parameter('WEBHOOK_PARAMETER');
  const isAnother = before !== undefined && WebhookKey !== '1' && WebhookKey !== before['WebhookKey'];
  await (isAnother ? webhooks.replace(newWebhookKey) : webhooks.make(newWebhookKey));
  const { publicKey: PublicKey } = parseVapidKey(await parameter('PUSH_PARAMETER').make(newVapidKey));
  return { PublicKey, WebhookKey: String(WebhookKey) };
});

import { region } from '#functions/aws/signed.ts';
import { VapidParameter } from '#functions/notifying/push/vapid.ts';
import { required } from '#functions/runtime/lambda.ts';
import { onDeployment } from './on-deployment.ts';

/** Makes the key pair for push messages where there is none, and tells the template the public one. */
export const handler = onDeployment(async () => {
  const { publicKey } = await new VapidParameter(required('PUSH_PARAMETER'), region()).make();
  return { PublicKey: publicKey };
});

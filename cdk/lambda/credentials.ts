/** Lambda gives credentials in the environment: all other places where the SDK looks for them weigh 140 KB. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';

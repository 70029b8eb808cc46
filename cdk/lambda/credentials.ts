interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: not in Lambda?`);
  return value;
};

/**
 * Takes the place of the SDK's search for credentials in profiles, browsers and instance metadata. Lambda always gives
 * them in the environment, and without that search a function's bundle loses two fifths of its weight.
 */
export const defaultProvider = () => async (): Promise<Credentials> => ({
  accessKeyId: fromEnvironment('AWS_ACCESS_KEY_ID'),
  secretAccessKey: fromEnvironment('AWS_SECRET_ACCESS_KEY'),
  sessionToken: fromEnvironment('AWS_SESSION_TOKEN'),
});

import { Trouble } from '../trouble.ts';

/** Which ladders a command line is about. */
export type Meant =
  | { readonly kind: 'laptop' }
  /** Those in a DynamoDB Local that somebody else has started. */
  | { readonly kind: 'given'; readonly endpoint: string }
  /** Those in a table on AWS; without a region, that of the profile. */
  | { readonly kind: 'aws'; readonly table: string; readonly region?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Says which ladders the environment means; throws trouble where it says half of it. */
export function readMeant({ DYNAMODB_ENDPOINT, TABLE_NAME, AWS_PROFILE, ...env }: Environment): Meant {
  if (DYNAMODB_ENDPOINT) return { kind: 'given', endpoint: DYNAMODB_ENDPOINT };
  if (!TABLE_NAME) return { kind: 'laptop' };
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'];
  if (region) return { kind: 'aws', table: TABLE_NAME, region };
  if (AWS_PROFILE) return { kind: 'aws', table: TABLE_NAME };
  throw new Trouble(
    `TABLE_NAME=${TABLE_NAME} names a table on AWS, but not its region: set AWS_REGION too. To work on this laptop’s
ladders, unset TABLE_NAME.`,
  );
}

const WHERE = 'the output SiteAddress of the stack, such as SITE_ORIGIN=https://d111111abcdef8.cloudfront.net';

/** Where people see a site on AWS, for the links to it; nothing where nobody says. */
export function readOrigin({ SITE_ORIGIN }: Environment): string | undefined {
  if (!SITE_ORIGIN) return undefined;
  const origin = SITE_ORIGIN.replace(/\/$/, '');
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new Trouble(`SITE_ORIGIN=${SITE_ORIGIN} isn’t the address of a site: set it to ${WHERE}`);
}

/** The same, where it is needed: a link must not lead to somebody’s own machine. */
export function requiredOrigin(env: Environment): string {
  const origin = readOrigin(env);
  if (origin === undefined) throw new Trouble(`The link needs a site to lead to: set SITE_ORIGIN to ${WHERE}`);
  return origin;
}

import type { Mail } from '#functions/aws/post-office.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { mailPages } from '#functions/mail.ts';

/** The link in a mail that signs its reader in. */
export const linkIn = ({ text }: Pick<Mail, 'text'>): URL => new URL(text.match(/https:\S*sign-in\S*/)?.[0] ?? '');

/** What the page says to which a link in a mail of the Riverside club leads; pressing its button is a POST. */
export function follow(world: World, method: 'GET' | 'POST', { pathname, searchParams }: URL) {
  const [page = ''] = pathname.split('/').slice(-1);
  const { office } = world;
  if (!office) throw new Error('nobody sends mail here');
  return mailPages({ ...runtimeIn(world), office })({
    routeKey: `${method} /api/mail/{club}/{page}`,
    headers: {},
    pathParameters: { club: 'riverside', page },
    queryStringParameters: Object.fromEntries(searchParams),
    isBase64Encoded: false,
    requestContext: {},
  });
}

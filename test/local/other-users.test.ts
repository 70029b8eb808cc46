import { expect, test } from 'vitest';
import { ROUTES } from '../../functions/http/routes.ts';
import { useFriday } from '../browser/friday.ts';

const friday = useFriday();

/** What another user of the machine gets, who has no link: the status of an address. */
const statusOf = async (path: string, method = 'GET'): Promise<number> => {
  const headers = method === 'GET' ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${friday.laptop.origin}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method !== 'GET' && { body: '{}' }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

const NAMES: Readonly<Record<string, string>> = { club: 'lavers-chess', ladder: 'main', player: 'tom-garside' };

test('another user of the machine gets nothing from any address but public pages', async () => {
  const statuses: string[] = [];
  for (const { method, path, caller } of ROUTES.filter((each) => each.caller !== 'anybody')) {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => NAMES[name] ?? 'whatever');
    // An operator's calls are signed on AWS, which says 403 to what is not.
    const expected = caller === 'operator' ? 403 : 401;
    if ((await statusOf(address, method)) !== expected) statuses.push(`${method} ${address}`);
  }
  expect(statuses).toEqual([]);
  for (const path of ['/mail/', '/mail/style.css', '/mail/?key=', '/mail/0000000000000-00000000.eml'])
    expect([path, await statusOf(path)]).toEqual([path, 401]);
  for (const page of ['own', 'own.json']) expect(await statusOf(`/api/mail/lavers-chess/${page}`)).toBe(401);
  for (const path of ['/keys.json', '/.data/keys.json', '/ladders.sqlite', '/transfers/x.jsonl'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});

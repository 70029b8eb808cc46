import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Evening, type Got, LADDER, operationAt, type Sent } from '#test/functions/evening.ts';
import { EXCHANGES, type Exchange } from './exchanges.ts';

/** Nobody's secret, and the same each time. */
const masked = (value: unknown): unknown => {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value)
    .replace(/[A-Za-z0-9_-]{43}(?=["~])/g, 'S3cret-S3cret-S3cret-S3cret-S3cret-S3cret-S')
    .replace(/\d{15}-[0-9a-f]{12}/g, '001630954800000-0123456789ab')
    .replace(/whsec_[A-Za-z0-9+/=]+/g, 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3I=')
    .replace(/"id":"[0-9a-f]{16}"/g, '"id":"0123456789abcdef"');
  return JSON.parse(text);
};

/** An evening at the Riverside club, of which everything asked and answered is noted. */
async function exchangesOfEvening(): Promise<readonly Exchange[]> {
  const evening = await Evening.begin();
  const noted: Exchange[] = [];
  const organiser = { key: await evening.hand('riverside', { role: 'organiser' }) };
  async function ask(title: string, method: string, path: string, sent: Sent = {}): Promise<Got> {
    const got = await evening.send(method, path, { ...organiser, ...sent });
    noted.push({
      operation: operationAt(method, path),
      title,
      status: got.status,
      sent: masked(sent.body),
      got: masked(got.json),
    });
    return got;
  }
  const record = (title: string, verb: string, body: object, query?: Sent['query']) =>
    ask(title, 'POST', `${LADDER}/${verb}`, { body, ...(query && { query }) });

  await record('dry-run', 'challenge', { id: 'w1-m2', challenger: 'bob', challenged: 'ann' }, { dryRun: 'true' });
  await record('not-your-turn', 'challenge', { id: 'w1-m2', challenger: 'ann', challenged: 'bob' });
  await record('challenge', 'challenge', { id: 'w1-m2', challenger: 'bob', challenged: 'ann' });
  await record('result', 'result', { challenge: 'w1-m2', score: [2, 0] });
  await record('unknown-challenge', 'result', { challenge: 'w1-m9', score: [2, 0] });
  await record('correction', 'correct', { line: 9, score: [1, 1] });
  await record('cancellation', 'void', { line: 9 });
  await record('arrival', 'arrive', { player: 'eve' });
  await record('pass', 'pass', { player: 'ann' });
  await record('departure', 'depart', { player: 'eve' });
  await record('newcomer', 'join', { player: 'fay', name: 'Fay' });
  await ask('ladder', 'GET', LADDER);
  await ask('lines', 'GET', `${LADDER}/entries`, { query: { before: '5' } });
  await ask('link', 'POST', '/api/clubs/riverside/access', { body: { role: 'scorer', label: 'tablet at the bar' } });
  await ask('club', 'GET', '/api/clubs/riverside');
  // Of two changes at the same moment it is up to chance which is listed first.
  evening.advance(60_000);
  await ask('change', 'PATCH', '/api/clubs/riverside', { body: { naming: { mode: 'initial' } } });
  await ask('history', 'GET', '/api/clubs/riverside/changes');
  const url = 'https://club.example/hook';
  await ask('webhook', 'POST', `${LADDER}/webhooks`, { body: { url, events: ['result'], label: 'club page' } });
  await ask('no-key', 'GET', `${LADDER}/log`, { key: 'riverside.wrong' });
  const season = { start: '2021-10-01', end: '2022-06-30' };
  const header = { system: 'lavers', timezone: 'Europe/London', season };
  await ask('ladder', 'POST', '/api/clubs/riverside/ladders', { body: { id: 'winter', ...header } });
  return noted;
}

/** What the file is to say. */
export const recorded = async (): Promise<string> => `${JSON.stringify(await exchangesOfEvening(), null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(EXCHANGES, await recorded());

import { describe, expect, it } from 'vitest';
import { liveAt } from '#functions/aws/live.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { setSuspended } from '#functions/books/change-club.ts';
import { authorizationAt, channelOf, protocolsAt, SUBPROTOCOL } from '#shared/contract/live.ts';
import { PublishingDeployment } from './deployment.ts';

const CHANNEL = '/ladders/riverside/main';
const ADDRESS = 'wss://x.appsync-realtime-api.eu-west-1.amazonaws.com/event/realtime';
const stirring = (sk: string, pk = 'CLUB#riverside#LADDER#main', eventName = 'INSERT'): StreamRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});
const PROPOSAL = stirring('proposal#from#ann#bob');

/** A deployment that has published its ladder, and tells of what is new from then on. */
async function telling(fails?: () => boolean) {
  const deployment = await PublishingDeployment.open();
  const told: { readonly channel: string; readonly event: string; readonly put: readonly string[] }[] = [];
  deployment.live = {
    address: ADDRESS,
    async tell(channel, event) {
      const put = deployment.asked
        .splice(0)
        .flatMap((each) => (each.startsWith('PUT ') ? (each.split('/').at(-1) ?? '') : []));
      told.push({ channel, event, put });
      if (fails?.()) throw new Error('AppSync answered 500');
    },
  };
  const process = deployment.process();
  await process({ Records: [deployment.changed('INSERT')] });
  told.length = 0;
  const version = () => JSON.parse(deployment.read('version.json'));
  return { deployment, process, told, version };
}

describe('those who look at a ladder', () => {
  it('are told of a result once its page and its number are in place, by the text of version.json, and of where they listen by that', async () => {
    const { deployment, process, told, version } = await telling();
    deployment.asked.length = 0;
    await process({ Records: [await deployment.record()] });
    const { live, ...rest } = version();
    expect(live).toBe(ADDRESS);
    const put = ['view.json', 'state.json', 'index.html', 'version.json'];
    expect(told).toEqual([{ channel: CHANNEL, event: JSON.stringify(rest), put }]);
    expect(rest).toMatchObject({ format: 1, version: 2 });
  });

  it('find it by themselves where they cannot be told: it is published all the same, and the log says so', async () => {
    const { deployment, process, version } = await telling(() => true);
    expect(await process({ Records: [await deployment.record()] })).toEqual({ batchItemFailures: [] });
    expect([deployment.queued, version().version, deployment.edition('index.html')?.version]).toEqual([[], 2, 2]);
    const ours = { function: 'publish', ladder: 'riverside/main' };
    expect(deployment.logged).toContainEqual(
      expect.objectContaining({ ...ours, outcome: 'untold', error: 'Error: AppSync answered 500' }),
    );
    expect(deployment.logged.at(-1)).toEqual({ ...ours, outcome: 'page' });
  });

  it('are never told of something older after something newer, whichever of two processes comes first', async () => {
    let more = true;
    for (let requests = 1; more; requests++) {
      const { deployment, process, told } = await telling();
      const Records = [await deployment.record()];
      let asked = 0;
      await deployment.publish({ Records }, async (request) => {
        if (++asked === requests) await process({ Records: [await deployment.record()] });
        return request();
      });
      more = asked >= requests;
      const versions = told.map(({ event }) => JSON.parse(event).version);
      expect(versions).toEqual(versions.toSorted());
      expect([requests, versions.at(-1)]).toEqual([requests, more ? 3 : 2]);
    }
  });

  it('are told that the club is suspended, and where to listen for its end', async () => {
    const { deployment, process, told, version } = await telling();
    await setSuspended(deployment.store.database, 'riverside', true);
    await process({ Records: [await deployment.touch()] });
    expect(told).toHaveLength(1);
    expect(version()).toMatchObject({ version: 1, live: ADDRESS });
  });
});

describe('what apps show and pages do not', () => {
  it.each([
    ['a proposal', PROPOSAL],
    ['a proposal that ended', stirring('proposal#to#bob#ann', undefined, 'REMOVE')],
    [
      'a date of a game in a later season',
      stirring('proposal#date#1f', 'CLUB#riverside#LADDER#main#SEASON#2', 'MODIFY'),
    ],
    ['when somebody can play', stirring('proposal#free#ann', undefined, 'MODIFY')],
    ['something said to be wrong', stirring('proposal#dispute#7#ann')],
    ['a request to join the club', stirring('joining#1f', 'CLUB#riverside')],
  ])('writes version.json alone, as of the same edition, and is told: %s', async (_, change) => {
    const { deployment, process, told, version } = await telling();
    const [before, edition] = [version(), deployment.edition('version.json')];
    deployment.wait();
    deployment.asked.length = 0;
    await process({ Records: [change, change] });
    const { live: _live, ...event } = version();
    expect(event).toEqual({ ...event, version: before.version, at: before.at, stir: deployment.now });
    expect(told).toEqual([{ channel: CHANNEL, event: JSON.stringify(event), put: ['version.json'] }]);
    expect(deployment.edition('version.json')).toEqual(edition);
  });

  it('is another time each time, even within a millisecond', async () => {
    const { process, told } = await telling();
    for (let count = 0; count < 3; count++) await process({ Records: [PROPOSAL] });
    expect(new Set(told.map(({ event }) => event)).size).toBe(3);
  });

  it('needs no word of its own where a result is told at once', async () => {
    const { deployment, process, told } = await telling();
    await process({ Records: [stirring('proposal#date#1f', undefined, 'REMOVE'), await deployment.record()] });
    expect(told).toHaveLength(1);
  });

  it('takes the place of nothing newer, whichever of two processes comes first', async () => {
    for (let requests = 1; requests < 8; requests++) {
      const { deployment, process, version } = await telling();
      const Records = [await deployment.record()];
      let asked = 0;
      await deployment.publish({ Records: [PROPOSAL] }, async (request) => {
        if (++asked === requests) await process({ Records });
        return request();
      });
      await process({ Records });
      expect([requests, version().version, deployment.wrongs]).toEqual([requests, 2, []]);
    }
  });

  it('is nothing to a ladder that is gone, and comes again where it failed', async () => {
    const { deployment, process, told, version } = await telling();
    await process({ Records: [stirring('proposal#date#1f', 'CLUB#riverside#LADDER#gone', 'REMOVE')] });
    expect([told, deployment.queued]).toEqual([[], []]);
    deployment.refused.add('/riverside/main/version.json');
    await process({ Records: [PROPOSAL] });
    expect([told, deployment.queued]).toEqual([[], ['riverside/main/stir']]);
    deployment.refused.clear();
    await deployment.workOff();
    expect([told.length, version().stir > 0]).toEqual([1, true]);
  });
});

describe('AppSync', () => {
  const asking = (...answers: readonly Response[]) => {
    const asked: Unsigned[] = [];
    const live = liveAt('x.appsync-api.eu-west-1.amazonaws.com', async (request) => {
      asked.push(request);
      const answer = answers[asked.length - 1];
      return answer ?? Promise.reject(new Error('nobody answers'));
    });
    return { asked, live };
  };
  const taken = () => Response.json({ failed: [], successful: [{ identifier: '1', index: 0 }] });

  it('is told of one event on one channel, by its own name', async () => {
    const { asked, live } = asking(taken());
    await live.tell(CHANNEL, '{"version":2}');
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: new URL('https://x.appsync-api.eu-west-1.amazonaws.com/event'),
        body: JSON.stringify({ channel: CHANNEL, events: ['{"version":2}'] }),
      },
    ]);
    expect(live.address).toBe(ADDRESS);
  });

  it.each([
    ['is busy', () => new Response(null, { status: 429 })],
    ['refuses', () => new Response(null, { status: 403 })],
    ['takes nothing', () => Response.json({ failed: [{ index: 0, code: 500 }], successful: [] })],
    ['says what nobody understands', () => new Response('<html>')],
  ])('is told once more where it %s, and then no more', async (_, answer) => {
    const { asked, live } = asking(answer(), taken());
    await live.tell(CHANNEL, '{}');
    expect(asked).toHaveLength(2);
    await expect(asking(answer(), answer()).live.tell(CHANNEL, '{}')).rejects.toThrow();
  });

  it('is not waited for twice where it says nothing: others wait to be published', async () => {
    let asked = 0;
    const live = liveAt('x', async () => {
      asked++;
      throw new DOMException('it took too long', 'TimeoutError');
    });
    await expect(live.tell(CHANNEL, '{}')).rejects.toThrow('it took too long');
    expect(asked).toBe(1);
  });
});

/** What AppSync Events takes as the name of a channel, and RFC 6455 as that of a subprotocol. */
const CHANNEL_NAME = /^(\/[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?){1,5}$/;
const TOKEN = /^[!#$%&'*+\-.^_`|~A-Za-z0-9]+$/;

describe('the channel of a ladder', () => {
  it('is one that AppSync takes, and one of its own while ids are short', () => {
    const ids = ['riverside', 'a', '9', '-', '--', '-a-', `${'a'.repeat(49)}-b`, 'a-'.repeat(32), '7'.repeat(64)];
    const channels = ids.flatMap((club) => ids.map((ladder) => channelOf({ club, ladder })));
    for (const channel of channels) expect(channel).toMatch(CHANNEL_NAME);
    expect(channelOf({ club: 'riverside', ladder: 'main' })).toBe('/ladders/riverside/main');
  });

  it('lets anybody in by what a browser can send, under the name by which AppSync publishes', () => {
    const address = new URL('wss://abc.appsync-realtime-api.eu-central-1.amazonaws.com/event/realtime');
    const [protocol, header = '', ...more] = protocolsAt(address);
    expect([protocol, more]).toEqual([SUBPROTOCOL, []]);
    expect(header).toMatch(TOKEN);
    expect(JSON.parse(Buffer.from(header.slice('header-'.length), 'base64url').toString())).toEqual(
      authorizationAt(address),
    );
    expect(authorizationAt(address).host).toBe('abc.appsync-api.eu-central-1.amazonaws.com');
    expect(authorizationAt(new URL('ws://localhost:8080/live')).host).toBe('localhost:8080');
  });
});

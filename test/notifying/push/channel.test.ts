import { beforeEach, describe, expect, it } from 'vitest';
import { once, SecretParameter } from '#functions/aws/parameter.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import { revokeAccess } from '#functions/books/access-keys.ts';
import { putSubscription, readSubscriptions } from '#functions/books/push-subscriptions.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { exchangeOver } from '#functions/notifying/https-post.ts';
import { pushChannel } from '#functions/notifying/push/channel.ts';
import { newVapidKey, parseVapidKey } from '#functions/notifying/push/vapid.ts';
import { parseWebhookKey } from '#functions/notifying/webhook-secret.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening, type SignedIn } from '#test/functions/evening.ts';
import { player } from '#test/ladders/club.ts';
import { useInternet } from '../internet.ts';
import { pushService, SubscribedBrowser } from './subscribed-browser.ts';

/** A Parameter Store with one parameter, as AWS describes its answers. */
class Store {
  value: string | undefined;
  readonly asked: Unsigned[] = [];
  /** Somebody else who makes the parameter before the next PutParameter comes. */
  before: (() => void) | undefined;

  readonly send = async (request: Unsigned): Promise<Response> => {
    this.asked.push(request);
    const { Name, Type, Value, Overwrite } = JSON.parse(String(request.body));
    if (Name !== '/ladder/vapid') return answer(400, { __type: 'AccessDeniedException' });
    if (request.headers['x-amz-target'] === 'AmazonSSM.GetParameter')
      return this.value === undefined
        ? answer(400, { __type: 'ParameterNotFound' })
        : answer(200, { Parameter: { Value: this.value } });
    this.before?.();
    if (this.value !== undefined && !Overwrite) return answer(400, { __type: 'ParameterAlreadyExists' });
    expect(Type).toBe('SecureString');
    this.value = Value;
    return answer(200, { Version: 1 });
  };
}

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
const parameter = (store: Store, name = '/ladder/vapid') => new SecretParameter(name, 'eu-west-2', store.send);

describe('a key of a deployment', () => {
  it('is made once, and stays the same at each later deployment', async () => {
    const store = new Store();
    const key = await parameter(store).make(newVapidKey);
    expect(await parameter(store).make(newVapidKey)).toBe(key);
    expect(await parameter(store).read()).toBe(key);
    expect(store.asked.filter(({ body }) => String(body).includes('SecureString'))).toHaveLength(1);
  });

  it('is that of whoever made it first, where two make it at once', async () => {
    const [store, other] = [new Store(), new Store()];
    const key = await parameter(other).make(newVapidKey);
    store.before = () => {
      store.value ??= other.value;
    };
    expect(await parameter(store).make(newVapidKey)).toBe(key);
  });

  it('is missing, and not made, where it is only read', async () => {
    const store = new Store();
    await expect(parameter(store).read()).rejects.toThrow('no key');
    expect(store.value).toBeUndefined();
  });

  it('is in no error, whatever is kept in its place', async () => {
    await expect(parameter(new Store(), '/other').make(newVapidKey)).rejects.toThrow('AccessDeniedException');
    for (const parse of [parseVapidKey, parseWebhookKey]) {
      const error = thrownBy(() => parse('{"d":"the-secret"}'));
      expect(error).toBeInstanceOf(Error);
      expect(`${error} ${JSON.stringify(error)} ${error instanceof Error ? error.cause : ''}`).not.toContain(
        'the-secret',
      );
    }
  });

  it('is asked for once in a process, and again where that failed', async () => {
    const store = new Store();
    const read = once(() => parameter(store).read());
    await expect(read()).rejects.toThrow();
    await parameter(store).make(newVapidKey);
    const asked = store.asked.length;
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toBe(other);
    expect(store.asked.length).toBe(asked + 1);
  });
});

describe('notices to a phone', () => {
  useInternet();

  const PUSH = '/api/clubs/riverside/own/push';
  const SHOWN = {
    title: 'Dee challenged you',
    text: 'Dee challenged you.',
    path: '/riverside/main/me/',
    tag: 'riverside/main/open',
  };
  const NOTICE = { kind: 'challenged', ...SHOWN } as const;

  let evening: Evening;
  let service: Awaited<ReturnType<typeof pushService>>;
  /** What the push service answers to a path; 201, unless it is here. */
  let answers: Map<string, number>;

  beforeEach(async () => {
    evening = await Evening.begin();
    answers = new Map();
    service = await pushService(
      (request, response) =>
        void response.writeHead(answers.get(request.url ?? '') ?? 201, { 'retry-after': '90' }).end(),
    );
  });

  const channel = () =>
    pushChannel({
      store: evening.store,
      exchange: exchangeOver(service.net.network),
      keys: async () => KEYS,
      siteOrigin: 'https://ladder.example',
      now: () => evening.now,
      clock: () => evening.now,
      log: (line) => evening.lines.push(line),
    });
  const KEYS = parseVapidKey(newVapidKey());

  /** A browser of a player that has said that it shows notices. */
  async function phone(id: string, name: string): Promise<SignedIn & { readonly browser: SubscribedBrowser }> {
    const signedIn = await evening.signIn('riverside', { role: 'player', player: id, label: id, use: 'link' });
    const browser = new SubscribedBrowser(`https://push.example.net/${name}`);
    const { endpoint, ...keys } = browser.address;
    await evening.must('PUT', PUSH, { cookie: signedIn.cookie, body: { endpoint, keys } });
    return { ...signedIn, browser };
  }

  async function tell(id: string): Promise<readonly unknown[]> {
    const addresses = await channel().addresses('riverside', player(id));
    return Promise.all(addresses.map((address) => address.send([NOTICE])));
  }

  const got = () => service.got.map(({ path }) => path).toSorted();

  describe('a player with two phones', () => {
    it('is told on both, and each can read it', async () => {
      const [one, other] = [await phone('cy', 'one'), await phone('cy', 'other')];
      expect(await channel().reached('riverside')).toEqual(['cy']);
      expect(await tell('cy')).toEqual(['sent', 'sent']);
      expect(got()).toEqual(['/one', '/other']);
      for (const { browser } of [one, other]) {
        const message = service.got.find(({ path }) => browser.address.endpoint.endsWith(path ?? '-'));
        expect(JSON.parse(browser.read(message?.bytes))).toEqual(SHOWN);
      }
    });

    it('is told on the other one alone once one is gone', async () => {
      for (const name of ['one', 'other']) await phone('cy', name);
      answers.set('/one', 410);
      expect((await tell('cy')).toSorted()).toEqual(['gone', 'sent']);
      service.got.length = 0;
      expect(await tell('cy')).toEqual(['sent']);
      expect(got()).toEqual(['/other']);
    });

    it('is told later, and not before the push service says, where that is out of order, and keeps both', async () => {
      for (const name of ['one', 'other']) await phone('cy', name);
      answers.set('/one', 503);
      expect(new Set(await tell('cy'))).toEqual(new Set([{ later: 90 }, 'sent']));
      answers.clear();
      expect(await tell('cy')).toEqual(['sent', 'sent']);
    });
  });

  it('a player is told nothing once they have signed out, also where that was not noted', async () => {
    const { cookie } = await phone('cy', 'one');
    const [kept] = await readSubscriptions(evening.database, 'riverside', player('cy'));
    await evening.must('DELETE', '/api/session', { cookie });
    if (kept) await putSubscription(evening.database, 'riverside', kept, instant(evening.now + 3_600_000));
    expect(await tell('cy')).toEqual(['gone']);
    expect(service.got).toEqual([]);
    expect(await readSubscriptions(evening.database, 'riverside', player('cy'))).toEqual([]);
  });

  it('a player is told nothing where their link was withdrawn, also by somebody who left their session', async () => {
    const { key } = await phone('cy', 'one');
    await revokeAccess(evening.store.database, 'riverside', parseAccessKey(key)?.hash ?? '', evening.now);
    expect(await tell('cy')).toEqual(['gone']);
    expect(service.got).toEqual([]);
  });

  it('nobody else is told, and the log names no player and no address', async () => {
    await phone('cy', 'one');
    await phone('bob', 'other');
    evening.lines.length = 0;
    await tell('cy');
    expect(got()).toEqual(['/one']);
    expect(evening.lines).toEqual([
      { function: 'push', club: 'riverside', end: 'sent', outcome: '201', host: 'push.example.net' },
    ]);
  });
});

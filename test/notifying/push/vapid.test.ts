import { describe, expect, it } from 'vitest';
import type { Unsigned } from '#functions/aws/signed.ts';
import { once, parseVapidKey, VapidParameter } from '#functions/notifying/push/vapid.ts';

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
const parameter = (store: Store, name = '/ladder/vapid') => new VapidParameter(name, 'eu-west-2', store.send);

describe('the key of a deployment for push messages', () => {
  it('is made once, and stays the same at each later deployment', async () => {
    const store = new Store();
    const { publicKey } = await parameter(store).make();
    expect((await parameter(store).make()).publicKey).toBe(publicKey);
    expect((await parameter(store).read()).publicKey).toBe(publicKey);
    expect(store.asked.filter(({ body }) => String(body).includes('SecureString'))).toHaveLength(1);
  });

  it('is that of whoever made it first, where two make it at once', async () => {
    const [store, other] = [new Store(), new Store()];
    const { publicKey } = await parameter(other).make();
    store.before = () => {
      store.value ??= other.value;
    };
    expect((await parameter(store).make()).publicKey).toBe(publicKey);
  });

  it('is missing, and not made, where it is only read', async () => {
    const store = new Store();
    await expect(parameter(store).read()).rejects.toThrow('no key');
    expect(store.value).toBeUndefined();
  });

  it('is in no error, whatever is kept in its place', async () => {
    const store = new Store();
    store.value = '{"d":"the-secret"}';
    const error: unknown = await parameter(store)
      .read()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(`${error} ${JSON.stringify(error)} ${error instanceof Error ? error.cause : ''}`).not.toContain('secret');
    await expect(parameter(store, '/other').make()).rejects.toThrow('AccessDeniedException');
  });

  it('is asked for once in a process, and again where that failed', async () => {
    const store = new Store();
    const read = once(() => parameter(store).read());
    await expect(read()).rejects.toThrow();
    await parameter(store).make();
    const asked = store.asked.length;
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toBe(other);
    expect(store.asked.length).toBe(asked + 1);
    expect(() => parseVapidKey('{}')).toThrow();
  });
});

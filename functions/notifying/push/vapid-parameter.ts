import { type Send, signedFor } from '../../aws/signed.ts';
import { newVapidKey, parseVapidKey, type VapidKeys } from './vapid.ts';

/** What is used of the answers of Parameter Store. */
interface Answered {
  readonly __type?: string;
  readonly Parameter?: { readonly Value: string };
}

/** The deployment's key pair for push messages in Parameter Store, encrypted there; spoken to without the SDK's client. */
export class VapidParameter {
  readonly #name: string;
  readonly #send: Send;
  readonly #url: URL;

  constructor(name: string, region: string, send: Send = signedFor('ssm')) {
    this.#name = name;
    this.#send = send;
    this.#url = new URL(`https://ssm.${region}.amazonaws.com/`);
  }

  /** Rejects where there is none. */
  async read(): Promise<VapidKeys> {
    const keys = await this.#find();
    if (!keys) throw new Error('there is no key for push messages');
    return keys;
  }

  /** Makes one where there is none. One that is there stays: browsers have subscribed for it. */
  async make(): Promise<VapidKeys> {
    const known = await this.#find();
    if (known) return known;
    const input = { Name: this.#name, Type: 'SecureString', Value: newVapidKey(), Overwrite: false };
    const { ok, told } = await this.#ask('PutParameter', input);
    // Somebody else may just have made it.
    if (!ok && told.__type !== 'ParameterAlreadyExists') throw failed('PutParameter', told);
    return this.read();
  }

  async #find(): Promise<VapidKeys | undefined> {
    const { ok, told } = await this.#ask('GetParameter', { Name: this.#name, WithDecryption: true });
    if (!ok && told.__type === 'ParameterNotFound') return undefined;
    if (!ok || !told.Parameter) throw failed('GetParameter', told);
    return parseVapidKey(told.Parameter.Value);
  }

  async #ask(action: string, input: object): Promise<{ readonly ok: boolean; readonly told: Answered }> {
    const answer = await this.#send({
      method: 'POST',
      url: this.#url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AmazonSSM.${action}` },
      body: JSON.stringify(input),
    });
    const told: Answered = await answer.json();
    return { ok: answer.ok, told };
  }
}

/** Says nothing of what was sent or answered but its kind: it may hold the key. */
const failed = (action: string, { __type }: Answered): Error =>
  new Error(`Parameter Store refused ${action}: ${__type ?? 'it said nothing that can be read'}`);

/** Asks once for what does not change; where that fails, the next one asks again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

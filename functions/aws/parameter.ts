import { type Send, signedFor } from './signed.ts';

interface ParameterAnswer {
  readonly __type?: string;
  readonly Parameter?: { readonly Value: string };
}

/** A secret of the deployment in Parameter Store, encrypted there; spoken to without the SDK's client. */
export class SecretParameter {
  readonly #name: string;
  readonly #send: Send;
  readonly #url: URL;

  constructor(name: string, region: string, send: Send = signedFor('ssm')) {
    this.#name = name;
    this.#send = send;
    this.#url = new URL(`https://ssm.${region}.amazonaws.com/`);
  }

  /** Rejects if the parameter doesn't exist. */
  async read(): Promise<string> {
    const secret = await this.#find();
    if (secret === undefined) throw new Error(`there is no key ${this.#name}`);
    return secret;
  }

  /** Creates the parameter unless it exists: others rely on its value. */
  async make(fresh: () => string): Promise<string> {
    const known = await this.#find();
    if (known !== undefined) return known;
    const input = { Name: this.#name, Type: 'SecureString', Value: fresh(), Overwrite: false };
    const { ok, told } = await this.#ask('PutParameter', input);
    // Another deployment of the stack may just have made it.
    if (!ok && told.__type !== 'ParameterAlreadyExists') throw failed('PutParameter', told);
    return this.read();
  }

  /** Puts another one in its place: what relied on the one before cannot be read any more. */
  async replace(fresh: () => string): Promise<void> {
    const input = { Name: this.#name, Type: 'SecureString', Value: fresh(), Overwrite: true };
    const { ok, told } = await this.#ask('PutParameter', input);
    if (!ok) throw failed('PutParameter', told);
  }

  /** Deletes it if there is one. */
  async remove(): Promise<void> {
    const { ok, told } = await this.#ask('DeleteParameter', { Name: this.#name });
    if (!ok && told.__type !== 'ParameterNotFound') throw failed('DeleteParameter', told);
  }

  async #find(): Promise<string | undefined> {
    const { ok, told } = await this.#ask('GetParameter', { Name: this.#name, WithDecryption: true });
    if (!ok && told.__type === 'ParameterNotFound') return undefined;
    if (!ok || !told.Parameter) throw failed('GetParameter', told);
    return told.Parameter.Value;
  }

  async #ask(action: string, input: object): Promise<{ readonly ok: boolean; readonly told: ParameterAnswer }> {
    const answer = await this.#send({
      method: 'POST',
      url: this.#url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AmazonSSM.${action}` },
      body: JSON.stringify(input),
    });
    const told: ParameterAnswer = JSON.parse(await answer.text());
    return { ok: answer.ok, told };
  }
}

/** Says nothing of what was sent or answered but its kind: it may hold the key. */
const failed = (action: string, { __type }: ParameterAnswer): Error =>
  new Error(`Parameter Store refused ${action}: ${__type ?? 'it said nothing that can be read'}`);

/** Asks once for what does not change; after a failure, the next caller asks again. */
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

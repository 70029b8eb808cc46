import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

/** How long the emulator may take for an answer, in milliseconds. */
const PATIENCE = 10_000;

/** What a call came to: the text is JSON, of the answer or of an error. */
const outcome = z.object({ content: z.array(z.object({ text: z.string() })), isError: z.optional(z.boolean()) });
const message = z.object({ id: z.int(), result: z.optional(z.unknown()), error: z.optional(z.unknown()) });

export interface ToolAnswer {
  readonly isError: boolean;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The emulator's tools, called over its standard input and output (the Model Context Protocol): so it listens nowhere, and
 * nobody can call them but the process that started it.
 */
export class Tools {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line));
    // What is written to a program that has ended is lost; its end is told below.
    child.stdin?.on('error', () => {});
    child.once('exit', () => this.#giveUp(new Error('the emulator has ended')));
    child.once('error', (error) => this.#giveUp(error));
  }

  static async of(child: ChildProcess): Promise<Tools> {
    const tools = new Tools(child);
    const clientInfo = { name: 'club-ladder', version: '1' };
    await tools.#ask('initialize', { protocolVersion: '2024-11-05', capabilities: {}, clientInfo });
    tools.#send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return tools;
  }

  async call(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    const { content, isError = false } = outcome.parse(await this.#ask('tools/call', { name, arguments: args }));
    return { isError, value: JSON.parse(content[0]?.text ?? '{}') };
  }

  #ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#calls;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => settle(() => reject(new Error('the emulator does not answer'))), PATIENCE);
      const settle = (how: () => void): void => {
        clearTimeout(patience);
        this.#waiting.delete(id);
        how();
      };
      this.#waiting.set(id, {
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(error)),
      });
      if (this.#child.exitCode !== null) return this.#giveUp(new Error('the emulator has ended'));
      this.#send({ jsonrpc: '2.0', id, method, params });
    });
  }

  #send(what: object): void {
    this.#child.stdin?.write(`${JSON.stringify(what)}\n`);
  }

  #hear(line: string): void {
    const { id, result, error } = message.parse(JSON.parse(line));
    if (error === undefined) this.#waiting.get(id)?.resolve(result);
    else this.#waiting.get(id)?.reject(new Error(JSON.stringify(error)));
  }

  #giveUp(error: Error): void {
    for (const { reject } of [...this.#waiting.values()]) reject(error);
  }
}

import type { Transfers } from '#functions/transfers/transfers.ts';

/** Transfers that are kept in memory; links lead nowhere, but say what they are for. */
export class MemoryTransfers implements Transfers {
  readonly files = new Map<string, Uint8Array>();

  async put(path: string, body: string | Uint8Array): Promise<void> {
    this.files.set(path, Buffer.from(body));
  }

  async get(path: string): Promise<Uint8Array | undefined> {
    return this.files.get(path);
  }

  async remove(path: string): Promise<void> {
    this.files.delete(path);
  }

  async removeAll(folder: string): Promise<void> {
    for (const path of this.files.keys()) if (path.startsWith(`${folder}/`)) this.files.delete(path);
  }

  async linkToFetch(path: string, name: string): Promise<string> {
    return `https://ladder.example/_transfers/${path}?name=${name}`;
  }

  async linkToSend(path: string, bytes: number): Promise<string> {
    return `https://ladder.example/_transfers/${path}?bytes=${bytes}`;
  }
}

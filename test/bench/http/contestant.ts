import type { Told } from '../contention/clients.ts';
import type { Case } from './cases.ts';

/** Processor time in milliseconds: of the program that answers, and of the one that keeps its data, if that is another. */
export interface Processor {
  readonly own: number;
  readonly database: number;
}

/** What was written for pages. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
  /** The bytes as gzip packs them, which is how a bucket keeps what is text. */
  readonly packed: number;
}

/** The ladders of one case, as clients write to them. */
export interface Ladders {
  /** Records the next result, by the client with a number. */
  record(client: number): Promise<Told>;
  /** For each accepted result since this was last asked, the milliseconds from its request to the page that shows it. */
  shown(): Promise<readonly number[]>;
  /** Done when everything is written that results lead to, also what follows their pages after a while. */
  settled(): Promise<void>;
  written(): Written;
}

/** A service that is measured, in processes of its own. */
export interface Contestant {
  readonly name: string;
  ladders(of: Case): Ladders;
  processor(): Processor;
  stop(): Promise<void>;
}

import { ask, type Outcome } from '../client/api.ts';
import { isObject } from './view.ts';

/** What would become, or became, of a season log. */
export interface ImportView {
  readonly id: string;
  readonly lines: number;
  readonly standings: readonly { readonly rung: number; readonly player: string }[];
  readonly refused: readonly { readonly line: number; readonly message: string; readonly clause: string }[];
}

export const isImport = (value: unknown): value is ImportView =>
  isObject(value) && 'standings' in value && 'refused' in value && 'lines' in value;

/** A large log takes its time, in milliseconds. */
const PATIENCE = 30_000;

/** Sends a season log; it becomes a ladder unless it is only to be looked at. */
export const sendLog = (club: string, id: string, log: string, query: string): Promise<Outcome> =>
  ask(`/api/clubs/${club}/ladders/${id}/import?${query}`, { text: log, type: 'application/jsonl', patience: PATIENCE });

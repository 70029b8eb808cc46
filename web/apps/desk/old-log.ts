import { useEffect, useState } from 'preact/hooks';
import { formatHeader } from '../../../shared/log/format.ts';
import type { Header } from '../../../shared/vocabulary/header.ts';
import { ask } from '../../kit/api.ts';
import { fieldsOf, type HeaderFields } from './header-fields.ts';
import { isObject } from './view.ts';

/** The log of another ladder, for a new one with another header. */
export interface OldLog {
  readonly name: string;
  readonly fields: HeaderFields;
  readonly withHeader: (header: Header) => string;
  /** How that ladder stands, top first. */
  readonly order: readonly string[];
  readonly nameOf: (player: string) => string;
}

/** Fetches the log of a ladder; 'none' where there is none to be had. */
export function useOldLog(club: string, ladder: string | undefined): OldLog | 'none' | undefined {
  const [log, setLog] = useState<OldLog | 'none'>();
  useEffect(() => {
    if (ladder !== undefined) void fetchLog(`/api/clubs/${club}/ladders/${ladder}`, ladder).then(setLog);
  }, [club, ladder]);
  return log;
}

/** A long log takes its time, in milliseconds. */
const PATIENCE = 60_000;

async function fetchLog(path: string, ladder: string): Promise<OldLog | 'none'> {
  const [log, desk] = await Promise.all([
    ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE }),
    ask<'lookAtLadder'>(path),
  ]);
  if (log.kind !== 'done' || desk.kind !== 'done') return 'none';
  const [first = '', ...rest] = log.body.split('\n');
  const header = readHeader(first);
  if (!header) return 'none';
  const names = new Map([...desk.body.standings, ...desk.body.off].map(({ player, name }) => [player as string, name]));
  return {
    name: header.name ?? ladder,
    fields: fieldsOf(header),
    withHeader: (changed) => [formatHeader(changed), ...rest].join('\n'),
    order: desk.body.standings.map(({ player }) => player),
    nameOf: (player) => names.get(player) ?? player,
  };
}

function readHeader(line: string): Header | undefined {
  const json: unknown = JSON.parse(line);
  return isObject(json) && 'ladder' in json && isHeader(json.ladder) ? json.ladder : undefined;
}

/** The service wrote it, and reads it again: here it needs no closer look. */
const isHeader = (value: unknown): value is Header => isObject(value) && 'system' in value && 'season' in value;

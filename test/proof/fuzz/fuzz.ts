import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { type Asked, FuzzedClub } from './club.ts';
import { Maker } from './make.ts';
import { type Chance, chanceOf, spoil } from './spoil.ts';

/** When each club is opened. */
const BEGIN = instant(Date.parse('2021-09-06T20:00:00+01:00'));
/** How many requests a club gets before another one takes its place, and after how many its background work is done. */
const CHAPTER = 2500;
const WORK = 50;
/** Of how many requests one comes together with others. */
const TOGETHER = 12;
/** After so many faults it is clear that something is wrong. */
const MOST_FOUND = 3;

interface Found {
  readonly fault: string;
  /** The requests that lead to it, the last of which shows it; as few as were found to do. */
  readonly requests: readonly Asked[];
}

export interface Fuzzed {
  requests: number;
  wrote: number;
  /** How often several came at once, or met another in the table. */
  together: number;
  /** Answers by status. */
  readonly statuses: Map<number, number>;
  /** Which routes wrote something, and why requests were refused. */
  readonly writing: Set<string>;
  readonly codes: Set<unknown>;
  readonly found: Found[];
  ladders: number;
  slowest: number;
  /** What lies on the heap after each club is gone, in MB. */
  readonly heap: number[];
}

/** The heap that is in use once all else was thrown away, in MB. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}

/** Something may stand between the requests and the club: a planted fault. */
export type Between = (asked: Asked) => string | undefined;

/** Sends requests to clubs, one after the other, until that many were sent or a few faults were found. */
export async function fuzz(seed: number, size: number, between: Between = () => undefined): Promise<Fuzzed> {
  const all: Fuzzed = {
    requests: 0,
    wrote: 0,
    together: 0,
    statuses: new Map(),
    writing: new Set(),
    codes: new Set(),
    found: [],
    ladders: 0,
    slowest: 0,
    heap: [],
  };
  for (let chapter = 0; all.requests < size && all.found.length < MOST_FOUND; chapter++) {
    const chance = chanceOf(seed, 'club', chapter);
    await tellOne(all, chance, Math.min(CHAPTER, size - all.requests), between);
    all.heap.push(heapUsed());
  }
  return all;
}

async function tellOne(all: Fuzzed, chance: Chance, most: number, between: Between): Promise<void> {
  const club = await FuzzedClub.open(BEGIN);
  const maker = new Maker(club, chance, BEGIN);
  const told: Asked[] = [];
  const openings = [...maker.openings()];
  for (let count = 0; count < most; count++) {
    const opening = openings.shift();
    const right = opening ?? (await maker.next());
    const one = opening || chance(2) === 0 ? right : spoil(right, chance);
    const asked = !opening && chance(one.link === undefined ? TOGETHER : 3) === 0 ? await maker.together(one) : one;
    told.push(asked);
    const answered = await club.send(asked);
    maker.note(asked);
    all.requests += 1 + (asked.beside?.length ?? 0);
    if (asked.beside ?? asked.contended) all.together++;
    all.statuses.set(answered.status, (all.statuses.get(answered.status) ?? 0) + 1);
    if (answered.json['code'] !== undefined) all.codes.add(answered.json['code']);
    if (answered.wrote) {
      all.wrote++;
      all.writing.add(asked.route);
    }
    if (opening && answered.status >= 300) throw new Error(`${asked.route}: ${JSON.stringify(answered.json)}`);
    const fault = answered.fault ?? between(asked) ?? (count % WORK === 0 ? await work(club) : undefined);
    if (!fault) continue;
    all.found.push(await shrunk({ fault, requests: told }, between));
    // Whatever comes after may be a consequence.
    return;
  }
  const { faults: differences, ladders } = await club.verified();
  all.ladders += ladders;
  const faults = [await work(club), ...differences].filter((each) => each !== undefined);
  for (const fault of faults) all.found.push(await shrunk({ fault, requests: told }, between));
  all.slowest = Math.max(all.slowest, club.slowest);
}

const work = (club: FuzzedClub): Promise<string | undefined> =>
  club.workOff().then(
    () => undefined,
    (error: unknown) => `work in the background failed: ${error}`,
  );

/** What a list of requests leads to in a new club. */
async function faultAfter(requests: readonly Asked[], between: Between): Promise<string | undefined> {
  const club = await FuzzedClub.open(BEGIN);
  for (const [index, asked] of requests.entries()) {
    const { fault } = await club.send(asked);
    const found = fault ?? between(asked) ?? (index % WORK === 0 ? await work(club) : undefined);
    if (found) return found;
  }
  return (await work(club)) ?? (await club.verified()).faults[0];
}

/** What stays the same of a fault when requests before it are left out: no times, and no ids. */
const kindOf = (fault: string): string => fault.replace(/\d+/g, 'N');

/** How long is shrunk, in milliseconds. */
const PATIENCE = 120_000;

/** Leaves out what is not needed: requests about other ladders, then by halves, quarters and so on, then fields of the last one. */
async function shrunk(found: Found, between: Between): Promise<Found> {
  const end = Date.now() + PATIENCE;
  const shows = async (requests: readonly Asked[]): Promise<boolean> => {
    const fault = await faultAfter(requests, between);
    return fault !== undefined && kindOf(fault) === kindOf(found.fault);
  };
  let left = found.requests;
  for (const ladder of new Set(left.map(({ params }) => params['ladder']))) {
    const others = left.filter(({ params }) => params['ladder'] !== ladder);
    if (others.length > 0 && Date.now() < end && (await shows(others))) left = others;
  }
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1 && Date.now() < end;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let from = left.length - size; from > -size && Date.now() < end; from -= size) {
      const fewer = left.toSpliced(Math.max(0, from), Math.min(size, size + from));
      if (fewer.length > 0 && (await shows(fewer))) left = fewer;
    }
  const last = left.at(-1);
  for (const name of ['headers', 'query', 'body'] as const)
    if (last && typeof last.sent[name] === 'object' && last.sent[name] !== null)
      for (const field of Object.keys(last.sent[name])) {
        const now = left.at(-1) ?? last;
        const { [field]: _, ...rest } = now.sent[name] as Record<string, never>;
        const less = left.with(-1, { ...now, sent: { ...now.sent, [name]: rest } });
        if (Date.now() < end && (await shows(less))) left = less;
      }
  return { fault: found.fault, requests: left };
}

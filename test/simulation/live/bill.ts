import { plus, times, type Units } from '#docs/prices.ts';
import { FIRST, HOPS, SLOWER } from './assumed.ts';
import type { Measured, Request } from './measured.ts';
import type { Publication } from './publication.ts';
import type { Counts } from './screens.ts';

/** What the gateway notes of a request, and Lambda of a call, in bytes of the log. */
const [ACCESS_LINE, LAMBDA_LINES] = [250, 330];
/** In GB: what a function has, unless it says otherwise. */
const MEMORY = 1;
const GB = 1e9;

/** A function runs for some milliseconds, and says so in the log. */
export const call = (ms: number, log = 0): Units => ({
  lambdaRequests: 1,
  lambdaGbSeconds: (ms / 1000) * MEMORY,
  logGb: (log + LAMBDA_LINES) / GB,
});

/** Through CloudFront and API Gateway to a function, which waits for the table. */
export const apiRequest = ({ readUnits, writeUnits, log, bytes }: Request): Units =>
  plus(call(2 * SLOWER + (writeUnits > 0 ? 2 : 1) * HOPS.table.median, log + ACCESS_LINE), {
    edgeRequests: 1,
    edgeGb: bytes / GB,
    apiRequests: 1,
    readUnits,
    writeUnits,
  });

/** A file of the site from CloudFront. */
export const siteFile = (bytes: number): Units => ({ edgeRequests: 1, edgeFunctions: 1, edgeGb: bytes / GB });

/** A page is opened: on some devices for the first time. */
export const pageVisit = ({ page }: Measured): Units =>
  plus(siteFile(page.html), times(FIRST.share, { edgeRequests: FIRST.files, edgeGb: FIRST.bytes / GB }), { gets: 1 });

/** What screens have asked for, by what it is for: opening pages, asking whether there is something new, reading it. */
export interface Screens {
  readonly opening: Units;
  readonly asking: Units;
  readonly reading: Units;
}

export function screensTake(counts: Counts, measured: Measured): Screens {
  const { asks, page } = measured;
  const ask = (name: keyof typeof asks): Units => times(counts[name], apiRequest(asks[name]));
  return {
    opening: times(counts.page, pageVisit(measured)),
    asking: plus(
      times(counts.version, siteFile(page.version)),
      { gets: counts.bucket },
      ask('state, same'),
      ask('Admin, same'),
      ask('proposals'),
      { eventOperations: counts.connect + counts.subscribe + counts.delivered, eventMinutes: counts.minutes },
    ),
    reading: plus(times(counts.data, siteFile(page.data)), ask('state'), ask('Admin')),
  };
}

/** What recording and publishing take, with the notices and what is published later; `posts`: each publication is told. */
export function entriesTake(published: Publication, entries: number, measured: Measured, posts: boolean): Units {
  const { entry, page, rest } = measured;
  const { publications, invocations, billed, heads, rests } = published;
  return plus(
    times(entries, apiRequest(entry)),
    times(invocations, call(0)),
    { lambdaGbSeconds: (billed / 1000) * MEMORY },
    times(publications, { puts: page.puts, readUnits: 4, logGb: 150 / GB, eventOperations: posts ? 1 : 0 }),
    { gets: heads },
    // The rest: a message sent, taken and deleted, and a call that reads and writes as much as the page takes.
    times(rests, plus(call(200, 150), { puts: rest.puts, gets: 1, readUnits: 4, queueRequests: 3 })),
    // Notices: a call for each entry, which looks who wants to hear.
    times(entries, plus(call(20), { readUnits: 2 })),
  );
}

/** What is kept for a club in a month: its ladder’s items, pages and pieces, and an export each night. */
export const kept = (players: number, measured: Measured, entriesAMonth: number): Units => {
  // A season of nine months; each entry is kept as its line, by its number and by its idempotency key.
  const tableGb = (players * 600 + entriesAMonth * 9 * 3 * 400) / GB;
  const siteGb = (10 * (measured.page.html + measured.page.data) + entriesAMonth * 9 * 600) / GB;
  return { tableGb, recoveryGb: tableGb, bucketGb: siteGb, puts: 30 };
};

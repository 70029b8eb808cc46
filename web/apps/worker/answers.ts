/// <reference lib="dom" />
import { isFixed, type Load, type Shelf } from './shelf.ts';

/** What a worker needs of the world. */
export interface Surroundings {
  /** The address of the app that is looked after, such as https://ladder.example/riverside/main/board/. */
  readonly app: string;
  readonly shelf: () => Promise<Shelf>;
  readonly load: Load;
  /** How long a page may take to come before the one that is kept is shown, in milliseconds. */
  readonly patience: number;
  /** Sees something through that nobody waits for. */
  readonly later: (work: Promise<unknown>) => void;
}

/**
 * What a wish of the app is answered with; nothing where it is the network's alone: the API, what is published of ladders
 * and clubs, and every page but the app's own must say the truth or fail.
 */
export function answerTo(request: Request, world: Surroundings): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const app = new URL(world.app);
  if (request.method !== 'GET' || origin !== app.origin) return undefined;
  if (request.mode === 'navigate') return pathname === app.pathname ? page(request, world) : undefined;
  return pathname.startsWith('/assets/') ? part(request.url, world) : undefined;
}

/** The page as it is now, or the one that is kept where none comes in time, or only that the service is out of order. */
async function page(request: Request, { app, shelf, load, patience, later }: Surroundings): Promise<Response> {
  const mine = await shelf();
  const kept = await mine.find(app);
  const coming = load(request).then((now) => {
    later(mine.keepPage(app, now.clone()));
    return now;
  });
  later(coming);
  if (!kept) return coming;
  const now = await Promise.race([coming.catch(() => undefined), pause(patience)]);
  return now && now.status < 500 ? now : kept;
}

/** What is kept of a part, at once; and for the next time what it is now. */
async function part(address: string, { shelf, later }: Surroundings): Promise<Response> {
  const mine = await shelf();
  const kept = await mine.find(address);
  if (kept && isFixed(address)) return kept;
  const coming = mine.renewPart(address);
  later(coming);
  return kept ?? coming;
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

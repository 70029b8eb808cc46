import { nightSlot } from '#shared/rules/night/slots.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { type Evening, LADDER } from '#test/functions/evening.ts';
import { challengeId, who } from '#test/view/club.ts';
import { distanceIn } from '#web/apps/board/outbox.ts';
import { tapWords } from '#web/apps/board/words.ts';
import { askBy } from '#web/ui/session/api.ts';
import { commandOf, playAhead, type TapQueue } from '#web/ui/tablet/queue.ts';
import { type Surroundings, Tablet } from '#web/ui/tablet/tablet.ts';
import { type Drawer, TabletStorage } from '#web/ui/tablet/tablet-storage.ts';

export class MemoryDrawer implements Drawer {
  readonly #kept = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#kept.set(name, text);
  }
}

/** How the line between a tablet and the service fails: not at all, before the request arrives, or after it is done. */
export type Fault = 'none' | 'no-request' | 'no-answer' | 'login-page';

/** A tablet at the Riverside, and the line between it and the service. */
export class TabletAtTheBar {
  readonly tablet: Tablet;
  fault: Fault = 'none';
  /** How many milliseconds the tablet's clock is wrong. */
  wrong = 0;
  /** Every request, as "POST arrive" or "GET state". */
  readonly asked: string[] = [];
  readonly #evening: Evening;
  readonly #shows: { readonly key: string } | { readonly cookie: string };
  #names = 0;

  constructor(
    evening: Evening,
    shows: string | { readonly cookie: string },
    name: string,
    shelf: Drawer = new MemoryDrawer(),
    { path = LADDER, ...manner }: Partial<Pick<Surroundings, 'path' | 'manner'>> = {},
  ) {
    this.#evening = evening;
    this.#shows = typeof shows === 'string' ? { key: shows } : shows;
    this.tablet = new Tablet({
      ask: askBy((path, how = {}) => this.#load(String(path), how)),
      path,
      storage: new TabletStorage(shelf, { club: 'riverside', ladder: 'main' }),
      clock: () => evening.now + this.wrong,
      steady: () => evening.now,
      unique: () => `${name}${String(this.#names++).padStart(11, '0')}`,
      ...manner,
    });
  }

  get shown(): Ladder {
    const { ladder, queue } = this.tablet.known;
    if (!ladder) throw new Error('it knows nothing yet');
    return playAhead(ladder, queue);
  }

  get present(): readonly PlayerId[] {
    return nightSlot.of(this.shown)?.present ?? [];
  }

  get queue(): TapQueue {
    return this.tablet.known.queue;
  }

  /** Asks the service once, on a line as it is or from now on. */
  async round(fault = this.fault): Promise<number | undefined> {
    this.fault = fault;
    return this.tablet.round(true);
  }

  tap<V extends Verb>(verb: V, body: Bodies[V]): void {
    const command = commandOf<Verb>({ at: this.tablet.now() }, verb, body);
    this.tablet.tap(command, tapWords(command, this.shown), distanceIn(this.shown, command));
  }

  challenge(id: string, challenger: string, challenged: string): void {
    this.tap('challenge', { id: challengeId(id), challenger: who(challenger), challenged: who(challenged) });
  }

  async #load(path: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
    this.asked.push(`${method} ${path.split('/').at(-1)}`);
    if (this.fault === 'no-request') throw new TypeError('network');
    if (this.fault === 'login-page')
      return new Response('<html>Welcome to our Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
    const sent = typeof body === 'string' && { body: JSON.parse(body) };
    const got = await this.#evening.send(method, path, {
      ...this.#shows,
      headers: Object.fromEntries(new Headers(headers)),
      ...sent,
    });
    if (this.fault === 'no-answer') throw new TypeError('network');
    return new Response(got.status === 304 ? null : got.text, { status: got.status, headers: got.headers });
  }
}

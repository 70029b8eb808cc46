import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '#functions/aws/post-office.ts';
import { keyIn } from '#functions/aws/stream-record.ts';
import { CLUBS } from '#functions/database/keys.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { signUpPages } from '#functions/sign-up.ts';
import { createHandlers } from '#local/handlers.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { WatchedDatabase } from '#local/watched-database.ts';
import { type Puzzle, zeroBits } from '#shared/contract/sign-up.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { officeTo } from '#test/notifying/office.ts';

const SITE = 'https://ladder.example';

/** Finds an answer as the page’s script does. */
export function solved({ puzzle, bits }: Puzzle): string {
  for (let answer = 0; ; answer++)
    if (zeroBits(hash('sha256', `${puzzle}:${answer}`, 'buffer')) >= bits) return String(answer);
}

/** People who sign clubs up at a deployment with no club yet, and their e-mail programs. */
export class Newcomers {
  readonly store: LadderStore;
  readonly mails: Mail[] = [];
  readonly lines: unknown[] = [];
  /** The deployment’s clubs whose pages are to be made. */
  readonly made: string[] = [];
  now: Instant = instant(Date.parse('2026-11-23T12:00:00Z'));
  readonly #folder = mkdtempSync(join(tmpdir(), 'sign-up-'));
  readonly #pages: (event: HttpEvent) => Promise<HttpResult>;
  readonly handlers: ReturnType<typeof createHandlers>;

  constructor(clubsADay = 3) {
    const connection = Connection.open(join(this.#folder, 'ladders.sqlite'));
    const sqlite = new SqliteDatabase({ connection, now: () => this.now });
    const database = new WatchedDatabase(sqlite, (record) => {
      const { pk, sk } = keyIn(record);
      if (pk === CLUBS) this.made.push(sk);
    });
    this.store = new LadderStore(database);
    const world = {
      store: this.store,
      now: () => this.now,
      siteOrigin: SITE,
      log: (line: unknown) => this.lines.push(line),
    };
    const office = officeTo((mail) => this.mails.push(mail));
    this.handlers = createHandlers(world);
    this.#pages = signUpPages({ ...runtimeIn(world), office, clubsADay });
  }

  end(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  open(method: 'GET' | 'POST', link: string, body?: object, from = '192.0.2.1'): Promise<HttpResult> {
    const url = new URL(link, SITE);
    return this.#pages({
      routeKey: `${method} /api/sign-up/{page}`,
      headers: { ...(body && { 'content-type': 'application/json' }) },
      pathParameters: { page: url.pathname.split('/')[3] },
      queryStringParameters: Object.fromEntries(url.searchParams),
      ...(body && { body: JSON.stringify(body) }),
      isBase64Encoded: false,
      requestContext: { http: { sourceIp: from } },
    });
  }

  async puzzle(): Promise<Puzzle> {
    return JSON.parse((await this.open('GET', '/api/sign-up/puzzle')).body);
  }

  /** Asks for a club with a puzzle that was just solved. */
  async ask(more: object = {}, from?: string): Promise<HttpResult> {
    const puzzle = await this.puzzle();
    const club = { club: 'Hill Chess', id: 'hill', person: 'Jo', email: 'jo@hill.example', language: 'en' };
    const said = { ...club, puzzle: puzzle.puzzle, answer: solved(puzzle), ...more };
    return this.open('POST', '/api/sign-up/club', said, from);
  }

  get link(): string {
    return /https:\S+api\/sign-up\/\S+/.exec(this.mails.at(-1)?.text ?? '')?.[0] ?? '';
  }
}

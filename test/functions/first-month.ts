import type { Mail } from '#functions/aws/post-office.ts';
import { choose } from '#functions/books/change-club.ts';
import { nameOfDate, readGameDates } from '#functions/books/game-dates.ts';
import { findDue } from '#functions/find-due.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { emailChannel } from '#functions/notifying/email/channel.ts';
import { formatEvent } from '#functions/notifying/messages.ts';
import { settle } from '#functions/settle.ts';
import { tell } from '#functions/tell.ts';
import { presets } from '#shared/systems/house/presets.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { officeTo } from '#test/notifying/office.ts';
import { Evening } from './evening.ts';
import { follow, linkIn } from './mail-links.ts';

const KEY = { club: 'riverside', ladder: 'squash' };
const PATH = '/api/clubs/riverside/ladders/squash';
const CLUB = '/api/clubs/riverside';
const DAY = 86_400_000;

/** A squash ladder as a club makes it: Amy, Max and Zoe, who are invited by e-mail; and all that is sent to them since. */
export class FirstMonth {
  readonly #evening: Evening;
  readonly #mails: Mail[];
  readonly #cookies = new Map<string, string>();
  readonly #told = new Set<string>();

  private constructor(evening: Evening, mails: Mail[]) {
    [this.#evening, this.#mails] = [evening, mails];
  }

  static async begin(language: Language): Promise<FirstMonth> {
    const mails: Mail[] = [];
    const office = officeTo((mail) => mails.push(mail));
    const evening = await Evening.begin({ office });
    await choose(evening.database, KEY.club, { language });
    const settings = presets.find(({ name }) => name === 'squash')?.settings;
    const people = ['amy', 'max', 'zoe'].map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));
    await evening.openLadder({ system: 'house', name: 'Squash', settings }, people, KEY.ladder);
    const key = await evening.hand(KEY.club, { role: 'organiser', label: 'Jo' });
    const members = people.map((each) => ({ ...each, email: `${each.id}@example.org` }));
    await evening.must('POST', `${CLUB}/members`, { key, body: { members } });
    const invited = { ladder: KEY.ladder, members: people.map(({ id }) => id) };
    await evening.must('POST', `${CLUB}/invitations`, { key, body: invited });
    return new FirstMonth(evening, mails);
  }

  /** They open the last invitation that they were sent. */
  async opens(...players: readonly string[]): Promise<void> {
    for (const player of players) {
      const mail = this.#mails.findLast(({ to }) => to === `${player}@example.org`);
      if (!mail) throw new Error(`${player} was sent nothing`);
      const { cookies = [] } = await follow(this.#evening.world, 'POST', linkIn(mail));
      this.#cookies.set(player, cookies[0]?.split(';')[0] ?? '');
    }
    await this.#tellAll();
    this.#mails.length = 0;
  }

  /** A player does something on their own page. */
  async does(player: string, verb: string, body: object): Promise<Readonly<Record<string, unknown>>> {
    const cookie = this.#cookies.get(player) ?? '';
    return (await this.#evening.must('POST', `${PATH}/${verb}`, { cookie, body })).json;
  }

  async pass(days: number): Promise<void> {
    for (let day = 0; day < days; day++) {
      this.#evening.now = instant(this.#evening.now + DAY);
      this.#evening.pass(DAY);
      await this.#settle();
    }
  }

  async #settle(): Promise<void> {
    const runtime = runtimeIn(this.#evening.world);
    const bodies: string[] = [];
    await findDue(runtime, async (found) => {
      bodies.push(...found);
      return [];
    })();
    await settle(runtime)({ Records: bodies.map((body) => ({ messageId: body, body })) });
  }

  /** What went out since this was last asked, in the order of its readers: whose it is, its subject, and what it says above its links. */
  async sent(): Promise<readonly (readonly string[])[]> {
    await this.#tellAll();
    const all = this.#mails.splice(0).map(read);
    return all.sort(([one = ''], [two = '']) => one.localeCompare(two));
  }

  async order(): Promise<string> {
    return (await this.#evening.store.load(KEY))?.order.players().join(' ') ?? '';
  }

  /** What the log says of the last line. */
  async lastLine(): Promise<unknown> {
    return (await this.#evening.store.log(KEY)).at(-1)?.command;
  }

  /** Has every line and date that is new told. */
  async #tellAll(): Promise<void> {
    const { store } = this.#evening;
    const lines = (await store.log(KEY)).map(({ line }) => ({
      told: `line ${line}`,
      body: formatEvent({ kind: 'line', key: KEY, line: lineNumber(line) }),
    }));
    const dates = (await readGameDates(store, KEY)).map(({ challenge, version }) => ({
      told: `date ${challenge} ${version}`,
      body: formatEvent({ kind: 'date', key: KEY, name: nameOfDate(challenge) }),
    }));
    const queue = [...lines, ...dates].filter(({ told }) => !this.#told.has(told)).map(({ body }) => body);
    for (const { told } of [...lines, ...dates]) this.#told.add(told);
    await this.#work(queue);
  }

  async #work(queue: string[]): Promise<void> {
    const { world } = this.#evening;
    const { office, ...runtime } = runtimeIn(world);
    if (!office) throw new Error('nobody sends mail here');
    const channels = [emailChannel({ ...runtime, office })];
    const take = async (bodies: readonly string[]) => {
      queue.push(...bodies);
      return [];
    };
    const work = tell(
      { ...runtime, office, channels },
      take,
      async () => {},
      () => 0,
    );
    for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
      const record = { messageId: '1', receiptHandle: '1', body, attributes: { ApproximateReceiveCount: '1' } };
      const { batchItemFailures } = await work({ Records: [record] });
      if (batchItemFailures.length > 0) throw new Error(`${body} was not told`);
    }
  }
}

/** A letter without its links and what stands below them; a space that holds words together is one like any other. */
function read({ to, subject, text }: Mail): readonly string[] {
  const [letter = ''] = text.split('\n-- \n');
  const said = letter.split('\n\n').filter((paragraph) => !paragraph.includes('https:'));
  return [to.split('@')[0] ?? '', subject, ...said].map((words) => words.replace(/[\u00a0\u202f]/g, ' '));
}

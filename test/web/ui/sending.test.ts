import * as fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { type Attempt, type Faults, faultsNow, Sending, UNTRIED } from '#web/ui/forms/form.tsx';
import { actorFor, type SignedInPage } from '#web/ui/session/acting.ts';
import { rememberSessions, type Session, whoIs } from '#web/ui/session/session.ts';

type Field = 'name' | 'url';

/** A form with two fields, of which the first must be filled in, and a service that answers when it is told to. */
class Desk {
  name = '';
  readonly sent: string[] = [];
  #attempt: Attempt<Field> = UNTRIED;
  #answer: ((said: Faults<Field> | string | undefined) => void) | undefined;
  readonly #sending = new Sending<Field>((attempt) => {
    this.#attempt = attempt;
  });
  readonly #terms = {
    check: (): Faults<Field> => ({ name: this.name === '' ? 'Please say its name.' : undefined }),
    send: () => {
      this.sent.push(this.name);
      return new Promise<Faults<Field> | string | undefined>((resolve) => {
        this.#answer = resolve;
      });
    },
  };

  get busy(): boolean {
    return this.#attempt.busy;
  }
  get faults(): Faults<Field> {
    return faultsNow(this.#attempt, this.#terms);
  }
  submit(): Promise<void> {
    return this.#sending.submit(this.#terms);
  }
  async answers(said: Faults<Field> | string | undefined): Promise<void> {
    this.#answer?.(said);
    this.#answer = undefined;
    // The answer passes through what waits for it.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}

describe('a form', () => {
  it('marks nothing before somebody has tried to send it', () => {
    expect(new Desk().faults.name).toBeUndefined();
  });

  it('sends nothing that is wrong, and marks it until it is right', async () => {
    const desk = new Desk();
    await desk.submit();
    expect([desk.sent, desk.faults.name, desk.busy]).toEqual([[], 'Please say its name.', false]);
    desk.name = 'ann';
    expect(desk.faults.name).toBeUndefined();
  });

  it('is sent once, however often the key is pressed until the answer is there', async () => {
    const desk = new Desk();
    desk.name = 'ann';
    for (let press = 0; press < 3; press++) void desk.submit();
    expect([desk.sent, desk.busy]).toEqual([['ann'], true]);
    await desk.answers(undefined);
    expect([desk.busy, desk.faults]).toEqual([false, {}]);
  });

  it('says why it was not done, of the whole form or of a field, and can then be sent again', async () => {
    const desk = new Desk();
    desk.name = 'ann';
    void desk.submit();
    await desk.answers('There is one already.');
    expect(desk.faults).toEqual({ form: 'There is one already.' });
    void desk.submit();
    expect([desk.busy, desk.faults]).toEqual([true, {}]);
    await desk.answers({ url: 'Must begin with https://.' });
    expect(desk.faults).toEqual({ url: 'Must begin with https://.' });
    expect(desk.sent).toEqual(['ann', 'ann']);
  });

  it('can be sent again after a defect, which is not kept back', async () => {
    let busy: boolean | undefined;
    const sending = new Sending((attempt) => {
      busy = attempt.busy;
    });
    const defect = { send: () => Promise.reject(new Error('a defect')) };
    await expect(sending.submit(defect)).rejects.toThrow('a defect');
    expect(busy).toBe(false);
    await expect(sending.submit(defect)).rejects.toThrow('a defect');
  });

  it('has at most one on its way, never sends what is wrong, and is not busy once all is answered', async () => {
    const step = fc.oneof(
      fc.constant({ does: 'press' as const }),
      fc.record({ does: fc.constant('type' as const), name: fc.constantFrom('', 'ann', 'bob') }),
      fc.record({ does: fc.constant('answer' as const), no: fc.constantFrom(undefined, 'no', { url: 'no' }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const desk = new Desk();
        for (const each of steps) {
          const [before, wasBusy] = [desk.sent.length, desk.busy];
          if (each.does === 'type') desk.name = each.name;
          if (each.does === 'press') void desk.submit();
          if (each.does === 'answer') await desk.answers(each.no);
          const sent = each.does === 'press' && !wasBusy && desk.name !== '';
          expect(desk.sent.length - before).toBe(sent ? 1 : 0);
        }
        await desk.answers(undefined);
        expect(desk.busy).toBe(false);
        expect(desk.sent).not.toContain('');
      }),
    );
  });
});

const now = new Date(instant(0)).toISOString();
const session = (club: string, role: Session['role'], label: string, player?: string): Session => ({
  club: { id: club, name: club, ladders: ['main'] },
  role,
  label,
  now,
  actor: `${role}-${label}`,
  ...(player !== undefined && { player }),
});
const JO = session('rooks', 'organiser', 'Jo');
const BAR = session('rooks', 'scorer', 'bar');
const ANN = session('rooks', 'player', 'Ann', 'ann');
const BOB = session('rooks', 'player', 'Bob', 'bob');
const ELSEWHERE = session('knights', 'organiser', 'Al');
const ALL = [ELSEWHERE, JO, BAR, ANN, BOB];

const stage = (app: SignedInPage['app']): SignedInPage => ({ app, club: 'rooks', ladder: 'main' });
const pinOf = (whom: Session) => ({ who: whoIs(whom), label: whom.label });
const labelOf = (found: ReturnType<typeof actorFor>): string =>
  typeof found === 'string' ? found : 'gone' in found ? `gone: ${found.gone}` : found.label;

describe('as whom a page acts', () => {
  test.each([
    ['desk', 'Jo'],
    ['board', 'bar'],
    ['me', 'Ann'],
  ] as const)('%s: as %s, where several are signed in, whatever was opened first', (app, label) => {
    expect(labelOf(actorFor(stage(app), ALL))).toBe(label);
    expect(labelOf(actorFor(stage(app), [BOB, ...ALL].toReversed()))).toMatch(/Jo|bar|Ann|Bob/);
  });

  test('is the one whom it was for before', () => {
    expect(labelOf(actorFor(stage('board'), ALL, pinOf(JO)))).toBe('Jo');
    expect(labelOf(actorFor(stage('me'), ALL, pinOf(BOB)))).toBe('Bob');
  });

  test('is nobody else where that one is signed out, before somebody says so', () => {
    const left = ALL.filter((each) => each !== BAR);
    expect(actorFor(stage('board'), left, pinOf(BAR))).toEqual({ gone: 'bar', others: [JO] });
    expect(labelOf(actorFor(stage('me'), [JO], pinOf(ANN)))).toBe('Jo');
    expect(actorFor(stage('me'), [], pinOf(ANN))).toBe('nobody');
  });

  test('is never changed by a link that is opened beside it', async () => {
    const anybody = fc.record({
      club: fc.constantFrom('rooks', 'knights'),
      role: fc.constantFrom('organiser' as const, 'scorer' as const, 'player' as const),
      label: fc.string({ minLength: 1, maxLength: 6 }),
    });
    await fc.assert(
      fc.property(
        fc.constantFrom('desk' as const, 'board' as const, 'me' as const),
        fc.array(anybody, { maxLength: 7 }),
        fc.nat(9),
        (app, opened, place) => {
          const before = actorFor(stage(app), ALL);
          if (typeof before === 'string' || 'gone' in before) throw new Error('nobody');
          const more = opened.map(({ club, role, label }) =>
            session(club, role, label, role === 'player' ? label : undefined),
          );
          const all = more.filter((each) => whoIs(each) !== whoIs(before)).toSpliced(place, 0, ...ALL);
          expect(labelOf(actorFor(stage(app), all, pinOf(before)))).toBe(before.label);
        },
      ),
    );
  });
});

describe('what a browser remembers', () => {
  afterEach(() => vi.unstubAllGlobals());
  const TRUTHS = [
    'board/rooks/main/truth',
    'me/ann/rooks/main/truth',
    'me/bob/rooks/main/truth',
    'board/knights/a/truth',
  ];
  function stub(kept: Record<string, string>): Record<string, unknown> {
    const own = { value: (name: string) => kept[name] ?? null };
    const storage = Object.defineProperties(kept, {
      getItem: own,
      setItem: { value: (name: string, text: string) => void Object.assign(kept, { [name]: text }) },
      removeItem: { value: (name: string) => void delete kept[name] },
    });
    vi.stubGlobal('localStorage', storage);
    return storage;
  }
  const truthsIn = (kept: object) => Object.keys(kept).filter((name) => name.endsWith('/truth'));

  test('of one who is signed out goes, and of no other; what was tapped stays', () => {
    const kept = stub(
      Object.fromEntries([...TRUTHS, 'board/rooks/main', 'me/ann/rooks/main'].map((name) => [name, '{}'])),
    );
    rememberSessions([BAR, ANN, BOB, ELSEWHERE]);
    expect(truthsIn(kept)).toEqual(TRUTHS);
    rememberSessions([BAR, BOB, ELSEWHERE]);
    expect(truthsIn(kept)).toEqual(TRUTHS.filter((name) => name !== 'me/ann/rooks/main/truth'));
    rememberSessions([BOB]);
    expect(truthsIn(kept)).toEqual(['me/bob/rooks/main/truth']);
    rememberSessions([]);
    expect(Object.keys(kept).toSorted()).toEqual(['board/rooks/main', 'me/ann/rooks/main', 'sessions']);
  });
});

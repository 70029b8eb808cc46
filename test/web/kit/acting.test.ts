import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { actorFor, type Stage } from '#web/ui/session/acting.ts';
import { rememberSessions } from '#web/ui/session/last-session.ts';
import { type Session, whoIs } from '#web/ui/session/session.ts';

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

const stage = (app: Stage['app']): Stage => ({ app, club: 'rooks', ladder: 'main' });
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

  test('is never changed by a link that is opened beside it', () => {
    const anybody = fc.record({
      club: fc.constantFrom('rooks', 'knights'),
      role: fc.constantFrom('organiser' as const, 'scorer' as const, 'player' as const),
      label: fc.string({ minLength: 1, maxLength: 6 }),
    });
    fc.assert(
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

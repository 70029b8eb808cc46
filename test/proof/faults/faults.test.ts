import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { noticeLetter } from '#functions/notifying/email/letter.ts';
import { builtFunctions } from '#test/local/built.ts';
import { check } from './check.ts';
import { Cloud } from './cloud.ts';
import { type Asked, type Evidence, grantedOf, isGranted, type Law } from './evidence.ts';
import { type Fault, Injected } from './faults.ts';
import { type RawItem, unpacked } from './raw.ts';
import { untrueRefusals } from './refusals.ts';
import { playRound, type RoundOutcome } from './round.ts';

const BEGIN = Date.UTC(2021, 2, 1, 18);
const PLAN = { seed: 2, number: 1, clubs: 2, people: 2, commands: 5 };

/** As the service writes it, of a notice. */
function letterTo(to: string): Evidence['letters'][number] {
  const notice = { kind: 'moved', title: 'You’re 2nd', text: 'Ann beat you.', path: '/one/main/', tag: 'one' } as const;
  const pages = 'https://ladder.example.org';
  const links = { stop: `${pages}/stop`, choose: `${pages}/choose`, signIn: `${pages}/in?secret=1` };
  return { to, text: noticeLetter({ name: 'One' }, [notice], links).text };
}

describe('a round of clubs on the functions as packaged, while much goes wrong', () => {
  const injected = new Injected();
  let cloud: Cloud;
  let outcome: RoundOutcome;

  beforeAll(async () => {
    // A release in the middle has all processes begun anew: the long form has it.
    const isAllowed = (fault: Fault): boolean => fault !== 'a function of another release';
    cloud = await Cloud.open(
      { bundles: await builtFunctions(), seed: PLAN.seed, isAllowed, injected, hasMail: true },
      BEGIN,
    );
    outcome = await playRound(cloud, PLAN);
  }, 240_000);
  afterAll(() => cloud?.close());

  it('loses nothing, doubles nothing, leaks nothing, and leaves nothing unanswered', () => {
    expect(outcome.violations).toEqual([]);
    expect(injected.total).toBeGreaterThan(100);
  });

  const isOfPerson = ({ sk, value }: RawItem): boolean =>
    /^entry#/.test(sk) && !['settle', 'seed', undefined].includes(unpacked(value)?.command.verb);
  /** The last line that somebody asked for: those by which time passes belong to nobody. */
  const lastEntry = ({ items }: Evidence): RawItem => items.findLast(isOfPerson) ?? expect.fail('nothing was recorded');
  const named = (line: number): string => `entry#${String(line).padStart(8, '0')}`;

  test.each<readonly [string, Law, (evidence: Evidence) => Partial<Evidence>]>([
    [
      'a line that is lost',
      'acknowledged: in the log exactly once',
      (evidence) => ({ items: evidence.items.filter((item) => item !== lastEntry(evidence)) }),
    ],
    [
      'a line that is there twice',
      'no line that nobody asked for',
      (evidence) => {
        const last = lastEntry(evidence);
        const line =
          1 + Math.max(...evidence.items.map((each) => (each.pk === last.pk ? Number(each['line'] ?? 0) : 0)));
        const twin = { ...last, line, sk: named(line) };
        return { items: [...evidence.items, twin] };
      },
    ],
    [
      'a club that is told of in another',
      'nothing of one club in another',
      ({ clubs: [one, other], files }) => ({
        files: files.map((file) =>
          file.path === `/${one?.club}/main/index.html` ? { ...file, text: `${file.text} ${other?.word}` } : file,
        ),
      }),
    ],
    [
      'a page that is behind',
      'published is the latest',
      ({ files }) => ({
        files: files.map((file) => (file.path.endsWith('/index.html') ? { ...file, version: file.version - 1 } : file)),
      }),
    ],
    [
      'an e-mail that comes twice',
      'nobody is told twice',
      ({ clubs: [one], history }) => {
        const letter = letterTo(`p1@${one?.club}.example.org`);
        // Of whoever is forgotten nothing is left to hold letters against, and the round may have forgotten somebody.
        return { letters: [letter, letter], history: history.filter(({ what }) => what !== 'forget') };
      },
    ],
    [
      'an e-mail of another club',
      'nothing of one club in another',
      ({ clubs: [one, other] }) => ({ letters: [{ to: `p1@${one?.club}.example.org`, text: String(other?.word) }] }),
    ],
    [
      'a notice of a line that was refused',
      'nobody is told twice',
      ({ clubs: [one] }) => {
        const host = `${one?.club}.example.org`;
        return {
          told: [{ host, body: JSON.stringify({ id: `${one?.club}/main/9999/result`, event: 'result', line: 9999 }) }],
        };
      },
    ],
    [
      'a notice that is told in two ways',
      'nobody is told twice',
      ({ clubs: [one] }) => {
        const line = 2;
        const said = (text: string) => ({
          host: `${one?.club}.example.org`,
          body: JSON.stringify({ id: `${one?.club}/main/${line}/seed`, event: 'seed', line, text }),
        });
        return { told: [said(`${one?.word} p1 1 is first.`), said(`${one?.word} p2 2 is first.`)] };
      },
    ],
  ])('its checker finds %s', (_, law, plant) => {
    const found = check({ ...outcome.evidence, ...plant(outcome.evidence) });
    expect(found.map((each) => each.law)).toContain(law);
  });

  it('asks of each refusal whether the log was like that, and finds one that was not so', async () => {
    const { history } = outcome.evidence;
    const granted = (asked: Asked) => asked.what === 'line' && asked.name !== 'seed' && grantedOf(asked);
    const taken = history.findLast(granted) ?? expect.fail('nothing was recorded');
    const attempts = taken.attempts.map((each) => ({
      ...each,
      ...(isGranted(each) && { status: 409, code: 'already-played', version: (each.line ?? 0) - 1 }),
    }));
    const untrue = history.map((asked) => (asked === taken ? { ...asked, attempts } : asked));
    expect(await untrueRefusals({ ...outcome.evidence, history: untrue })).toMatchObject([
      { law: 'refused: as the log was then', what: expect.stringContaining('already-played') },
    ]);
  });
});

import { type Case, caseOf } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { atMost, beside, type Found } from '../report.ts';
import { mapBy, ofEach, type Run, type Tree } from '../trees.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { using } from './services.ts';
import { done, posted, type Waits, waitsDuring } from './waits.ts';

/** How many are added, and invited, with one request at most. */
const [ADDED, INVITED] = [90, 20] as const;

/** What is used of a member on an organiser's list. */
interface Member {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** How long another club waits while a laptop looks through everybody in a large one, many times at once. */
export async function crowd(run: Run): Promise<Found> {
  const people = run.isQuick ? 300 : 15_000;
  const found = await ofEach(run, (tree) => inFolder((folder) => waitsAt(tree, folder, people)));
  const works = Object.keys(found.now ?? {});
  const at = (work: string, figure: keyof Waits) => mapBy(found, (all) => all[work]?.[figure] ?? Number.NaN);
  const all = works.join(' · ');
  return {
    bars: [
      atMost(
        `99 of 100 requests of another club, while of ${people.toLocaleString('en')} people ${all}`,
        200,
        'ms',
        ...works.map((work) => at(work, 'p99')),
      ),
    ],
    more: [
      `**A crowd.** At most the other club waits ${works.map((work) => beside(at(work, 'most'))).join(' · ')} ms, while ${all}.`,
    ],
  };
}

const waitsAt = (tree: Tree, folder: string, people: number): Promise<Readonly<Record<string, Waits>>> => {
  const [of, other] = [caseOf('crewe', { players: people }), caseOf('lavers')];
  return using(startLaptop(tree, folder, [of, other], 1), async (laptop) => {
    const ids = await newcomers(laptop, of, Math.min(400, people));
    const { members }: { readonly members: readonly Member[] } = await (await laptop.askClub(of, '/members')).json();
    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      'eight look for namesakes': () =>
        times(8, (n) => done(laptop.askClub(of, `/namesakes?name=${members[n]?.name}`))),
      'sixteen ask what forgetting somebody changes': () =>
        times(16, (n) =>
          done(
            laptop.askClub(of, '/forgetting?dryRun=true', asked({ player: members[n]?.id, name: members[n]?.name })),
          ),
        ),
      'eight list all members': () => times(8, () => done(laptop.askClub(of, '/members'))),
      'eight change a member': () =>
        times(8, (n) =>
          done(
            laptop.askClub(of, `/members/${members[n]?.id}`, asked({ name: `New ${n}`, version: members[n]?.version })),
          ),
        ),
      'four hundred are invited': () =>
        times(ids.length / INVITED, (n) =>
          done(
            laptop.askClub(
              of,
              '/invitations',
              asked({ ladder: 'l1', members: ids.slice(n * INVITED, (n + 1) * INVITED) }),
            ),
          ),
        ),
    };
    await waitsDuring(laptop, other, () => done(laptop.askClub(of, '/members')));
    const waits: Record<string, Waits> = {};
    for (const [name, work] of Object.entries(works)) waits[name] = await waitsDuring(laptop, other, work);
    return waits;
  });
};

const asked = (body: unknown): RequestInit => posted(JSON.stringify(body));

const times = (many: number, work: (n: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

/** Adds so many with an address each, which have not been invited yet. */
async function newcomers(laptop: LaptopService, of: Case, many: number): Promise<readonly string[]> {
  const ids = Array.from({ length: many }, (_, n) => `new-${n}`);
  for (let from = 0; from < many; from += ADDED) {
    const members = ids.slice(from, from + ADDED).map((id) => ({ id, name: id, email: `${id}@example.org` }));
    await done(laptop.askClub(of, '/members', asked({ members })));
  }
  return ids;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { member } from '../club.ts';
import { inFolder, madeBy, markdown, report, shareOf } from '../figures.ts';
import { type Case, caseOf } from './cases.ts';
import { type Ours, startOurs } from './ours.ts';

/** How often another club's organiser asks, in milliseconds. */
const PACE = 25;

/** How long another club waits while a laptop is at work for one that has a large ladder or a long log. */
export async function waiting(quick: boolean): Promise<void> {
  const size = quick ? 1000 : 10_000;
  const pause = quick ? 2000 : 8000;
  const [long, wide, other] = [caseOf('crewe', { lines: size }), caseOf('crewe', { players: size }), caseOf('lavers')];
  const rows = await inFolder(async (folder) => {
    const ours = await startOurs(folder, [long, wide, other], 0);
    const works: readonly (readonly [string, () => Promise<void>])[] = [
      ['nothing else', () => sleep(pause).then(() => {})],
      [
        `an early line of ${size} is corrected`,
        () => done(ours.ask(long, '/correct', posted(JSON.stringify({ line: 4, score: [0.5, 0.5] })))),
      ],
      [`a log of ${size} lines is imported`, () => importCopy(ours, long)],
      [
        `a match among ${size} players is recorded and published`,
        async () => {
          const played = { challenger: member(size - 10), challenged: member(size - 20) };
          const match = { id: 'm1', ...played, score: [1, 0], override: 'a benchmark' };
          await done(ours.ask(wide, '/match', posted(JSON.stringify(match))));
          await sleep(pause);
        },
      ],
    ];
    try {
      await waitsDuring(ours, other, () => sleep(pause));
      const measured: (string | number)[][] = [];
      for (const [name, work] of works) {
        measured.push([name, ...(await waitsDuring(ours, other, work))]);
        await sleep(pause);
      }
      return measured;
    } finally {
      await ours.stop();
    }
  });
  report('waiting.md', quick, [
    '# How long others wait',
    madeBy('npm run bench -- waiting'),
    `Every ${PACE} ms the organiser of another club looks at a ladder of 100 players, while on the same laptop:`,
    markdown(['work', 'ms', 'requests', 'median wait in ms', '99 %', 'longest'], rows),
    'Bar: nobody waits more than 200 ms for another’s work.',
  ]);
}

/** How long the requests of another club take while some work is done, in milliseconds. */
async function waitsDuring(ours: Ours, other: Case, work: () => Promise<unknown>): Promise<readonly number[]> {
  const waits: Promise<number>[] = [];
  let isOver = false;
  const begun = performance.now();
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = performance.now();
    waits.push(
      ours
        .ask(other)
        .then((answer) => answer.text())
        .then(() => performance.now() - asked),
    );
    await sleep(PACE);
  }
  await working;
  const took = performance.now() - begun;
  const at = shareOf(await Promise.all(waits));
  return [took, waits.length, at(0.5), at(0.99), at(1)].map(Math.round);
}

async function importCopy(ours: Ours, of: Case): Promise<void> {
  const log = await (await ours.ask(of, '/log')).text();
  const ask = (path: string, init?: RequestInit) => ours.ask(of, path, init, 'copy');
  await done(ask('/import', { ...posted(log), headers: { 'content-type': 'application/jsonl' } }));
  for (let state = ''; state !== 'made'; ) {
    await sleep(200);
    ({ state } = await (await ask('/import')).json());
    if (state === 'failed' || state === 'refused') throw new Error(state);
  }
}

const posted = (body: string): RequestInit => ({ method: 'POST', body });

async function done(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

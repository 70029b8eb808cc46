import { readImport } from '#functions/importing/import-book.ts';
import { logOf } from '#test/ladders/importing/logs.ts';
import { begin, newWorld, storeOf, workOff } from '#test/ladders/importing/world.ts';
import { withTable } from '../deployed/table.ts';
import { madeBy, markdown, report } from '../figures.ts';

const PLAYERS = 200;
/** A step writes for a minute, as on AWS; time passes only where the worker waits for its units. */
const STEP = 60_000;
/** After how many of its requests each of ten workers is killed: while it checks, and all along the way. */
const LIVES = [2, 12, 24, 36, 48, 60, 72, 84, 96, 108];
/** For one second in every twenty others use up the whole partition. */
const isTaken = (now: number): boolean => Math.floor(now / 1000) % 20 === 0;

/** Imports a long log under an emulated limit of 1,000 write units a second, with ten workers killed on the way. */
export async function importing(quick: boolean): Promise<void> {
  const count = quick ? 5000 : 100_000;
  const rows = await withTable(async (endpoint, table) => {
    const world = newWorld({ endpoint, table }, STEP);
    world.partition.isTaken = isTaken;
    const key = await begin(world, logOf(count, PLAYERS));
    const [began, virtual] = [performance.now(), world.time.now];
    const killed = await workOff(world, key, LIVES);
    const found = await readImport(storeOf(world).database, key);
    const [minutes, real] = [(world.time.now - virtual) / 60_000, (performance.now() - began) / 1000];
    const differences = await storeOf(world).verify(key);
    const items = world.written.filter((name) => /^(entry|id|state)#/.test(name));
    const { units, turnedAway } = world.partition;
    return [
      ['lines', found?.lines ?? 0],
      ['state in the end', found?.state ?? 'none'],
      ['workers killed', killed],
      ['items written', items.length],
      ['of them twice', items.length - new Set(items).size],
      ['write units', units],
      ['write units a second, while it was worked on', Math.round(units / (minutes * 60 - killed * 31))],
      ['transactions turned away', turnedAway],
      ['minutes by the emulated clock, 31 s of silence after each kill included', minutes.toFixed(1)],
      ['seconds that this took here, all ten lives included', Math.round(real)],
      ['memory of the process at the end, MB', Math.round(process.memoryUsage().rss / 1e6)],
      ['differences between what is stored and the replay of the log', differences?.length ?? 'no ladder'],
    ];
  });
  report('import.md', quick, [
    '# A long log imported, and ten workers killed',
    `${madeBy('npm run bench -- import')} A log of Crewe with ${count.toLocaleString('en')} lines and ${PLAYERS} players, over the emulator, whose partition takes 1,000 write units a second by a clock that passes only while somebody waits, and for one second in every twenty nothing at all, as if others used it up.`,
    markdown(['what', 'figure'], rows),
  ]);
}

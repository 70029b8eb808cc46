import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog, type SeasonLog } from '#shared/log/read.ts';
import { documentOf, replay, traceOf } from '#shared/log/replay.ts';
import { systems } from '#shared/systems/registry.ts';
import { Club } from '../view/club.ts';
import { KEY, publishingOf, type Told } from './store.ts';

const FOLDER = 'test/vectors';
const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl') && !name.endsWith('.trace.jsonl'))
  .map((name) => name.replace('.jsonl', ''));

function read(text: string): SeasonLog {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** A ladder with a season log as it is stored: what was refused stands there as a line that does nothing. */
const stored = (name: string): Told => replay(read(readFileSync(`${FOLDER}/${name}.jsonl`, 'utf8')));

async function published(club: Told): Promise<string> {
  const { shelf, ...publishing } = publishingOf(club);
  await publishLadder(publishing, KEY);
  return shelf.read('/lavers/main/season.jsonl');
}

describe('the public log', () => {
  it('is tried out on seasons of all systems', () => {
    for (const { id } of systems()) expect(samples.some((name) => name.startsWith(id))).toBe(true);
  });

  it.each(samples)('of the sample season %s replays to the same ladder after every line', async (name) => {
    const club = stored(name);
    const [own, told] = [read(logOf(club)), read(await published(club))];
    const { refused, ...document } = documentOf(replay(told));
    expect(refused).toEqual([]);
    expect(document).toEqual({ ...documentOf(replay(own)), refused: undefined });
    expect(traceOf(told).lines).toEqual(traceOf(own).lines.map(({ code: _, ...line }) => ({ ...line, ok: true })));
  });

  it('tells nobody who recorded what, why something was passed over, what anybody is rated or has paid', async () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const players = ['ann', 'bob', 'cy'].map((id, index) => ({
      id,
      rating: 1234 + index,
      registered: id !== 'cy',
      paidUntil: '2031-07-24',
    }));
    const by = { by: 'tablet at the bar', override: 'Bob was ill' };
    club.does('2021-09-06T08:00Z', 'seed', { order: 'rating', players }, by);
    club.does('2021-09-07T08:00Z', 'prefer', { player: 'cy', registered: true, paidUntil: '2032-01-31' });
    club.does('2021-09-10T20:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' }, by);
    const moves = '[White "bob"]\n[Black "ann"]\n[Annotator "Cy"]\n[Result "1-0"]\n\n1. e4 {Ann was late} e5 1-0\n';
    club.does('2021-09-11T15:00+03:00', 'result', { challenge: 'one', score: [1, 0], pgn: moves }, by);
    const text = await published(club);
    expect(text).not.toMatch(/tablet|ill|123\d|2031|2032|rating|Annotator|late|"by"/);
    expect(documentOf(replay(read(text))).refused).toEqual([]);
  });
});

/** The log as its organiser has it. */
const logOf = ({ season }: Told): string =>
  formatLog(
    season.header,
    season.lines().map(({ command }) => command),
  );

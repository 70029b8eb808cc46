import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NewClub } from '../browser/desk.ts';
import { Laptop, useFolder } from './laptop.ts';
import { until } from './until.ts';

const folder = useFolder();

/** Whoever is forgotten, as all that the club knows of them. */
const PERSON = { id: 'zara-xylander', name: 'Zara Xylander', email: 'zara@xylander.example' };
const FORMS = [PERSON.id, PERSON.name, PERSON.email, encodeURIComponent(PERSON.email), 'Xylander'];

/** The files of the data folder in which some byte still tells of that person; one that is moved meanwhile tells nothing. */
const telling = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.of();
    return FORMS.some((form) => bytes.includes(form) || bytes.includes(form.toLowerCase()));
  });

/** What lies in the data folder of before: a letter that says of nobody whose it is, and logs on their way. */
function putOf(name: string, body: object): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(body));
}
const LETTER = { to: PERSON.email, subject: 'Your club', text: 'One button is left.', html: '' };
const MOVED = ['downloads/byte-club/main', 'imports/byte-club/main', 'uploads/byte-club'];

const CLOCK = '2026-11-20T20:05';

it('a person whom a club erases is in no byte of the data folder, nor after an orderly stop', {
  timeout: 240_000,
}, async () => {
  let laptop = await Laptop.start(folder, ['--clock', CLOCK]);
  const club = await NewClub.make(laptop, 'byte-club');
  await club.ladder(
    'main',
    { system: 'crewe' },
    [PERSON, { id: 'bob', name: 'Bob' }].map(({ id, name }) => ({ id, name })),
  );
  const { key: own } = await club.settle('/access', {
    role: 'player',
    label: PERSON.name,
    player: PERSON.id,
    use: 'program',
  });
  const choices = { email: PERSON.email, daily: false, by: {} };
  await fetch(`${laptop.origin}/api/mail/byte-club/own.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
    body: JSON.stringify(choices),
  });
  await club.post('/main/challenge', { id: 'm1', challenger: 'bob', challenged: PERSON.id });
  expect(await laptop.comesToShow(PERSON.name, '/byte-club/main/')).toBe(true);
  putOf('mail/1700000000000-0000000a.json', LETTER);
  for (const place of MOVED) putOf(`transfers/${place}/some.jsonl`, { seed: { players: [PERSON] } });
  const found = telling();
  expect(found).toEqual(expect.arrayContaining(['mail/1700000000000-0000000a.json']));
  expect(found.filter((name) => !/^(ladders|mail|site|transfers)/.test(name))).toEqual([]);

  await club.settle('/forgetting', { player: PERSON.id, name: PERSON.name });
  await until(async () => !(await (await fetch(`${laptop.origin}/byte-club/main/`)).text()).includes(PERSON.name));
  await laptop.end();
  // What was cleared rests for a quarter of an hour, and is looked at once more.
  laptop = await Laptop.start(folder, ['--clock', '2026-11-20T21:05']);
  await expect.poll(telling, { timeout: 60_000, interval: 500 }).toEqual([]);
  expect(await laptop.end('SIGTERM')).toBe(0);
  expect(telling()).toEqual([]);
  expect(statSync(join(folder, 'ladders.sqlite')).size).toBeGreaterThan(100_000);
});

import { type Asked, type Evidence, outcomeOf, type Say, type Violation } from './evidence.ts';
import { folded } from './fold.ts';
import { type RawSeason, saidIn, unpacked } from './raw.ts';

/** The files of a ladder that lie in a bucket. */
export const IN_A_BUCKET = [
  ...['version.json', 'view.json', 'state.json', 'index.html'],
  ...['embed/index.html', 'history/head.json', 'log/head.json', 'season/head.json', 'results.atom', 'calendar.ics'],
];

export function published({ files, dated }: Evidence, folder: string, seasons: readonly RawSeason[], say: Say): void {
  const present = seasons.at(-1);
  if (!present) return;
  const line = Number(present.head['line']);
  for (const name of dated) {
    const file = files.find(({ path }) => path === `${folder}/${name}`);
    if (file?.version !== line) say('published is the latest', `${name} is of line ${file?.version}, not ${line}`);
  }
  const state = files.find(({ path }) => path === `${folder}/state.json`);
  const shown = (JSON.parse(state?.text ?? '{}').pages ?? []).flatMap((page: { players: string[] }) => page.players);
  const stands = folded(present).ladder.order.players();
  if (state && shown.join(' ') !== stands.join(' '))
    say('published is the latest', `state.json shows ${shown.join(' ')}, and it stands ${stands.join(' ')}`);
}

/** What is of a club: its own partitions and files. */
export function apart({ clubs, items, files, told, letters }: Evidence, found: Violation[]): void {
  for (const { club } of clubs) {
    const others = clubs.filter((each) => each.club !== club);
    const look = (where: string, text: string): void => {
      for (const { word } of others)
        if (text.includes(word)) found.push({ law: 'nothing of one club in another', what: `${where} says ${word}` });
    };
    const isOurs = (pk: string): boolean => pk.split('#').includes(club);
    for (const item of items) if (isOurs(item.pk)) look(`${item.pk} ${item.sk}`, saidIn(item));
    for (const { path, text } of files) if (path.startsWith(`/${club}/`)) look(path, text);
    for (const { host, body } of told) if (host === `${club}.example.org`) look(`a notice to ${host}`, body);
    for (const { to, text } of letters) if (to.endsWith(`@${club}.example.org`)) look(`an e-mail to ${to}`, text);
  }
}

/**
 * A notice is named by its line, which was recorded: sent again it is the same to the letter, and a line has one of a kind. But
 * it calls people as the public does by then: who was given another name meanwhile, or was forgotten, has that.
 */
export function toldOnce({ clubs, told, history, items }: Evidence, found: Violation[]): void {
  for (const { club, word } of clubs) {
    const notices = new Map<string, string>();
    const isRenamed = history.some((each) => each.club === club && each.name === 'rename' && mayBeRecorded(each));
    const sameNames = (body: string): string => (isRenamed ? withOneName(word, body) : body);
    const entries = items.filter(({ pk, sk }) => pk.split('#').includes(club) && sk.startsWith('entry#'));
    const lines = new Set(entries.map(({ line }) => line));
    const isUndone = history.some(
      (each) => each.club === club && each.what === 'undo' && outcomeOf(each) === 'acknowledged',
    );
    for (const { host, body } of told) {
      if (host !== `${club}.example.org`) continue;
      const { id, event, line } = JSON.parse(body);
      const known = notices.get(id);
      const isOfForgotten = [known, body].some((each) => each?.includes('Former'));
      if (known !== undefined && sameNames(known) !== sameNames(body) && !isOfForgotten)
        found.push({ law: 'nobody is told twice', what: `${id} was told in two ways: ${differing(known, body)}` });
      if (line !== undefined && !isUndone && !lines.has(line))
        found.push({ law: 'nobody is told twice', what: `${id} tells of line ${line}, which is not there` });
      if (!String(id).startsWith(`${club}/`) || (line !== undefined && !String(id).includes(`/${line}/`)))
        found.push({ law: 'nobody is told twice', what: `${event} is called ${id}` });
      notices.set(id, body);
    }
  }
}

/** A text in which each player has one name: of "Qucq p1 17" the last number alone tells it from another. */
const withOneName = (word: string, text: string): string =>
  text.replaceAll(new RegExp(`(${word} [\\w-]+) \\d+`, 'g'), '$1');

const mayBeRecorded = (asked: Asked): boolean => outcomeOf(asked) !== 'refused';

/** In what two notices differ, field by field. */
function differing(one: string, other: string): string {
  const [before, after]: readonly Record<string, unknown>[] = [JSON.parse(one), JSON.parse(other)];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const pairs = names.map((name) => [name, JSON.stringify(before?.[name]), JSON.stringify(after?.[name])] as const);
  return pairs.flatMap(([name, was, is]) => (was === is ? [] : [`${name}: ${was} and ${is}`])).join(', ');
}

/** What one notice says in an e-mail: its title and its text, above what its link is called. */
const NOTICE = /^(.+)\n\n(.+)\n\n.+\nhttps?:/gm;

/** An address is told each notice once: several that say the same are as many notices of that player. */
export function writtenOnce({ clubs, history, items, letters }: Evidence, found: Violation[]): void {
  for (const { club, word } of clubs) {
    // What was kept of notices goes with whoever is forgotten.
    if (history.some((each) => each.club === club && each.what === 'forget')) continue;
    const kept = items.filter(({ pk, sk }) => pk.split('#').includes(club) && sk.startsWith('notice#'));
    const notices = kept.map(({ value }) => unpacked(value).notice);
    const told = new Map<string, number>();
    for (const { to, text } of letters.filter((each) => each.to.endsWith(`@${club}.example.org`)))
      for (const [, title, said] of text.matchAll(NOTICE)) {
        const name = JSON.stringify([to, title, said]);
        told.set(name, (told.get(name) ?? 0) + 1);
      }
    for (const [name, times] of told) {
      const [to, title, text] = JSON.parse(name);
      const isSame = (kept: string, sent: string): boolean => withOneName(word, kept) === withOneName(word, sent);
      // One that was put into words anew since, as after a renaming, is kept in those alone.
      const same = notices.filter(
        (each) => to.startsWith(`${each.player}@`) && isSame(each.title, title) && isSame(each.text, text),
      );
      if (times > Math.max(1, same.length))
        found.push({
          law: 'nobody is told twice',
          what: `${club}/: ${to} ${times} times, of ${same.length}: ${title}`,
        });
    }
  }
}

export function forgotten({ history, items, files, isRested }: Evidence, found: Violation[]): void {
  const looked = isRested ? files : [];
  for (const asked of history) {
    if (asked.what !== 'forget' || outcomeOf(asked) !== 'acknowledged') continue;
    const where = [
      ...items
        .filter(({ pk }) => pk.split('#').includes(asked.club))
        .map((item) => [`${item.pk} ${item.sk}`, saidIn(item)]),
      ...looked.filter(({ path }) => path.startsWith(`/${asked.club}/`)).map(({ path, text }) => [path, text]),
    ];
    for (const [place, text = ''] of where)
      if (text.includes(asked.name))
        found.push({ law: 'who is forgotten is nowhere', what: `${place} says ${asked.name}` });
  }
}

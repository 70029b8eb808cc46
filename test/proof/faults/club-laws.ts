import { type Evidence, outcomeOf, type Say, type Violation } from './evidence.ts';
import { folded } from './fold.ts';
import { type RawSeason, saidIn } from './raw.ts';

/** The files of a ladder that lie in a bucket. */
export const IN_A_BUCKET = [
  ...['version.json', 'view.json', 'state.json', 'index.html', 'embed/index.html'],
  ...['history/head.json', 'log/head.json', 'season/head.json', 'results.atom', 'calendar.ics'],
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
export function apart({ clubs, items, files, told }: Evidence, found: Violation[]): void {
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
  }
}

/** A notice is named by its line: sent again it is the same to the letter, and a line has one of a kind. */
export function toldOnce({ clubs, told }: Evidence, found: Violation[]): void {
  for (const { club } of clubs) {
    const notices = new Map<string, string>();
    for (const { host, body } of told) {
      if (host !== `${club}.example.org`) continue;
      const { id, event, line } = JSON.parse(body);
      const known = notices.get(id);
      if (known !== undefined && known !== body && !body.includes('Former'))
        found.push({ law: 'nobody is told twice', what: `${id} was told in two ways: ${known} ${body}` });
      if (!String(id).startsWith(`${club}/`) || (line !== undefined && !String(id).includes(`/${line}/`)))
        found.push({ law: 'nobody is told twice', what: `${event} is called ${id}` });
      notices.set(id, body);
    }
  }
}

export function forgotten({ history, items, files }: Evidence, found: Violation[]): void {
  for (const asked of history) {
    if (asked.what !== 'forget' || outcomeOf(asked) !== 'acknowledged') continue;
    const where = [
      ...items
        .filter(({ pk }) => pk.split('#').includes(asked.club))
        .map((item) => [`${item.pk} ${item.sk}`, saidIn(item)]),
      ...files.filter(({ path }) => path.startsWith(`/${asked.club}/`)).map(({ path, text }) => [path, text]),
    ];
    for (const [place, text = ''] of where)
      if (text.includes(asked.name))
        found.push({ law: 'who is forgotten is nowhere', what: `${place} says ${asked.name}` });
  }
}

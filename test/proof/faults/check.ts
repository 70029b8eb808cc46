import { differences, folded } from './fold.ts';
import { type RawEntry, type RawItem, type RawSeason, saidIn, seasonsOf, unpacked } from './raw.ts';

/** One sending of a request; times in milliseconds that never go back. Without a status nobody learnt what came of it. */
export interface Attempt {
  readonly began: number;
  readonly ended: number;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** The line that was answered; of a look, the version. */
  readonly line?: number | undefined;
  readonly replayed?: boolean | undefined;
}

/** What a client asked for, once or several times under the same key. */
export interface Asked {
  readonly club: string;
  readonly ladder: string;
  readonly what: 'line' | 'season' | 'undo' | 'look' | 'import' | 'forget';
  /** The verb of a line; who is to be forgotten. */
  readonly name: string;
  /** A text that the line carries, and nothing else. */
  readonly mark?: string | undefined;
  readonly attempts: readonly Attempt[];
}

/** A published file. */
export interface RawFile {
  readonly path: string;
  /** Of which line of the log it says it is. */
  readonly version: number;
  readonly text: string;
}

/** All that is known of the clubs of a run once everything has come to rest. */
export interface Evidence {
  /** Each club with a word that only it uses, and its ladders. */
  readonly clubs: readonly { readonly club: string; readonly word: string; readonly ladders: readonly string[] }[];
  readonly history: readonly Asked[];
  readonly items: readonly RawItem[];
  readonly files: readonly RawFile[];
  /** Which files of a ladder say of which line they are. */
  readonly dated: readonly string[];
  /** What receivers of webhooks were told. */
  readonly told: readonly { readonly host: string; readonly body: string }[];
}

export const LAWS = [
  'acknowledged: in the log exactly once',
  'refused: not in the log',
  'unclear: at most once, and a repeat tells which',
  'a repeat gets the first answer',
  'no line that nobody asked for',
  'real time and the log agree',
  'stored is the fold of the log',
  'published is the latest',
  'nothing of one club in another',
  'nobody is told twice',
  'who is forgotten is nowhere',
] as const;
export type Law = (typeof LAWS)[number];

export interface Violation {
  readonly law: Law;
  readonly what: string;
}

const isGranted = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;
const isUnclear = ({ status = 500 }: Attempt): boolean => status >= 500;
/** Says no to this sending alone: one before it may have been taken. */
const saysNothing = ({ status }: Attempt): boolean => status === 429 || status === 401;

/** Under its key something was recorded before, of a person who has been forgotten since: what it was cannot be told. */
const wasTaken = ({ attempts }: Asked): boolean => attempts.some(({ code }) => code === 'key-reused');

const grantedOf = ({ attempts }: Asked): Attempt | undefined => attempts.find(isGranted);

export function outcomeOf(asked: Asked): 'acknowledged' | 'refused' | 'unclear' {
  if (grantedOf(asked) || wasTaken(asked)) return 'acknowledged';
  const before = asked.attempts.findIndex(isUnclear);
  const decided = asked.attempts.some(
    (each, index) => !isUnclear(each) && (!saysNothing(each) || before < 0 || index < before),
  );
  return decided ? 'refused' : 'unclear';
}

/** Everything that is wrong. */
export function check(evidence: Evidence): readonly Violation[] {
  const found: Violation[] = [];
  for (const { club, ladders } of evidence.clubs)
    for (const ladder of ladders) {
      const history = evidence.history.filter((each) => each.club === club && each.ladder === ladder);
      const seasons = seasonsOf(evidence.items, club, ladder);
      const say = (law: Law, what: string) => found.push({ law, what: `${club}/${ladder}: ${what}` });
      if (seasons.length === 0) say('stored is the fold of the log', 'there is no ladder');
      else new LadderCheck({ history, seasons, undone: undoneIn(evidence.items, club, ladder) }, say).all();
      published(evidence, `/${club}/${ladder}`, seasons, say);
    }
  apart(evidence, found);
  toldOnce(evidence, found);
  forgotten(evidence, found);
  return found;
}

type Say = (law: Law, what: string) => void;

/** The lines with which starts of seasons were undone, and how many seasons were ever begun. */
function undoneIn(items: readonly RawItem[], club: string, ladder: string) {
  const item = items.find(({ pk, sk }) => pk === `CLUB#${club}#LADDER#${ladder}` && sk === 'seasons');
  const undone: readonly number[] = unpacked(item?.['value'])?.undone ?? [];
  return { undone, given: Number(item?.['given'] ?? 1) };
}

interface LadderEvidence {
  readonly history: readonly Asked[];
  readonly seasons: readonly RawSeason[];
  readonly undone: ReturnType<typeof undoneIn>;
}

class LadderCheck {
  readonly #history: readonly Asked[];
  readonly #seasons: readonly RawSeason[];
  readonly #undone: ReturnType<typeof undoneIn>;
  readonly #entries: readonly RawEntry[];
  readonly #say: Say;

  constructor({ history, seasons, undone }: LadderEvidence, say: Say) {
    this.#history = history;
    this.#seasons = seasons;
    this.#undone = undone;
    this.#entries = seasons.flatMap(({ entries }) => entries);
    this.#say = say;
  }

  all(): void {
    for (const asked of this.#history) if (asked.what === 'line') this.#once(asked);
    for (const asked of this.#history) this.#repeats(asked);
    this.#owned();
    this.#turned();
    this.#inOrder();
    for (const season of this.#seasons)
      for (const what of differences(season)) this.#say('stored is the fold of the log', `${season.pk}: ${what}`);
  }

  /** Whether a line may have gone with a season that was undone. */
  #mayBeUndone = (line: number): boolean => this.#undone.undone.some((end) => line <= end);

  #once(asked: Asked): void {
    const { name, mark } = asked;
    const outcome = outcomeOf(asked);
    const marked = mark === undefined ? [] : this.#entries.filter(({ command }) => command.override === mark);
    const { line = 0 } = grantedOf(asked) ?? {};
    const says = `${name} ${mark ?? ''} ${JSON.stringify(asked.attempts)}`;
    if (outcome === 'unclear') this.#say('unclear: at most once, and a repeat tells which', `nobody knows of ${says}`);
    if (outcome === 'refused' && marked.length > 0) this.#say('refused: not in the log', `it is: ${says}`);
    if (marked.length > 1) this.#say('acknowledged: in the log exactly once', `${marked.length} times: ${says}`);
    if (outcome !== 'acknowledged') return;
    if (wasTaken(asked) && this.#isForgetful) return;
    const entry = this.#entries.find((each) => each.line === line);
    const isThere = entry?.command.verb === name && (mark === undefined || entry.command.override === mark);
    if (!isThere && !this.#mayBeUndone(line)) this.#say('acknowledged: in the log exactly once', `lost: ${says}`);
  }

  #repeats(asked: Asked): void {
    if (asked.what === 'look') return;
    const granted = asked.attempts.filter(isGranted);
    const [first, ...others] = granted;
    if (others.some(({ line, replayed }) => asked.what === 'line' && (line !== first?.line || !replayed)))
      this.#say('a repeat gets the first answer', `${asked.what} ${JSON.stringify(asked.attempts)}`);
  }

  /** Whether somebody was to be forgotten. */
  get #isForgetful(): boolean {
    return this.#history.some(({ what }) => what === 'forget');
  }

  /** Each line belongs to one request, but for those by which time passes, those of an import, and the seeds of seasons. */
  #owned(): void {
    const owners = new Map<number, number>();
    for (const asked of this.#history) {
      const { line } = grantedOf(asked) ?? {};
      if (asked.what === 'line' && line !== undefined) owners.set(line, (owners.get(line) ?? 0) + 1);
    }
    const seeds = this.#seasons.slice(1).map(({ entries }) => entries[0]?.line);
    const isImported = this.#history.some(({ what }) => what === 'import');
    const taken = this.#isForgetful ? this.#history.filter(wasTaken).map(({ name }) => name) : [];
    for (const { line, command } of this.#entries) {
      if (command.verb === 'settle' || isImported || seeds.includes(line)) continue;
      if (!owners.has(line) && taken.includes(command.verb)) continue;
      if (owners.get(line) !== 1) {
        const many = owners.get(line) ?? 0;
        this.#say('no line that nobody asked for', `line ${line}, ${command.verb}, belongs to ${many} requests`);
      }
    }
  }

  /** Seasons were begun and undone as often as that was granted. */
  #turned(): void {
    const counts = { season: this.#undone.given - 1, undo: this.#undone.undone.length };
    for (const what of ['season', 'undo'] as const) {
      const asked = this.#history.filter((each) => each.what === what);
      const granted = asked.filter(grantedOf).length;
      if (granted !== counts[what] && asked.every((each) => outcomeOf(each) !== 'unclear'))
        this.#say('acknowledged: in the log exactly once', `${what}: granted ${granted} times, done ${counts[what]}`);
    }
  }

  #inOrder(): void {
    const lines = this.#history
      .filter(({ what }) => what === 'line')
      .flatMap((asked) => {
        const granted = grantedOf(asked);
        const [{ began } = { began: 0 }] = asked.attempts;
        return granted?.line === undefined ? [] : [{ line: granted.line, began, ended: granted.ended }];
      })
      .toSorted((one, other) => one.line - other.line);
    let soonest = { ended: Number.POSITIVE_INFINITY, line: 0 };
    for (const each of lines.toReversed()) {
      if (soonest.ended < each.began)
        this.#say('real time and the log agree', `line ${soonest.line} was answered before ${each.line} was asked for`);
      if (each.ended < soonest.ended) soonest = each;
    }
    for (const { attempts } of this.#history.filter(({ what }) => what === 'look'))
      for (const { began, line: seen } of attempts) {
        const missed = lines.findLast(({ ended }) => ended < began)?.line ?? 0;
        const most = Math.max(0, ...lines.filter(({ ended }) => ended < began).map(({ line }) => line), missed);
        if (seen !== undefined && seen < most)
          this.#say('real time and the log agree', `a look showed ${seen} after ${most} was answered`);
      }
  }
}

/** The files of a ladder that lie in a bucket. */
export const IN_A_BUCKET = [
  ...['version.json', 'view.json', 'state.json', 'index.html', 'embed/index.html'],
  ...['history/head.json', 'log/head.json', 'season/head.json', 'results.atom', 'calendar.ics'],
];

function published({ files, dated }: Evidence, folder: string, seasons: readonly RawSeason[], say: Say): void {
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
function apart({ clubs, items, files, told }: Evidence, found: Violation[]): void {
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
function toldOnce({ clubs, told }: Evidence, found: Violation[]): void {
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

function forgotten({ history, items, files }: Evidence, found: Violation[]): void {
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

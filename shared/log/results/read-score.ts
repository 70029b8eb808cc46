import { isDate, isSerial, isYearless } from './dates.ts';

/** One number for each of the two. */
export type Tally = readonly [number, number];

/** A score as somebody wrote it: one tally for the match, or one for each of its games; in the order in which the two were named. */
export interface WrittenScore {
  readonly tallies: readonly Tally[];
  /** What the match came to, where its games stand behind it: 3–1 (11–7 …). */
  readonly total?: Tally;
  readonly walkover?: true;
  readonly retired?: true;
}

/** `date`: a spreadsheet has taken the score for one. */
export type ScoreFault = 'unreadable' | 'date';

const WALKOVER =
  /(?:^|\s)\(?(?:w\/?o|w\.\s?o\.?|walk[- ]?over|forfeit|forfait|ff|kampflos|kl\.?|ng|nicht(?: angetreten|antritt|antreten)|default|def\.?(?!.*\d)|scr\.?|scratch(?:ed)?|no[- ]?show|conceded|conc\.?)\)?(?=\s|$)/;
const RETIRED =
  /(?:^|\s)\(?(?:ret\.?|ret['’]?d\.?|rtd\.?|retired(?: hurt)?|aufg\.?|aufgabe|aufgegeben|abandon|ab\.?)\)?(?=\s|$)/;
const DRAWN = /^(?:draw|drawn|remis|unentschieden|nulle?|partie nulle|=)$/;
/** Says only that the winner has won. */
const WON = /^(?:w|won|win|sieg|gewonnen|victoire|gagne)$/;

/** Ahead of figures it says who has won, and they say more. */
const WORD_AHEAD =
  /^(?:w|won|win|sieg|gewonnen|victoire|gagne|def\.?|defeated|beat|draw|drawn|remis|unentschieden|nulle?)[\s:]+(?=\d)/;
/** "3:1 Sätze", "5-3 (frames)", "6-4 6-3." and what people add for joy. */
const UNIT = /[\s(]*(?:sets?|games?|frames?|legs?|racks?|satze|spiele|manches?|jeux)\)?$/;
const AT_END = /[\s.!*\p{So}]+$/u;

const NUMBER = '(\\d{1,3}(?:\\.5)?)';
const TALLY = new RegExp(`^${NUMBER}[-:/]${NUMBER}$`);

/** No score is longer, in characters. */
const MOST = 120;

/** What a cell says of a match, `fault` where it is no score; undefined where it says nothing but who has won. */
export function readScore(cell: string): WrittenScore | ScoreFault | undefined {
  // Small raised figures are the points of a tie-break: "7–6⁵".
  const plain = cell
    .trim()
    .slice(0, MOST)
    .replace(/[⁰¹²³⁴-⁹]+/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  if (plain === '' || WON.test(plain)) return undefined;
  if (DRAWN.test(plain)) return { tallies: [[0.5, 0.5]] };
  const [, first, second] = /^([+-])\s*[-:/]?\s*([+-])$/.exec(plain.replace(/[‐-―−]/g, '-')) ?? [];
  if (first !== second) return { tallies: [], total: first === '+' ? [1, 0] : [0, 1], walkover: true };
  const retired = RETIRED.test(plain);
  if (WALKOVER.test(plain)) {
    // "3:0 kampflos" says which of the two was there.
    const [total, ...more] = talliesIn(plain.replace(WALKOVER, ' ')) ?? [];
    return { tallies: [], ...(total && more.length === 0 && { total }), walkover: true };
  }
  if (isDate(cell) || isSerial(cell) || isYearless(cell)) return 'date';
  const rest = plain
    .replace(RETIRED, ' ')
    .replace(AT_END, '')
    .replace(UNIT, '')
    .replace(WORD_AHEAD, '')
    .replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
    // Spreadsheets write "6:4" as a time of day, and the points of a tie-break stand in brackets: "7-6(5)".
    .replace(/^(\d{1,2}:\d{2}):00$/, '$1')
    .replace(/\(\d{1,2}\)/g, ' ');
  const [total, games] = apart(rest);
  const found = talliesIn(games ?? total);
  const sum = games === undefined ? undefined : talliesIn(total)?.[0];
  if (!found || (games !== undefined && !sum))
    return retired && rest.trim() === '' ? { tallies: [], retired } : 'unreadable';
  return { tallies: found, ...(sum && { total: sum }), ...(retired && { retired }) };
}

/** "3-1 (11-7 …)": what it came to, and its games. */
function apart(text: string): readonly [string, string?] {
  const [, total, games] = /^([^()]*\S)\s*[([]([^()[\]]*[-:/][^()[\]]*)[)\]]\s*$/.exec(text) ?? [];
  // Behind several sets there is the last one, "6-4 3-6 [10-8]", or the tie-break of the last, "6-4 7-6 (7-5)".
  const isOfSets = total !== undefined && (talliesIn(total)?.length ?? 0) > 1;
  if (total === undefined || games === undefined) return [text];
  if (!isOfSets) return [total, games];
  return [text.includes('[') ? `${total} ${games}` : total];
}

function talliesIn(text: string): readonly Tally[] | undefined {
  const plain = text
    // The points of a tie-break, "7-6 (7-5)", and NFKD's "1⁄2" for "½".
    .replace(/\(\d{1,2}[-:/]\d{1,2}\)/g, ' ')
    .replace(/(\d) (?:to|zu|a|v|games? to) (?=\d)/g, '$1-')
    .replace(/(^|\D)1[⁄/]2(?!\d)/g, '$1.5')
    .replace(/(\d)1⁄2/g, '$1.5')
    .replace(/(^|[^\d])\.5/g, '$10.5')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s*([-:/])\s*/g, '$1')
    // A slash or a word between sets whose points have another sign.
    .replace(/(\d[-:]\d+)(?:[/|&]|\s*(?:[|&]|and|und|et)\s*)(?=\d+[-:])/g, '$1 ');
  return asTallies(plain) ?? asTallies(plain.replace(/(\d),5/g, '$1.5'));
}

function asTallies(text: string): readonly Tally[] | undefined {
  const pieces = text.split(/[\s,;]+/).filter((piece) => piece !== '');
  const tallies = pieces.flatMap((piece) => {
    const [, one, other] = TALLY.exec(piece) ?? [];
    return one === undefined || other === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  return pieces.length > 0 && tallies.length === pieces.length ? tallies : undefined;
}

/** How many of its games each has won; of a single tally, that one. */
export const comesTo = ({ tallies, total }: WrittenScore): Tally => {
  const [only = [0, 0] as const, another] = tallies;
  if (total) return total;
  if (another === undefined) return only;
  const won = (place: 0 | 1) =>
    tallies.reduce(
      (sum, tally) => sum + (tally[0] === tally[1] ? 0.5 : Number(tally[place] > tally[(1 - place) as 0 | 1])),
      0,
    );
  return [won(0), won(1)];
};

/** The same from the side of the other one. */
export const turned = ({ tallies, total, ...rest }: WrittenScore): WrittenScore => ({
  ...rest,
  tallies: tallies.map(([one, other]) => [other, one]),
  ...(total && { total: [total[1], total[0]] as const }),
});

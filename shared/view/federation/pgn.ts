import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import { scoreWords } from '#shared/words/score.ts';
import { type Bout, familyFirst, type Tournament } from './tournament.ts';

/** Every game of a season in one PGN file: the seven tags of the roster, how it ended, and its moves if they are known. */
export function formatPgn(tournament: Tournament): string {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  return tournament.bouts.map((bout) => game(tournament, bout, names)).join('\n');
}

/** In characters: the standard allows no line above 255. */
const [LONGEST_VALUE, LINE] = [200, 80];

function game({ name, venue, club }: Tournament, bout: Bout, names: ReadonlyMap<PlayerId, string>): string {
  const result = resultOf(bout);
  const tags = [
    ['Event', bout.playoff ? `${name}: play-off` : name],
    ['Site', venue ?? club],
    ['Date', bout.day.replaceAll('-', '.')],
    ['Round', '-'],
    ['White', familyFirst(names.get(bout.white) ?? bout.white)],
    ['Black', familyFirst(names.get(bout.black) ?? bout.black)],
    ['Result', result],
    ['Termination', bout.unplayed ? 'forfeit' : result === '*' ? 'unterminated' : 'normal'],
  ] as const;
  const written = tags.map(([tag, value]) => `[${tag} "${quoted(value)}"]\n`).join('');
  return `${written}\n${wrapped([...noteOf(bout), bout.moves ?? '', result].join(' '))}\n`;
}

/** Quotes and backslashes are escaped; a value stays within one line. */
const quoted = (value: string): string =>
  [...plainText(value)].slice(0, LONGEST_VALUE).join('').replace(/["\\]/g, '\\$&') || '?';

/** Not known where only the score of the match is. */
function resultOf({ score: [white, black], ofMatch }: Bout): string {
  if (ofMatch) return '*';
  return white > black ? '1-0' : white < black ? '0-1' : '1/2-1/2';
}

const noteOf = ({ ofMatch, coloursUnknown }: Bout): readonly string[] => [
  ...(ofMatch ? [`{One game of a match that ended ${scoreWords(ofMatch)}, White’s points first}`] : []),
  ...(coloursUnknown ? ['{Colours not recorded}'] : []),
];

/** In lines of 80 characters at most, as the standard exports them. */
function wrapped(text: string): string {
  const lines: string[] = [''];
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length < LINE) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

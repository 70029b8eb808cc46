interface PgnTag {
  readonly name: string;
  /** Without the backslashes that keep quotes apart. */
  readonly value: string;
}

/** A game taken apart as sites and programs write it. */
export interface Pgn {
  readonly tags: readonly PgnTag[];
  /** What is neither tag nor comment nor variation: moves, their numbers, glyphs and results. */
  readonly movetext: string;
  /** Whether tags begin another game after moves. */
  readonly isSeveral: boolean;
  /** Whether all comments and variations end. */
  readonly isClosed: boolean;
}

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const BYTE_ORDER_MARKS = /\uFEFF/g;

/** Characters at which something begins or ends that is not a move. */
const MARK = /[{;%[()]/g;
const COMMENT = /\{[^}]*(\}?)/y;
const REST_OF_LINE = /[^\n]*/y;
const TAG = /\[\s*([A-Za-z]\w*)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
/** A tag whose quotes nobody has escaped, or a phone has made typographic. */
const LOOSE_TAG = /^\[\s*([A-Za-z]\w*)\s*["“”„«](.*)["“”»]\s*\]$/;
/** Clock times that have lost their braces. */
const CLOCK = /\[%[^\]\n]{0,200}\]/y;
const PROMOTION = /\(([QRBNqrbn])\)/y;

const LIKE_A_MOVE = /[a-h][1-8]|[O0]-[O0]/;

/** Reads a text as one game, in time that grows with its length alone. */
export function readPgn(given: string): Pgn {
  const text = given.replace(LINE_BREAKS, '\n').replace(BYTE_ORDER_MARKS, '');
  const reader = new Reader(text);
  reader.read();
  return { tags: reader.tags, movetext: reader.kept.join(''), ...reader.state() };
}

class Reader {
  readonly tags: PgnTag[] = [];
  readonly kept: string[] = [];
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #hasMoves = false;
  #isSeveral = false;
  #isCommentOpen = false;

  constructor(text: string) {
    this.#text = text;
  }

  state(): Pick<Pgn, 'isSeveral' | 'isClosed'> {
    return { isSeveral: this.#isSeveral, isClosed: this.#depth === 0 && !this.#isCommentOpen };
  }

  read(): void {
    for (const { index } of this.#text.matchAll(MARK)) {
      if (index < this.#at) continue;
      this.#keep(this.#text.slice(this.#at, index));
      this.#at = index;
      this.#mark(this.#text[index] ?? '');
    }
    this.#keep(this.#text.slice(this.#at));
  }

  #mark(mark: string): void {
    if (mark === '{') this.#comment();
    else if (mark === ';') this.#skip(REST_OF_LINE);
    else if (mark === '(') this.#open();
    else if (mark === ')') this.#close();
    else if (mark === '[' && this.#depth === 0) this.#bracket();
    else if (mark === '%' && this.#isAtLineStart()) this.#skip(REST_OF_LINE);
    else this.#literally();
  }

  #match(part: RegExp): RegExpExecArray | null {
    part.lastIndex = this.#at;
    return part.exec(this.#text);
  }

  /** Passes what matches, which is no move. */
  #skip(part: RegExp): boolean {
    const found = this.#match(part);
    if (!found) return false;
    this.#at += found[0].length;
    this.#keep(' ');
    return true;
  }

  #comment(): void {
    this.#isCommentOpen = this.#match(COMMENT)?.[1] === '';
    this.#skip(COMMENT);
  }

  #open(): void {
    const [all = '', piece = ''] = this.#isAfterLastRank() ? (this.#match(PROMOTION) ?? []) : [];
    if (all !== '') this.#keep(`=${piece}`);
    else this.#depth++;
    this.#at += all.length || 1;
  }

  #isAfterLastRank(): boolean {
    return this.#depth === 0 && /[a-h][18]/.test(this.kept.at(-1)?.slice(-2) ?? '');
  }

  #close(): void {
    this.#depth = Math.max(0, this.#depth - 1);
    this.#at++;
    this.#keep(' ');
  }

  #bracket(): void {
    const [all, name = '', value = ''] = this.#match(TAG) ?? [];
    if (all !== undefined) this.#tag(name, value.replace(/\\(["\\])/g, '$1'), all.length);
    else if (!this.#looseTag() && !this.#skip(CLOCK)) this.#literally();
  }

  /** A line in brackets, with anything inside. */
  #looseTag(): boolean {
    if (!this.#isAtLineStart()) return false;
    const line = this.#match(REST_OF_LINE)?.[0] ?? '';
    const written = line.trimEnd();
    if (!written.endsWith(']')) return false;
    const [, name, value = ''] = LOOSE_TAG.exec(written) ?? [];
    if (name === undefined) return this.#skip(REST_OF_LINE);
    this.#tag(name, value, line.length);
    return true;
  }

  #tag(name: string, value: string, length: number): void {
    if (this.#hasMoves) this.#isSeveral = true;
    this.tags.push({ name, value });
    this.#at += length;
    this.#keep(' ');
  }

  /** Whether only blanks stand before it on its line. */
  #isAtLineStart(): boolean {
    let before = this.#at - 1;
    while (this.#text[before] === ' ' || this.#text[before] === '\t') before--;
    return before < 0 || this.#text[before] === '\n';
  }

  #literally(): void {
    this.#keep(this.#text[this.#at] ?? '');
    this.#at++;
  }

  #keep(text: string): void {
    if (this.#depth > 0 || text === '') return;
    this.kept.push(text);
    if (LIKE_A_MOVE.test(text)) this.#hasMoves = true;
  }
}

/** The value of a tag; of several with its name the first one counts. */
export const tagIn = ({ tags }: Pgn, name: string): string | undefined => tags.find((tag) => tag.name === name)?.value;

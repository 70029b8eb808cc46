import { visible } from '#shared/words/look-alikes.ts';
import { inLines } from './cells.ts';
import type { Cells } from './columns.ts';

/** "[03.11.25, 20:15:01] Ann Lee: in", "03/11/2025, 8:15 pm - Ann Lee: in": a chat as it is copied or exported. */
const MESSAGE =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?|\d{1,2}:\d{2}(?:\s?[ap]m)?, \d{1,4}[./-]\d{1,2}[./-]\d{2,4})(?:\]| -) (.*)$/i;

export interface Chat {
  /** Each sender once, with what they wrote first; and the lines that name none, as they are. */
  readonly rows: readonly Cells[];
  /** Lines that name no sender: what the program says, or the rest of a message. */
  readonly others: ReadonlySet<number>;
}

/** Who has written the messages of a chat; undefined where a text is something else. */
export function chatIn(text: string): Chat | undefined {
  const lines = inLines(text)
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ line: index + 1, text: visible(each).trim() }))
    .filter((each) => each.text !== '');
  const count = lines.filter((each) => MESSAGE.test(each.text)).length;
  if (count === 0 || count < lines.length / 2) return undefined;
  const senders = new Map<string, Cells>();
  const others: Cells[] = [];
  for (const { line, text: whole } of lines) {
    const [, said = ''] = MESSAGE.exec(whole) ?? [];
    const [, name, message = ''] = /^(?:~ ?)?([^:]{1,100}):(?: (.*))?$/.exec(said) ?? [];
    if (name === undefined) others.push({ line, cells: [said || whole, ''] });
    else if (!senders.has(name)) senders.set(name, { line, cells: [name, message] });
  }
  return {
    rows: [...senders.values(), ...others].toSorted((one, other) => one.line - other.line),
    others: new Set(others.map(({ line }) => line)),
  };
}

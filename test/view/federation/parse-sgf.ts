/**
 * Reads an SGF collection by its grammar (FF[4]), as far as games without moves go: each is one node of properties with
 * one value. Throws at the first character that the grammar doesn't have there.
 */
export function parseSgf(text: string): readonly Readonly<Record<string, string>>[] {
  const games: Record<string, string>[] = [];
  let at = 0;
  const space = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const eat = (wanted: string) => {
    if (!text.startsWith(wanted, at)) throw new Error(`expected ${wanted} at ${at}: ${text.slice(at, at + 20)}`);
    at += wanted.length;
  };
  for (space(); at < text.length; space()) {
    eat('(');
    eat(';');
    const game: Record<string, string> = {};
    while (text[at] !== ')') {
      const [name] = /^[A-Z]{1,2}(?=\[)/.exec(text.slice(at, at + 3)) ?? [];
      if (name === undefined || name in game) throw new Error(`no property at ${at}: ${text.slice(at, at + 20)}`);
      at += name.length;
      eat('[');
      let value = '';
      while (text[at] !== ']') {
        if (text[at] === '\\') at++;
        if (at >= text.length) throw new Error('a value does not end');
        value += text[at++];
      }
      eat(']');
      game[name] = value;
    }
    eat(')');
    games.push(game);
  }
  return games;
}

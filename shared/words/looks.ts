/**
 * Letters and digits that look like Latin letters, of Cyrillic, of Greek and of Latin itself, and those below them: what
 * Unicode's confusables.txt has of the scripts in which clubs write names.
 */
const ALIKE = [
  ['асԁеһіјӏорԛгѕѵԝхуАВСЕԌНЈКМОРԚЅТѴԜХУІӀЬ', 'acdehijlopqrsvwxyABCEGHJKMOPQSTVWXYllb'],
  ['αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ayivopouABEZHlKMNOPTYX'],
  ['ıɑɡI1|0', 'iaglllO'],
] as const;

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index] ?? letter] as const)),
);

/** Printable ASCII: nothing of it is composed, or cannot be seen. */
const PLAIN = /^[ -~]*$/;

/** The same for all names that look alike (UTS #39, 4), among them all that differ in nothing that can be seen. */
export const lookOf = (name: string): string =>
  (PLAIN.test(name) ? name : name.normalize('NFKD').replace(/\p{DI}/gu, ''))
    .replace(/[^a-z]/gu, (letter) => LOOKS.get(letter) ?? letter)
    .replaceAll('rn', 'm');

/** What somebody has written without format characters, which nobody sees; joiners stay between letters, and within an emoji. */
export const visible = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(/([\p{L}\p{M}\p{S}][\u200c\u200d])(?=[\p{L}\p{S}])|\p{Cf}/gu, '$1');

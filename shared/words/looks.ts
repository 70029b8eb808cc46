/**
 * Letters and digits that look like Latin letters, of Cyrillic, of Greek and of Latin itself, and those below them: what
 * Unicode's confusables.txt has of the scripts in which clubs write names.
 */
const ALIKE = [
  ['асԁеһіјӏорԛгѕѵԝхуАВСЕԌНЈКМОРԚЅТѴԜХУІӀЬ', 'acdehijlopqrsvwxyABCEGHJKMOPQSTVWXYllb'],
  ['αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ayivopouABEZHlKMNOPTYX'],
  ['ıɑɡI1|0', 'iaglllO'],
] as const;

export const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index] ?? letter] as const)),
);

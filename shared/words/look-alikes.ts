/**
 * Letters that look like others, and those below them: all of Latin, Cyrillic and Greek that look like a Latin letter
 * without a mark or like a digit, those of the alphabets of today that look like another letter of these, and ligatures.
 * By confusables.txt of Unicode 13.0, which lacks Ԛ alone.
 */
const ALIKE: readonly (readonly [letters: string, looks: string | readonly string[]])[] = [
  ['ꙄЗӠбАВСЕԌНЈКМОРԚЅТѴԜХУҮаЬсԁеҽһіӏꙇјІӀорԛгѕѵѡԝхуү', '2336ABCEGHJKMOPQSTVWXYYabcdeehiiijllopqrsvwwxyy'],
  ['ΑΒΕϜΗͿΚΜϺΝΟΡΤΧΥΖαιϳΙοσρᴦυνγ', 'ABEFHJKMMNOPTXYZaijloopruvy'],
  ['ƧꝚƷȜꝪꞫƼȢȣꝮꞴꞘꞲƦꞳɑƄᴄꬲẝꞙꬵƍɡᶃıɩɪIƖǀ', '2233335889BFJRXabcefffgggiiilll'],
  ['ᴏᴑꬽꭇꭈƽꜱʋᴜꞟꭎꭒᴠɯᴡɣʏᶌỿꭚᴢ01|', 'ooorrssuuuuuvwwyyyyyzOll'],
  ['ĐƉϷβƿϸћκкѢѣҌҍƃБьϽӘԐƚηΘθѲӨΣəәԊʒӡΛЛ', 'ÐÐÞßþþħĸĸƀƀƀƀƂƂƅƆƏƐƗƞƟƟƟƟƩǝǝǶȝȝɅɅ'],
  ['ғҰұͻεєԑзԍѳөφфмвнИиГПФѰпϛтѱӋӌӉӊ', 'ɍɎɏɔɛɛɛɜɢɵɵɸɸʍʙʜͶͷΓΠΦΨπςτψҶҷӇӈ'],
  ['æӕÆӔœŒЫЮ', ['ae', 'ae', 'AE', 'AE', 'oe', 'OE', 'bl', 'lO']],
];

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, looks]) => [...letters].map((letter, index) => [letter, looks[index] ?? letter] as const)),
);

/** Printable ASCII: none of it is composed or invisible. */
const PLAIN = /^[ -~]*$/;

/** The same for all names that look alike (UTS #39, 4), among them all that differ in nothing that can be seen. */
export const lookOf = (name: string): string =>
  (PLAIN.test(name) ? name : name.normalize('NFKD').replace(/\p{DI}/gu, ''))
    .replace(/[^a-z]/gu, (letter) => LOOKS.get(letter) ?? letter)
    .replaceAll('rn', 'm');

/** What a person has written without format characters, which nobody sees; joiners stay between letters, and within an emoji. */
export const visible = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(/([\p{L}\p{M}\p{S}][\u200c\u200d])(?=[\p{L}\p{S}])|\p{Cf}/gu, '$1');

import type { Language } from '#shared/vocabulary/language.ts';

/** What no sentence has, in any language. */
const EVER: readonly (readonly [RegExp, string])[] = [
  [/[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b/, 'what code left behind'],
  [/(?<![\p{L}\p{N}])(?!(?:nous|vous|sich|en) )(\p{L}+(?: \p{L}+)?)[ \u00a0]\1(?![\p{L}\p{N}])/iu, 'a word twice'],
  [/(?<!\.)\.\.(?!\.)|,,|;;| [,.](?: |$)/, 'a mark twice, or apart from its word'],
  [/\p{L}'\p{L}/u, 'a straight apostrophe'],
];

const ENGLISH =
  /(?<![\p{L}–-])(?:the|and|with|your?|from|this|that|has|have|been|not|by|who|may|were|their|they)(?![\p{L}-])/iu;

const IN: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /(?<![\d–.,:½])\b1 (?:places|rungs|players|points|games|matches|weeks|months|days|challenges|results|defences)\b/,
      'a plural of one',
    ],
    [/\b(?:falls?|rises?|drops?) to \d+(?!\d|st|nd|rd|th)/, 'an ordinal'],
    [/\b[Nn]o one\b/, '“nobody”'],
  ],
  de: [
    [ENGLISH, 'English'],
    [
      /\d\. (?:Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)(?![\p{L}.])|\bMärz?\.|\b(?:Mo|Di|Mi|Do|Fr|Sa|So),? \d/u,
      'a date without its stop',
    ],
    [/(?<![\d–.,:½])\b1 (?:Plätze|Punkte|Partien|Wochen|Monate|Tage|Forderungen|Ergebnisse)\b/, 'a plural of one'],
    [/\bWer nie antwortet [^,]/, 'a clause without its comma'],
    [/[\p{Ll},] (?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u, 'a form of address that is not ours'],
  ],
  fr: [
    [ENGLISH, 'English'],
    [/[\p{L})…][ \u00a0]?[;:!?»](?=\s|$)|\d[ \u00a0]?[:;](?=\s|$)|«(?!\u202f)/u, 'a mark without its narrow space'],
    [
      /\d (?:janv|févr|juil|sept|oct|nov|déc)(?![\p{L}.])|\b(?:lun|mar|mer|jeu|ven|sam|dim) \d/u,
      'a date without its stop',
    ],
    [
      /(?<![\d–.,:½])\b1 (?:rangs|joueurs|points|parties|semaines|jours|défis|résultats)\b|\bde 1 \p{L}/u,
      'one in words',
    ],
    [/(?<!’)\babsente?\b|\bdélogée?\b|\bprotégée?\b/i, 'a gender that nobody knows'],
  ],
};

/** What is wrong with a line that people read, in words; nothing where nothing is. Names are as their owners write them. */
export const faultsIn = (line: string, language: Language): readonly string[] =>
  [...EVER, ...IN[language]].flatMap(([fault, what]) => {
    const found = fault.exec(line);
    return found ? [`${what}: “${found[0]}” in “${line}”`] : [];
  });

/** Verbs in the singular, by their endings or one by one, where they follow a pair. */
const SINGULAR: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|isn’t|has|hasn’t|was|wasn’t|does|doesn’t|(?!this|plus|less)[a-z]+[^s\W]s)\b/,
  de: /^(?!mit|erst|jetzt|seit|nicht|zuletzt|zurzeit|selbst|fast|sonst)(?:kann|war|\p{Ll}+t)(?!\p{L})/u,
  fr: /^(?:(?:ne |n’|s’|se |vous )?(?:a|est|peut|doit|perd|prend|descend|bat|vient|avait|était|pourra|reçoit)|(?:ne |n’|s’|se |vous )?\p{Ll}{3,}[^s\P{L}]e(?<!contre|encore|libre))(?!\p{L})/u,
};

/** Whether a line tells in the singular of the pair A / B. */
export const inSingular = (line: string, language: Language): boolean =>
  [...line.matchAll(BY_A_PAIR)].some(([, then = '']) => SINGULAR[language].test(then));

/** Where a pair does something, and what follows: elsewhere its names are part of what is said. */
const BY_A_PAIR = /(?:^|[:.;(] |otherwise,? |unless |sonst |außer |sinon, |sauf si )A \/ B (?=(.*))/g;

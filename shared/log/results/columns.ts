/** A line of a list in cells; lines are counted from 1. */
export interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * What a column of a list of results, or of a final order, says. `stamp` is when a form was sent; `set` has the points of a
 * game, `score-one` and `score-other` those of either player.
 */
export type ResultColumn =
  | 'date'
  | 'winner'
  | 'loser'
  | 'challenger'
  | 'challenged'
  | 'one'
  | 'other'
  | 'score'
  | 'score-one'
  | 'score-other'
  | 'set'
  | 'stamp'
  | 'place'
  | 'name'
  | 'first'
  | 'last'
  | 'unused';

/** The columns that say who the two are. */
export const SIDES = [
  'winner',
  'loser',
  'challenger',
  'challenged',
  'one',
  'other',
] as const satisfies readonly ResultColumn[];

export const isSide = (kind: ResultColumn | undefined): boolean => SIDES.some((side) => side === kind);

/** By their headings in English, German and French, as `keyOf` writes these. */
const HEADINGS: readonly (readonly [RegExp, ResultColumn])[] = [
  [
    /^(?:date|date played|match date|played|played on|played at|when|day|date (?:and )?time|datum (?:und )?(?:zeit|uhrzeit)|date (?:et )?heure|datum|spieldatum|gespielt(?: am)?|tag|jour|joue(?: le)?|date du match)$/,
    'date',
  ],
  [
    /^(?:winner|winners|winner s name|winning pair|winning team|won|won by|sieger|siegerin|sieger in|gewinner|gewinnerin|gewonnen|siegerpaar|vainqueur|vainqueurs|gagnant|gagnante|gagnants|gagnantes|paire gagnante|gagne par)$/,
    'winner',
  ],
  [
    /^(?:loser|losers|losing pair|losing team|lost|beaten|runner up|verlierer|verliererin|verlierer in|verliererpaar|unterlegen|verloren|perdu|perdant|perdante|perdants|perdantes|paire perdante|battu|battue)$/,
    'loser',
  ],
  [
    /^(?:challenger|challenging|challenged by|forderer|fordernder|herausforderer|herausforderin|herausforder in|defieur|demandeur|challengeur)$/,
    'challenger',
  ],
  [
    /^(?:challenged|challenged player|defender|defending|geforderter|gefordert|geforderte|herausgefordert|herausgeforderter|defie|defiee|joueur defie)$/,
    'challenged',
  ],
  [
    /^(?:player 1|player1|player a|player one|home|spieler 1|spieler a|heim|joueur 1|joueur a|white|weiss|blancs)$/,
    'one',
  ],
  [
    /^(?:player 2|player2|player b|player two|away|opponent|spieler 2|spieler b|gast|gegner|gegnerin|joueur 2|joueur b|adversaire|black|schwarz|noirs)$/,
    'other',
  ],
  [/^(?:score|scores|result|results|final score|sets|ergebnis|resultat|resultate|spielstand|satze|marque)$/, 'score'],
  [/^(?:place|rank|ranking|rung|position|pos|pl|final place|platz|rang|rg|platzierung|classement|no|nr|n)$/, 'place'],
  [
    /^(?:name|names|player|players|full name|player name|spieler|spielerin|spieler in|mitglied|joueur|joueuse|nom|team|mannschaft|equipe|pair|pairs|paar|paarung|doppel|doubles|paire|partner|partnerin|partenaire|program|programm|programme)$/,
    'name',
  ],
  [/^(?:first name|firstname|forename|given name|vorname|prenom)$/, 'first'],
  [/^(?:last name|lastname|surname|family name|nachname|familienname|nom de famille)$/, 'last'],
  [/^(?:timestamp|zeitstempel|horodateur|submitted|submitted at)$/, 'stamp'],
  [/^(?:set|game|satz|manche) ?\d$/, 'set'],
  [
    /^(?:score|points|pts|games|punkte) ?(?:1|a)$|^(?:home|challenger|winner)(?: s)? (?:score|points|games)$/,
    'score-one',
  ],
  [
    /^(?:score|points|pts|games|punkte) ?(?:2|b)$|^(?:away|challenged|defender|opponent|loser)(?: s)? (?:score|points|games)$/,
    'score-other',
  ],
];

/** With what forms ask for it: "Who won?", "Name of the winner", "Date of match", "Wer hat gewonnen?", "Qui a gagné ?". */
const ASKING =
  /\b(?:what|who|when|was|were|is|did|the|of|your|please|enter|name|names|s|match|game|wer|hat|wann|war|das|der|des|die|spiels?|qui|a|quel|est|le|la|du|de|nom|full)\b/g;

const keyOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/^#$/, 'no')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a heading says of its column; undefined for one that is not known. */
export function columnOf(heading: string): ResultColumn | undefined {
  const key = keyOf(heading);
  const found = (text: string) => HEADINGS.find(([pattern]) => pattern.test(text))?.[1];
  const apart = keyOf(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
  return found(key) ?? found(apart) ?? found(apart.replace(ASKING, '').replace(/ +/g, ' ').trim());
}

/** What a column of a list of results, or of a final order, says. */
export type ResultColumn =
  | 'date'
  | 'winner'
  | 'loser'
  | 'challenger'
  | 'challenged'
  | 'one'
  | 'other'
  | 'score'
  | 'place'
  | 'name'
  | 'unused';

/** By their headings in English, German and French, as `keyOf` writes these. */
const HEADINGS: readonly (readonly [RegExp, ResultColumn])[] = [
  [
    /^(?:date|date played|match date|played|played on|played at|when|day|datum|spieldatum|gespielt(?: am)?|tag|jour|joue(?: le)?|date du match)$/,
    'date',
  ],
  [
    /^(?:winner|winners|winner s name|won|won by|sieger|siegerin|sieger in|gewinner|gewinnerin|gewonnen|vainqueur|gagnant|gagnante|gagne par)$/,
    'winner',
  ],
  [
    /^(?:loser|losers|lost|beaten|runner up|verlierer|verliererin|verlierer in|unterlegen|verloren|perdu|perdant|perdante|battu|battue)$/,
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
    /^(?:name|names|player|players|full name|player name|spieler|spielerin|spieler in|mitglied|joueur|joueuse|nom|team|mannschaft|equipe|program|programm|programme)$/,
    'name',
  ],
];

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
  return HEADINGS.find(([pattern]) => pattern.test(key))?.[1];
}

/** What stands between the people of a list: "Damen", "Group B", "Club ladder 2025". */
const SECTION =
  /^(?:.*\b(?:ladder|league table|rangliste|tabelle|classement)\b.*|damen|herren|frauen|manner|männer|junioren|juniorinnen|jugend|senioren|ladies|women|men|juniors|seniors|mixed|dames|messieurs|hommes|femmes|jeunes|(?:gruppe|group|groupe|division|liga|league|section|pool|poule|box|kasten|page|seite)\s+\w{1,3}(?:\s*(?:\/|of|von|sur)\s*\d{1,3})?)$/i;

export const isSection = (text: string): boolean => SECTION.test(text);

/** What begins the last line of a table. */
const TOTAL = /^(?:total|totals|summe|gesamt|gesamtzahl|anzahl|somme|nombre|count|sum|average|durchschnitt|moyenne)\b/i;

export const isTotal = (text: string): boolean => TOTAL.test(text);

/** What stands where somebody has yet to be found, or a spreadsheet has lost them. */
const NOBODY =
  /^\W*(?:bye|freilos|exempt|tb[acd]|n\.\s?n\.?|n\/a|none|nobody|niemand|vacant|vakant|unbesetzt|empty|leer|libre|vide|(?:open|free|empty) (?:slot|spot|place|position)|freier platz|place libre|(?:no|needs) partner|partner (?:needed|wanted|gesucht)|sucht partner(?:in)?|cherche partenaire|#[\p{L}/0]+[!?]?|\d{1,4})\W*$/iu;

export const isNobody = (text: string): boolean => NOBODY.test(text);

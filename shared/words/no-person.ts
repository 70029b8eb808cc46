import { isParticle } from './particles.ts';

/** What stands around and between the people of a list: "Damen", "Group B", "Club ladder 2025". */
const SECTION =
  /^(?:.*\b(?:ladder|league table|rangliste|tabelle|classement)\b.*|damen|herren|frauen|manner|männer|junioren|juniorinnen|jugend|senioren|ladies|women|men|juniors|seniors|mixed|dames|messieurs|hommes|femmes|jeunes|(?:gruppe|group|groupe|division|liga|league|section|pool|poule|box|kasten|page|seite)\s+\w{1,3}(?:\s*(?:\/|of|von|sur)\s*\d{1,3})?)$/i;

/** "Monday", "Wed 5.", "March 2025": the columns of a poll, and the parts of a plan. */
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:[.,]?\s+[\d.]+)?$|^(?:(?:mo|di|mi|do|fr|sa|so)|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)[.,]?\s+[\d.]+$/iu;

/** How letters begin and end, and what stands above one that is passed on. */
const GREETING =
  /^(?:(?:hi|hello|hey|hallo|bonjour)(?:\s.*)?|(?:dear|liebe|salut|chers?)\s+(?:all|everyone|everybody|both|team|players|members|zusammen|alle|leute|mitglieder|tous|toutes|à tous)\b.*|(?:(?:with )?(?:best|kind|kindest|warm)\s+(?:wishes|regards)|(?:many |with )?thanks|thank you|cheers|(?:viele|liebe|beste|herzliche|freundliche|schöne)n? gr(?:ü|ue)(?:ß|ss)en?|mit (?:freundlichen|besten|lieben) gr(?:ü|ue)(?:ß|ss)en|vielen dank|cordialement|amicalement|bien à vous|lg|mfg)\W*|(?:forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|message transféré)\W*)$/iu;

/** Words in small letters behind one in a capital, many of them, or some with what ends a part of a sentence. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !isParticle(word)).length;
  const least = /^\p{Lu}/u.test(text) ? 3 : 5;
  return words.length > 3 && small >= words.length / 2 && (small >= least || /\p{L}[.,:;!?](?:\s|$)/u.test(text));
}

export const isSection = (text: string): boolean =>
  SECTION.test(text) || DAY.test(text) || GREETING.test(text) || isSentence(text);

/** What begins the last line of a table. */
const TOTAL = /^(?:total|totals|summe|gesamt|gesamtzahl|anzahl|somme|nombre|count|sum|average|durchschnitt|moyenne)\b/i;

export const isTotal = (text: string): boolean => TOTAL.test(text);

/** What stands where somebody has yet to be found, or a spreadsheet has lost them. */
const NOBODY =
  /^\W*(?:bye|freilos|exempt|tb[acd]|n\.\s?n\.?|n\/a|none|nobody|niemand|vacant|vakant|unbesetzt|empty|leer|libre|vide|(?:open|free|empty) (?:slot|spot|place|position)|freier platz|place libre|(?:no|needs) partner|partner (?:needed|wanted|gesucht)|sucht partner(?:in)?|cherche partenaire|#[\p{L}/0]+[!?]?|\d{1,4})\W*$/iu;

export const isNobody = (text: string): boolean => NOBODY.test(text);

import type { Cells, ColumnKind } from './columns.ts';
import { isDate } from './figures.ts';

/**
 * The meaning of a heading; `name` is a full name, or beside half of one the other half; `particle` is the "de" of Jan de Vries,
 * and `number` is recognised by its figures.
 */
export type ColumnHeading = ColumnKind | 'name' | 'particle' | 'number';

/** A heading as its words are compared: "E-Mail 1 – Value" is "e mail 1 value". */
const keyOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/^#$/, 'no')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const OF = '(?: (?:du joueur|de la joueuse|de l adherent|du membre|of player|des spielers|des mitglieds))?';
const WHOSE = '(?:(?:player|member|contact|spieler|mitglied|joueur|legal|preferred|family member) )?';
const FIRST = new RegExp(
  `^${WHOSE}(?:first|first ?names?|given|given ?names?|forenames?|christian ?names?|vornamen?|rufname|prenoms?|nombre de pila|primer nombre|voornaa?m(?:en)?|roepnaam|nome proprio|primeiro nome|fornamn|fornavn|tilltalsnamn|etunim[ei]t?|imie|imiona|keresztnev|utonev|prenume|имя)${OF}$`,
);
const LAST = new RegExp(
  `^${WHOSE}(?:last|last ?names?|surnames?|family ?names?|nachnamen?|familiennamen?|zuname|noms? de famille|nom d usage|(?:primer )?apellidos?|cognom[ei]|achternaa?m(?:en)?|familienaam|apelidos?|sobrenome|efternamn|efternavn|etternavn|sukunimi|nazwisk[oa]|prijmeni|priezvisko|vezeteknev|csaladnev|soyad|soyadi|prezime|priimek|фамилия|επωνυμο)${OF}$`,
);
const NAME = new RegExp(
  `^${WHOSE}(?:names?|noms?|nombres?|nomes?|naam|namn|navn|nimi|nimet|jmeno|meno|nev|nume|ime|isim|ονομα|名前|氏名|姓名)${OF}$`,
);
const PARTICLE = /^(?:tussenvoegsels?|voorvoegsels?|tussenv|infix|namenszusatz|adelstitel)$/;
const BOTH = [
  /\b(?:vor|vorname|prenoms?|first|given|nombres?|nome|voor|voornaam|for|fornamn|fornavn|etunimi|imie|jmeno|meno|ime|ad|adi)\b/,
  /\b(?:name|noms?|nachname|familienname|last|surname|family|apellidos?|apelidos?|sobrenome|cognome|achternaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni|priezvisko|prezime|soyad|soyadi)\b/,
];

const FULL = [
  /^(?:full name|fullname|complete name|display name|player|players|player s name|member|members)$/,
  /^(?:participant|participants|competitor|competitors|nom complet|joueur|joueurs|joueuse|joueuses)$/,
  /^(?:joueur joueuse|membre|membres|adherent|adherents|licencie|spieler|spielerin|spieler in)$/,
  /^(?:spielername|spielernamen|mitglied|mitglieder|mitgliedername|teilnehmer|teilnehmerin)$/,
  /^(?:teilnehmername|person|personen|personne|program|programs|programme|programm|programme name|bot)$/,
  /^(?:engine|who|wer|qui|volledige naam|nombre completo|nome completo|jugador|jugadora|jugadores)$/,
  /^(?:deportista|socio|socia|soci|socios|miembro|miembros|giocatore|giocatrice|giocatori|atleta)$/,
  /^(?:spelare|spiller|spillere|medlem|medlemmar|medlemmer|deltagare|deltager|deltaker|pelaaja|pelaajat|jasen|zawodnik)$/,
  /^(?:zawodniczka|gracz|uczestnik|hrac|clen|jatekos|oyuncu|jogador|jogadora|jogadores|koko nimi|teljes nev|фио)$/,
  /^(?:tesserato|iscritto|iscritti|speler|spelers|speelster|spelersnaam|deelnemer|deelnemers|lid|leden)$/,
];

const EMAIL =
  /\b(?:e ?mails?|mails?|e ?mail ?adressen?|mail ?adressen?|courriels?|courrier electronique|adresse electronique|mel|e ?post|e ?mailadres(?:sen)?|correos?(?: electronicos?)?|posta elettronica|correio|sahkoposti\w*|posta)\b/;
const PHONE =
  /\b(?:tel|telefon\w*|telephone\w*|phone\w*|mobile?s?|mobil\w*|handy\w*|natel|cell|cellphone|gsm|fax|portable|festnetz\w*|whatsapp|sms|telefoon\w*|movil(?:es)?|celular|cellulare|telemovel|puhelin\w*|matkapuhelin|tlf|komorka)\b/;
const RATING =
  /\b(?:ratings?|elo[in]?|dwz|nwz|rtg|rtgi|rtgn|ecf|uscf|grade|grading|utr|dupr|ntrp|wtn|lk|leistungsklasse|wertung|wertungszahl|spielstarke|ttr|qttr|cote|niveau|niva|level|skill|glicko|speelsterkte|nivel|livello|rating ?zahl)\b/;
const NUMBER = [
  /^(?:ranking|rankings|ranking points|rangliste|classement|points|point|punkte|pts|handicap|handicaps|clasificacion|puntos|puntuacion)$/,
  /^(?:hcp|hdc|hdcp|seed|setzplatz|squashlevel|squashlevels|classifica|punti|punteggio|punten|ranglijst)$/,
];
const GAP = /^(?:gap|gaps|abstand|ecart|stones|steine|pierres)$/;

/** For an unlabelled column of addresses or telephone numbers: "E-mail 1 – Type". */
const ABOUT =
  /\b(?:type|typ|label|etikett|newsletter|opt in|consent|confirmed|verified|status|display|kind|art|date|datum)\b/;

/** What lists of members have besides: it shows that a line is one of headings. */
const OTHERS = [
  /^(?:id|fideid|fide id|fide no|ident|code|no|nr|n|num|number|numero|nummer|lfd nr|laufnummer|snr)$/,
  /^(?:start no|startnummer|rank|rang|rg|rk|pos|position|platz|place|pl|licence|license|lizenz)$/,
  /^(?:licence no|licence number|lizenznummer|no licence|numero de licence|mitgliedsnummer)$/,
  /^(?:mitglieds nr|mitgliednr|member no|member number|member id|membership|membership no)$/,
  /^(?:membership number|membership type|no de membre|numero de membre|numero d adherent|plz)$/,
  /^(?:postleitzahl|postcode|post code|postal code|zip|zip code|code postal|cp|npa|ort|wohnort|stadt)$/,
  /^(?:city|town|ville|localite|commune|kanton|canton|region|county|state|club|club city|club name)$/,
  /^(?:verein|vereinsname|team|mannschaft|equipe|section|abteilung|liga|league|division|board|brett)$/,
  /^(?:geburtsjahr|jahrgang|jg|jahr|geburtsdatum|geburtstag|geboren|geb|gebdat|year|year of birth|yob)$/,
  /^(?:birth year|birth date|birthdate|birthday|dob|date of birth|born|age|alter|annee)$/,
  /^(?:annee de naissance|date de naissance|naissance|ne le|sex|sexe|gender|geschlecht|m w|m f|anrede)$/,
  /^(?:title|titel|titre|salutation|civilite|prefix|suffix|middle name|middle names|additional name)$/,
  /^(?:zweiter vorname|deuxieme prenom|nickname|spitzname|surnom|initials|initialen|address|adresse)$/,
  /^(?:anschrift|strasse|strasse nr|hausnummer|street|rue|address 1|address 2|land|country|pays|nation)$/,
  /^(?:nat|fed|federation|verband|kategorie|category|categorie|cat|kat|class|klasse|group|groups)$/,
  /^(?:gruppe|gruppen|groupe|group membership|status|statut|typ|type|art|note|notes|notiz|notizen)$/,
  /^(?:bemerkung|bemerkungen|remark|remarks|remarque|remarques|comment|comments|kommentar|commentaire)$/,
  /^(?:paid|bezahlt|paye|cotisation|beitrag|joined|eintritt|eintrittsdatum|member since|mitglied seit)$/,
  /^(?:date joined|date|datum|role|rolle|funktion|fonction|organisation|organization|company|firma)$/,
  /^(?:societe|job title|kf|k|games|partien|spiele|segundo apellido|apodo|fecha de nacimiento|edad)$/,
  /^(?:ciudad|poblacion|localidad|direccion|codigo postal|sexo|licencia|dni|fecha|posicion|puesto)$/,
  /^(?:data di nascita|nascita|eta|citta|comune|indirizzo|cap|sesso|tessera|codice fiscale|circolo)$/,
  /^(?:societa|posizione|geboortedatum|geboortejaar|geboren|leeftijd|woonplaats|plaats|adres|geslacht)$/,
  /^(?:klubb|klub|klubi|seura|clube|lp|l p|poradi|sija|fodelsear|fodelsedatum|fodt|syntymavuosi|syntymaaika)$/,
  /^(?:personnummer|medlemsnummer|data urodzenia|rok urodzenia|rocnik|datum narozeni|data de nascimento|nascimento)$/,
  /^(?:morada|localidade|cidade|kaupunki|paikkakunta|miasto|mesto|stad|kon|kjonn|plec|pohlavi|sukupuoli|uwagi|poznamka)$/,
  /^(?:lidnummer|bondsnummer|relatienummer|vereniging|positie|rangnummer|opmerking|opmerkingen)$/,
];

/** Words that may also be a name, or stand alone in a list of people. */
const WEAK = [
  /^(?:player|member|last|first|place|mobile|cell|level|grade|club|start|born|platz|ort|land|alter|mel)$/,
  /^(?:cote|bot|engine|k|n|cp|art|board|year|state|section|code|games|note|who|wer|qui|nombre|person)$/,
  /^(?:seed|point|class|cat|lid|cap|eta|soci|atleta|plaats|meno|ime|ad|adi|nume|stad|mesto|fodt|kon|sija)$/,
];

const isOneOf = (patterns: readonly RegExp[], key: string): boolean => patterns.some((each) => each.test(key));

/** What a heading says of its column; undefined for one that is not known. */
export function headingOf(text: string): ColumnHeading | undefined {
  const key = keyOf(text);
  if (key === '') return undefined;
  if (EMAIL.test(key)) return ABOUT.test(key) ? 'unused' : 'email';
  if (FIRST.test(key)) return 'first';
  if (LAST.test(key)) return 'last';
  if (NAME.test(key)) return 'name';
  if (PARTICLE.test(key)) return 'particle';
  if (isOneOf(FULL, key) || BOTH.every((each) => each.test(key))) return 'full';
  if (isOneOf(OTHERS, key)) return 'unused';
  if (PHONE.test(key)) return ABOUT.test(key) ? 'unused' : 'phone';
  if (GAP.test(key)) return 'gap';
  if (isOneOf(NUMBER, key)) return 'number';
  return RATING.test(key) && !ABOUT.test(key) ? 'rating' : undefined;
}

/** How far down a line of headings is looked for: titles and dates may stand above it. */
const DEPTH = 12;

/** The line of headings: the one with the most known words. */
export function headingsIn(rows: readonly Cells[]): Cells | undefined {
  const scores = rows.slice(0, DEPTH).map((row, index) => {
    const score = scoreOf(row, begins(rows, index));
    return score > 0 && (hasValues(row, rows) || row.cells.some(saysMore)) ? 0 : score;
  });
  const most = Math.max(0, ...scores);
  return most > 0 ? rows[scores.indexOf(most)] : aboveAddresses(rows);
}

/** The first line, where it has a word above nothing but addresses: headings in a language that is not known here. */
function aboveAddresses([first, ...others]: readonly Cells[]): Cells | undefined {
  if (!first || first.cells.length < 2 || !first.cells.every((cell) => /^[^\d@]+$/.test(cell))) return undefined;
  const isAbove = first.cells.some((_, place) => {
    const below = others.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '');
    return below.length > others.length / 2 && below.every((cell) => cell.includes('@'));
  });
  return isAbove ? first : undefined;
}

/** "Paid" below "paid" is said of somebody: headings come again only as a whole line. */
const hasValues = (row: Cells, rows: readonly Cells[]): boolean =>
  row.cells.some(
    (cell, place) =>
      rows.some(({ cells }) => cells[place] === cell && cells.some((each, at) => each !== row.cells[at])) &&
      headingOf(cell) !== undefined,
  );

const FIGURES = /\d(?:[\d .,()–-]*\d)?/g;

/** "E-mail 1", "Elo 2025", "Saison 2025-26". */
const COUNT_OR_YEAR = /^(?:\d{1,2}|(?:19|20)\d{2}(?:\D+\d{2,4})?)$/;

/** "Ann Lee Elo 1850" and "Bob Ray tel. 061 123 45 67" have the word of a heading and are none. */
const saysMore = (cell: string): boolean =>
  headingOf(cell) !== undefined &&
  (cell.match(FIGURES) ?? []).some((figure) => !COUNT_OR_YEAR.test(figure) && !isDate(figure));

/** Whether a row begins the list, or what stands below its title and an empty line. */
const begins = (rows: readonly Cells[], index: number): boolean =>
  index === 0 || (index < 4 && (rows[index]?.line ?? 0) > (rows[index - 1]?.line ?? 0) + 1);

/** How many cells are headings; 0 for a line of data. */
function scoreOf({ cells }: Cells, isFirst: boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => cell.includes('@') || /^[\d.,+() -]+$/.test(cell))) return 0;
  const known = filled.filter((cell) => headingOf(cell) !== undefined);
  const [only = '', another] = known;
  if (another !== undefined) return known.length;
  if (only === '') return 0;
  const isAlone = filled.length === 1;
  if (isAlone && (!isFirst || headingOf(only) === 'unused')) return 0;
  return isAlone || !isOneOf(WEAK, keyOf(only)) || (isFirst && filled[0] === only) ? 1 : 0;
}

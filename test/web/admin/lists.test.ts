import { describe, expect, it, test } from 'vitest';
import { type ColumnKind, NOTHING_SAID, saying } from '#web/apps/admin/people/reading/columns.ts';
import { readList } from '#web/apps/admin/people/reading/read-list.ts';

type Told = readonly [name: string, rating?: number | undefined, email?: string];

/** Who is in a list, with their ratings and addresses. */
const told = (text: string, ...kinds: readonly ColumnKind[]): readonly (readonly (string | number | undefined)[])[] =>
  readList(text, false, { kinds: new Map(kinds.map((kind, place) => [place, kind])) })
    .rows.filter(({ doubt }) => doubt === undefined)
    .map(({ name, rating, email }) => trimmed([name, rating, email]));

const trimmed = (cells: readonly (string | number | undefined)[]) => {
  const last = cells.findLastIndex((cell) => cell !== undefined);
  return cells.slice(0, last + 1);
};

const ANNA: Told = ['Anna Meier', undefined, 'anna@example.org'];
const RATED: Told = ['Anna Meier', 1850];

const CASES: Readonly<Record<string, readonly (readonly [text: string, ...people: readonly Told[]])[]>> = {
  'what isn’t a name': [
    ['Carla Roth carla@example.org', ['Carla Roth', undefined, 'carla@example.org']],
    ['Dario Frei dario@example.org 1700', ['Dario Frei', 1700, 'dario@example.org']],
    ['Anna Meier      1850   anna@example.org', ['Anna Meier', 1850, 'anna@example.org']],
    ['1 Anna Meier\n2 Beat Huber', ['Anna Meier'], ['Beat Huber']],
    ['1 Anna Meier', ['Anna Meier']],
    ['1\tAnna\n2\tBeat\n2\tCem\n4\tDan', ['Anna'], ['Beat'], ['Cem'], ['Dan']],
    ['Anna\t1\nBeat\t2\nCem\t2\nDan\t3', ['Anna'], ['Beat'], ['Cem'], ['Dan']],
    ['3;Anna\n2;Beat\n1;Cem', ['Anna'], ['Beat'], ['Cem']],
    ['1. Anna Meier, anna@example.org', ANNA],
    ['Anna Meier - 1850', RATED],
    ['Anna Meier: 1850', RATED],
    ['Anna Meier: anna@example.org', ANNA],
    ['Anna Meier (anna@example.org)', ANNA],
    ['anna@example.org Anna Meier', ANNA],
    ['Anna Meier, 079 123 45 67, anna@example.org', ANNA],
    ['Anna Meier;+41 79 123 45 67;1850', RATED],
    ['Ann Lee\nMember\nBob Ray', ['Ann Lee'], ['Member'], ['Bob Ray']],
    ['Ann Lee:\nBob Ray -', ['Ann Lee'], ['Bob Ray']],
    ['1st Ann Lee\n2nd Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['1er Ann Lee\n2e Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['3rd Eye\nGNU Go 3.8', ['3rd Eye'], ['GNU Go 3.8']],
    ['🥇 Ann Lee\n2️⃣ Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['(1) Ann Lee\n(2) Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['No. 1 Ann Lee\nNo. 2 Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['- [ ] Ann Lee\n- [x] Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['١. دانا\n٢. רון', ['دانا'], ['רון']],
    ['Ann Lee\u2028Bob Ray\vCy Day', ['Ann Lee'], ['Bob Ray'], ['Cy Day']],
    ['Rank Name Points\n1 Ann Lee 45\n2 Bob Ray 40\n3 Cy Day 12', ['Ann Lee'], ['Bob Ray'], ['Cy Day']],
    ['Ann Lee 4-3\nBob Ray 2-5\nCy Day 0-0', ['Ann Lee'], ['Bob Ray'], ['Cy Day']],
    ['Ann Lee 61 4.0\nBob Ray 50 3.5\nCy Day (44) +2', ['Ann Lee'], ['Bob Ray'], ['Cy Day']],
    ['FC Oakfield 1\nFC Oakfield 2\nFC Oakfield 3', ['FC Oakfield 1'], ['FC Oakfield 2'], ['FC Oakfield 3']],
    ['Ann 1\nBob 2\nCy 3', ['Ann 1'], ['Bob 2'], ['Cy 3']],
    ['Ann Lee [1850]\nBob Ray <1400>', ['Ann Lee', 1850], ['Bob Ray', 1400]],
    ['Ann Lee\tpaid\nBob Ray\tnot paid\nCy Day\tpaid', ['Ann Lee'], ['Bob Ray'], ['Cy Day']],
    ['Box 1\tBox 2\nAnn Lee\tCy Day\nBob Ray\tDee Fox', ['Ann Lee'], ['Bob Ray'], ['Cy Day'], ['Dee Fox']],
    ['Anna Meier 079 123 45 67\nBeat Huber (+41 61 222 33 44)', ['Anna Meier'], ['Beat Huber']],
    ['Anna Meier tel. 061/1234567\nBeat Huber, mobile: 555-123-4567', ['Anna Meier'], ['Beat Huber']],
    ['Anna Meier / anna@example.org / 079 123 45 67', ANNA],
    ['Anna Meier 12.03.1987\nBeat Huber (*1990)\nCem Kaya, Jg. 87', ['Anna Meier'], ['Beat Huber'], ['Cem Kaya']],
    ['Anna Meier 1987-03-12\nBeat Huber b. 1987', ['Anna Meier'], ['Beat Huber']],
    ['Anna (injured)\nBeat (C)\nCem NEW\nDan (Mon, Wed)†', ['Anna'], ['Beat'], ['Cem'], ['Dan']],
    [`Anna\nBeat ${'*'.repeat(60)}x`, ['Anna'], [`Beat ${'*'.repeat(60)}x`]],
    [
      'Anna (Oberwil)\nAnna (new)\nBEAT NEW\nCem (née Lee)\nDan (né Roth)',
      ['Anna (Oberwil)'],
      ['Anna'],
      ['BEAT NEW'],
      ['Cem (née Lee)'],
      ['Dan (né Roth)'],
    ],
    ['Ann (old)\nAnn (new)', ['Ann (old)'], ['Ann (new)']],
    ['Anna Meier geb. Huber\nJean Née', ['Anna Meier geb. Huber'], ['Jean Née']],
    ['Anna Meier geb. 01.02.1987\nBeat Huber *01.02.1987', ['Anna Meier'], ['Beat Huber']],
    ['Anna Meier 1,850\nBeat Huber 1’700', RATED, ['Beat Huber', 1700]],
    ['Anna Meier ..... 1850\nBeat Huber.....1700', RATED, ['Beat Huber', 1700]],
    ['1) Anna, 2) Beat, 3) Cem', ['Anna'], ['Beat'], ['Cem']],
    ['1. Anna Meier 2. Beat', ['Anna Meier'], ['Beat']],
    [
      '1. Anna 1850, 2. Beat 1700\n3. Cem 1650; 4. Dan 1600',
      ['Anna', 1850],
      ['Beat', 1700],
      ['Cem', 1650],
      ['Dan', 1600],
    ],
    ['1 Anna Meier 2 Beat Huber 3 Cem Kaya', ['Anna Meier'], ['Beat Huber'], ['Cem Kaya']],
    ['FC Oakfield 1. Team\nFC Oakfield 2. Team', ['FC Oakfield 1. Team'], ['FC Oakfield 2. Team']],
    ['Name\nAnna Meier\nE-Mail\nanna@example.org\nName\nBeat', ANNA, ['Beat']],
    ['Name:\n  Anna\nName:\n  Beat', ['Anna'], ['Beat']],
    ['Anna Meier\n1850\nBeat Huber\n1700', RATED, ['Beat Huber', 1700]],
    ['1\nAnna Meier\nanna@example.org\n2\nBeat\nb@example.org', ANNA, ['Beat', undefined, 'b@example.org']],
    ['Anna Meier ✅\n✔️ Beat Huber *\nCem Kaya (-)', ['Anna Meier'], ['Beat Huber'], ['Cem Kaya']],
    ['a) Anna Meier\nb) Beat Huber', ['Anna Meier'], ['Beat Huber']],
    ['Platz 1: Anna Meier\nRang 2 Beat Huber\nPlayer 3: Cem Kaya', ['Anna Meier'], ['Beat Huber'], ['Cem Kaya']],
    ['10023 Anna Meier\n10045 Beat Huber 1700', ['Anna Meier'], ['Beat Huber', 1700]],
    ['1 Ann Lee\n2 Bob Ray\n1 Cy Day\n2 Dee Fox', ['Ann Lee'], ['Bob Ray'], ['Cy Day'], ['Dee Fox']],
    ['> 1. Ann Lee\n> 2. Bob Ray', ['Ann Lee'], ['Bob Ray']],
    ['Lee;Ann;\nRay;Bob;bob@example.org', ['Lee Ann'], ['Ray Bob', undefined, 'bob@example.org']],
  ],
  'a line for each thing that is said of somebody': [
    [
      'Name: Ann Lee\nEmail: ann@example.org\nPhone: 07700 900123\n\nName: Bob Ray\nEmail: bob@example.org',
      ['Ann Lee', undefined, 'ann@example.org'],
      ['Bob Ray', undefined, 'bob@example.org'],
    ],
    [
      'Email: ann@example.org\nName: Ann Lee\nName: Bob Ray\nRating: 1400',
      ['Ann Lee', undefined, 'ann@example.org'],
      ['Bob Ray', 1400],
    ],
    ['Name: Ann Lee, Email: ann@example.org\nName: Bob Ray', ['Ann Lee', undefined, 'ann@example.org'], ['Bob Ray']],
    [
      'Vorname: Urs\nNachname: Roth\nNachricht: Ich spiele gern\nmit.\nVorname: Eva\nNachname: Frei',
      ['Urs Roth'],
      ['Eva Frei'],
    ],
    ['From: a@club.example\nName: Ann Lee\nE-Mail: ann@example.org', ['Ann Lee', undefined, 'ann@example.org']],
    ['\uFEFFName: Ann\u00A0Lee\nName: Bob\u200B Ray', ['Ann Lee'], ['Bob Ray']],
    ['Ann Lee: 1850\nBob Ray: 1400', ['Ann Lee', 1850], ['Bob Ray', 1400]],
    ['Name : Ann Lee ; Rating : 1850', ['Ann Lee', 1850]],
  ],
  'cards of contacts': [
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\nitem1.EMAIL;TYPE=INTERNET:ann@example.org\r\nPHOTO;ENCODING=b:/9j\r\n AAAA\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Ray\\, Bob\r\nTEL;TYPE=CELL:+44 7700 900456\r\nEND:VCARD',
      ['Ann Lee', undefined, 'ann@example.org'],
      ['Ray, Bob'],
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg M=\n=C3=BCller\nEMAIL;INTERNET:j@example.org\nEND:VCARD',
      ['Jörg Müller', undefined, 'j@example.org'],
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nN:Lee;Ann\nEND:VCARD\nBEGIN:VCARD\nVERSION:2.1\nN:Ray;Bob\nEMAIL:bob@example.org\nEND:VCARD',
      ['Ann Lee'],
      ['Bob Ray', undefined, 'bob@example.org'],
    ],
    [
      'BEGIN:VCARD\nFN:Ann Lee\nEND:VCARD\nBEGIN:VCARD\nFN:\nN:Ray;Bob;;;\nEMAIL:bob@example.org\nEND:VCARD',
      ['Ann Lee'],
      ['Bob Ray', undefined, 'bob@example.org'],
    ],
    ['BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller\nEND:VCARD', ['Jörg Müller']],
    [
      'begin:vcard\nHOME.fn;SORT-AS="Lee: Ann":Ann L\n ee\nFN;LANGUAGE=fr:Anne\nemail:old@example.org\nEMAIL;PREF=1:mailto:ann@example.org\nend:vcard',
      ['Ann Lee', undefined, 'ann@example.org'],
    ],
  ],
  'a line of headings': [
    ['Vorname;Nachname;E-Mail\nAnna;Meier;anna@example.org', ANNA],
    ['Surname,First name,Email\nMeier,Anna,anna@example.org', ANNA],
    ['Full name,Rating\nAnna Meier,1850', RATED],
    ['Rank\tName\tClub\tRating\n1\tAnna Meier\tOberwil\t1850', RATED],
    ['Name;Geburtsjahr\nAnna Meier;1987', ['Anna Meier']],
    ['Name;PLZ;Ort\nAnna Meier;4104;Oberwil', ['Anna Meier']],
    ['No.\t\tName\tFideID\tFED\tRtg\n1\tGM\tMeier, Anna\t1234567\tSUI\t2450', ['Meier, Anna', 2450]],
    ['sep=;\nName;Rating\nAnna Meier;1850', RATED],
    ['Members 2026\n\nName;Rating\nAnna Meier;1850', RATED],
    ['Name;Vorname;Mail\nMeier;Anna;anna@example.org', ANNA],
    ['Name;Surname;Email\nAnna;Meier;anna@example.org', ANNA],
    ['Nombre;Apellidos;Correo electrónico\nAnna;Meier;anna@example.org', ANNA],
    ['Etunimi;Sukunimi;Puhelin;Sähköposti\nAnna;Meier;040 123 45 67;anna@example.org', ANNA],
    ['Lp.;Imię;Nazwisko;E-mail\n1;Anna;Meier;anna@example.org', ANNA],
    ['Nome;Apelido;Correio eletrónico\nAnna;Meier;anna@example.org', ANNA],
    ['Förnamn;Efternamn;Personnummer\nAnna;Meier;19870312-1234', ['Anna Meier']],
    ['Příjmení;Jméno\nMeier;Anna', ['Anna Meier']],
    ['Navn;Klubb\nAnna Meier;Oslo\nBeat Huber;Oslo', ['Anna Meier'], ['Beat Huber']],
    ['Imię i nazwisko\nAnna Meier', ['Anna Meier']],
    ['Nimi\nAnna Meier', ['Anna Meier']],
    ['Фамилия;Имя;Почта\nMeier;Anna;anna@example.org', ANNA],
    ['Enw llawn;Ebost\nAnna Meier;anna@example.org', ANNA],
    ['Puesto;Jugador;Puntos\n1;Anna Meier;1850', RATED],
    ['Cognome e nome;Cellulare\nMeier Anna;0611234567', ['Meier Anna']],
    ['Tessera;Cognome;Nome;Data di nascita\n123;Meier;Anna;1987', ['Anna Meier']],
    ['Roepnaam;Tussenvoegsel;Achternaam\nJan;van der;Berg\nAnna;;Meier', ['Jan van der Berg'], ['Anna Meier']],
    ['Speler;Woonplaats\nJan Jansen;Utrecht', ['Jan Jansen']],
    ['Nom;Prénom;Courriel;Classement\nMeier;Anna;anna@example.org;15/4', ANNA],
    ['Nom de famille,Prénom,Adresse e-mail\nMeier,Anna,anna@example.org', ANNA],
    ['NOM Prénom;Elo;Cat.;Club\nMEIER Anna;1850 F;SenF;Cavalier', ['MEIER Anna', 1850]],
    ['Nr.;Anrede;Vor- und Nachname;Telefon;E-Mail-Adresse\n17;Frau;Anna Meier;061 123 45 67;anna@example.org', ANNA],
    ['Title,First name,Last name,Phone,Email,,\nMs,Anna,Meier,01865 123456,anna@example.org,,', ANNA],
    [
      'First Name,Middle Name,Last Name,Nickname,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Value\nAnna,,Meier,,* Home,anna@example.org,,,+41 79 123 45 67',
      ANNA,
    ],
    [
      'Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nAnna Meier,Anna,Meier,* myContacts,*,anna@example.org',
      ANNA,
    ],
    [
      '"First Name","Last Name","E-mail Address","E-mail Type","E-mail Display Name","Mobile Phone"\n"Anna","Meier","anna@example.org","SMTP","Anna Meier (anna@example.org)","079 123 45 67"',
      ANNA,
    ],
    ['Membership Number,First name,Last name,Email,Age,Gender\n10023,Anna,Meier,anna@example.org,39,F', ANNA],
    ['Player;DWZ;Elo\nAnna Meier;1850;0', RATED],
    ['Spieler;LK\nAnna Meier;LK 12,3', ['Anna Meier', 12.3]],
    ['Name;Rating\nMeier, Anna;1850\nName;Rating\nHuber, Beat;1700', ['Meier, Anna', 1850], ['Huber, Beat', 1700]],
    ['Email;Who\nanna@example.org;Anna Meier', ANNA],
    ['Mitglied seit;Mitglied;Irgendwas\n2019;Anna Meier;ja', ['Anna Meier']],
    ['Anna Meier Elo 1850\nBeat Huber Elo: 1700', RATED, ['Beat Huber', 1700]],
    ['Anna Meier, Elo 1850\nBeat Huber, DWZ 1700', RATED, ['Beat Huber', 1700]],
    ['Name;Elo 01.11.2025;DWZ 2025/26\nAnna Meier;1850;1790', RATED],
    ['Name Email\nAnna Meier anna@example.org', ANNA],
    ['Player Rating\nAnna Meier 1850\nBeat Huber 1700', RATED, ['Beat Huber', 1700]],
    ['E-Mail\nAnna Meier <anna@example.org>', ANNA],
    ['Gary;Player;gary@example.org\nAnna;Meier;anna@example.org', ['Gary Player', undefined, 'gary@example.org'], ANNA],
    ['Vorname;Nachname;E-Mail'],
  ],
  'cells of a CSV': [
    ['"Anna\nMeier",1850', RATED],
    ['Anna Meier,"likes; semicolons",1850', RATED],
    ['="Anna Meier";1850', RATED],
    ['"Anna Meier;1850\n"Beat Huber";1700', RATED, ['Beat Huber', 1700]],
    ['Anna Meier|anna@example.org|1850', ['Anna Meier', 1850, 'anna@example.org']],
    ['Name;Rating;;\r\nAnna Meier;1850;;\r\n;;;\r\n', RATED],
    ['"Cruz, Carla",1500', ['Cruz, Carla', 1500]],
    ['"Dev ""Rook"" Patel";900', ['Dev "Rook" Patel', 900]],
    ['"Anna Meier, 1850"\n"Huber, Beat; 1700"', RATED, ['Huber, Beat', 1700]],
    ['“Anna Meier”,“1850”\n„Beat „B“ Huber“,1700', RATED, ['„Beat „B“ Huber“', 1700]],
    ['Dev "The Rook" Patel', ['Dev "The Rook" Patel']],
  ],
  'recipients of an e-mail': [
    [
      'Anna Meier <anna@example.org>; Beat Huber <beat@example.org>',
      ANNA,
      ['Beat Huber', undefined, 'beat@example.org'],
    ],
    ['"Meier, Anna" <anna@example.org>', ['Meier, Anna', undefined, 'anna@example.org']],
    [
      'Meier, Anna <anna@example.org>, Huber, Beat <beat@example.org>',
      ['Meier, Anna', undefined, 'anna@example.org'],
      ['Huber, Beat', undefined, 'beat@example.org'],
    ],
    ['An: Anna Meier <anna@example.org>, Cem <cem@example.org>;', ANNA, ['Cem', undefined, 'cem@example.org']],
    ["To: 'Anna Meier' <mailto:anna@example.org>", ANNA],
    ['Cem Kaya; Anna Meier <anna@example.org>', ['Cem Kaya'], ANNA],
    ['Anna Meier\n <anna@example.org>', ANNA],
    [
      'Anna Meier (anna@example.org), Beat Huber (beat@example.org)',
      ANNA,
      ['Beat Huber', undefined, 'beat@example.org'],
    ],
    ['Anna Meier anna@example.org; Beat Huber beat@example.org', ANNA, ['Beat Huber', undefined, 'beat@example.org']],
    ['Anna Meier\nanna@example.org\nBeat Huber\nbeat@example.org', ANNA, ['Beat Huber', undefined, 'beat@example.org']],
    ['Ann Lee <ann@example.org>, 1850', ['Ann Lee', 1850, 'ann@example.org']],
    [
      'Anna Meier <anna@example.org>, Bo <bo@example.org>, Cem Kaya',
      ANNA,
      ['Bo', undefined, 'bo@example.org'],
      ['Cem Kaya'],
    ],
    ['Anna Meier &lt;anna@example.org&gt;; Bo &lt;bo@example.org&gt;', ANNA, ['Bo', undefined, 'bo@example.org']],
    ['From: Anna Meier <anna@example.org>\nSent: Monday, 3 November 2025 20:15\nSubject: Re: dates', ANNA],
  ],
  'messages of a chat': [
    [
      '[03.11.25, 20:15:01] Anna Meier: ich bin dabei\n[03.11.25, 20:16:44] Beat: ich auch\n[03.11.25, 20:17] Anna Meier: ja',
      ['Anna Meier'],
      ['Beat'],
    ],
    ['\u200e[11/3/25, 8:15:01\u202fPM] ~ Ann Lee: in\n[11/3/25, 8:16:00 PM] Bob Ray:', ['Ann Lee'], ['Bob Ray']],
    ['03/11/2025, 20:15 - Ann Lee: in\n03/11/2025, 20:17 - Cy Day left', ['Ann Lee']],
    ['[20:15, 03/11/2025] Ann Lee: in', ['Ann Lee']],
  ],
  'ratings and numbers': [
    ['Anna Meier;5.3', ['Anna Meier', 5.3]],
    ['Anna Meier;1850;1987', RATED],
    ['1. Meier, Anna 1850\n2. Huber, Beat 1700', ['Meier, Anna', 1850], ['Huber, Beat', 1700]],
    ['Anna Meier;4,8', ['Anna Meier', 4.8]],
    ['Anna Meier;1’850', RATED],
    ['Anna Meier;"1,850"', RATED],
    ['Anna Meier LK 12,3\nBeat Huber (LK 9)\nCem 1700 DWZ', ['Anna Meier', 12.3], ['Beat Huber', 9], ['Cem', 1700]],
    ['Anna Meier;3k\nBeat Huber;1d', ['Anna Meier'], ['Beat Huber']],
    ['10023;Anna Meier;anna@example.org', ANNA],
    [
      'Anna Meier;4104;Oberwil\nBeat Huber;4102;Oberwil\nCem Kaya;4104;Oberwil\nDan Ott;4105;Oberwil',
      ['Anna Meier'],
      ['Beat Huber'],
      ['Cem Kaya'],
      ['Dan Ott'],
    ],
    ['101;Ann\n102;Bob\n103;Cy', ['Ann'], ['Bob'], ['Cy']],
    ['1850;Ann\n1700;Bob', ['Ann', 1850], ['Bob', 1700]],
    ['Ann;12.03.1987;1850', ['Ann', 1850]],
    ['Ann,-20', ['Ann', -20]],
    ['Ann 2\nR2 12', ['Ann 2'], ['R2 12']],
  ],
  'one person a line': [
    ['Ann Archer\nBob', ['Ann Archer'], ['Bob']],
    ['Ann, Bob, Cy', ['Ann'], ['Bob'], ['Cy']],
    ['Ann Archer 1850\nBob (940)', ['Ann Archer', 1850], ['Bob', 940]],
    ['1850 Ann Archer\nBob', ['Ann Archer', 1850], ['Bob']],
    ['Ann\t1850\nBob\t', ['Ann', 1850], ['Bob']],
    [
      'Bob\t1700\nCy\t1650\nAnn Lee, 1850, ann@example.org',
      ['Bob', 1700],
      ['Cy', 1650],
      ['Ann Lee', 1850, 'ann@example.org'],
    ],
    ['1. Ann\n2) Bob\n- Cy\n• Dee', ['Ann'], ['Bob'], ['Cy'], ['Dee']],
    ['1;Ann;1850\n2;Bob;1700', ['Ann', 1850], ['Bob', 1700]],
    ['\uFEFFAnn\r\n\r\n  \r\nBob\r\n', ['Ann'], ['Bob']],
    ['---\n***\nAnn', ['Ann']],
    ['<b>Ann</b>\u0007x', ['<b>Ann</b> x']],
    ['Ann;ann@example.org;1850;paid', ['Ann', 1850, 'ann@example.org']],
    [
      'Anna Meier, anna@example.org, 1700\n1850 Bo Berg; bo@example.org\nCy Cole 1600',
      ['Anna Meier', 1700, 'anna@example.org'],
      ['Bo Berg', 1850, 'bo@example.org'],
      ['Cy Cole', 1600],
    ],
    ['1850; ann@example.org; Ann Lee', ['Ann Lee', 1850, 'ann@example.org']],
    ['ann@example.org\tAnn Lee\t1850', ['Ann Lee', 1850, 'ann@example.org']],
  ],
};

describe.each(Object.entries(CASES))('a list of people, by %s,', (_, cases) => {
  it.each(cases.map(([text, ...people]) => ({ text, people })))('is read: $text', ({ text, people }) =>
    expect(told(text)).toEqual(people.map(trimmed)),
  );
});

test('has decimal ratings with gaps for programs alone', () => {
  const programs = readList('Ego, 2.5−\nGNU Go;1;1850\nFuego\t0?\nAya 2\nGNU Go 3.8', true);
  expect(programs.rows.map(({ name, rating, gap }) => [name, rating, gap])).toEqual([
    ['Ego', undefined, '2.5-'],
    ['GNU Go', 1850, '1'],
    ['Fuego', undefined, '0?'],
    ['Aya 2', undefined, undefined],
    ['GNU Go 3.8', undefined, undefined],
  ]);
});

describe('columns of a list', () => {
  const kindsOf = (text: string, said = NOTHING_SAID) => readList(text, false, said).columns.map(({ kind }) => kind);

  it.each([
    'Meier, Anna\nHuber, Beat',
    'Meier, A.\nHuber, B.',
    'Anna;Meier',
    'Anna\tMeier\nBeat\tHuber',
    'Anna;Meier;anna@example.org',
  ])('are asked about where two have words and no heading: %j', (text) => {
    expect(kindsOf(text).slice(0, 2)).toEqual([undefined, undefined]);
    const { columns } = readList(text);
    const said = saying(columns, NOTHING_SAID, 0, 'last');
    expect(kindsOf(text, said).slice(0, 2)).toEqual(['last', 'first']);
    expect(saying(columns, NOTHING_SAID, 0, 'full').kinds.get(1)).toBe('unused');
  });

  it('are two of three words where one is said to be half of the name', () => {
    const text = 'Anna;Meier;Oberwil;1850\nBeat;Huber;Therwil;1700';
    const { columns } = readList(text);
    expect(kindsOf(text)).toEqual([undefined, undefined, undefined, 'rating']);
    expect(kindsOf(text, saying(columns, NOTHING_SAID, 0, 'first'))).toEqual(['first', 'last', 'unused', 'rating']);
  });

  it('are asked about where numbers may be ratings or years of birth', () => {
    expect(kindsOf('Anna Meier;1987\nBeat Huber;1992')).toEqual(['full', undefined]);
    expect(told('Anna Meier 1987')).toEqual([['Anna Meier']]);
  });

  it('are asked about where one is called a name and another, by a word that is not known, may be half of it', () => {
    expect(kindsOf('Name;Cyfenw;E-mail\nAna;Silva;a@example.org')).toEqual([undefined, undefined, 'email']);
    expect(kindsOf('Name;Sponsor\nAna Silva;Bakery')).toEqual(['full', 'unused']);
  });

  it('are what the organiser says, and no two are the same', () => {
    const text = 'Name;Mail;Mail privat\nAnna;a@work.example;anna@example.org';
    const { columns } = readList(text);
    expect(columns.map(({ kind }) => kind)).toEqual(['full', 'email', 'unused']);
    const said = saying(columns, NOTHING_SAID, 2, 'email');
    expect(kindsOf(text, said)).toEqual(['full', 'unused', 'email']);
    expect(readList(text, false, said).rows).toMatchObject([{ email: 'anna@example.org' }]);
  });

  it('keep two addresses of one person as they stand, for nobody knows which is meant', () => {
    const emails = (text: string) => readList(text).rows.map(({ email }) => email);
    const two = ['ann@example.org, ann@work.example', 'bob@example.org'];
    expect(emails(`Name\tE-mail\nAnn Lee\t${two[0]}\nBob Ray\t${two[1]}`)).toEqual(two);
  });

  it('have their headings and first cells beside them', () => {
    expect(readList('Name;Verein\nAnna;Oberwil\nBeat;Therwil').columns).toEqual([
      { heading: 'Name', examples: ['Anna', 'Beat'], kind: 'full' },
      { heading: 'Verein', examples: ['Oberwil', 'Therwil'], kind: 'unused' },
    ]);
  });

  it('may be told by nobody: the line of headings is then a person', () => {
    const { rows, headings } = readList('Player\nAnn Lee', false, { ...NOTHING_SAID, headings: false });
    expect([rows.map(({ name }) => name), headings]).toEqual([['Player', 'Ann Lee'], { line: 1, used: false }]);
  });
});

describe('what is left out of a list', () => {
  it('is shown: titles above the headings, and headings that come again', () => {
    const { leftOut, rows } = readList('Members 2026;\nName;Rating\nAnna;1850\nName;Rating\nBeat;1700');
    expect(leftOut).toEqual([
      { line: 1, text: 'Members 2026', why: 'above' },
      { line: 4, text: 'Name · Rating', why: 'headings' },
    ]);
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('are lines that may be no person: no name, a section, a total', () => {
    const doubts = (text: string) => readList(text).rows.map(({ name, doubt }) => [name, doubt]);
    expect(doubts('anna@example.org\nbeat@example.org')).toEqual([
      ['', 'no-name'],
      ['', 'no-name'],
    ]);
    expect(doubts('Vorname;Nachname;Rating\nDamen;;\nAnna;Meier;1850\n;;1700\nTotal: 20;;')).toEqual([
      ['Damen', 'section'],
      ['Anna Meier', undefined],
      ['', 'no-name'],
      ['Total: 20', 'total'],
    ]);
    expect(doubts('Name;E-Mail\nHerren;\nCem Kaya;\nAnna;anna@example.org')).toEqual([
      ['Herren', 'section'],
      ['Cem Kaya', undefined],
      ['Anna', undefined],
    ]);
    expect(doubts('Box 1\nAnna Meier\nPage 2 of 3\nTBC\nBye\n4. (vacant)\n5.\n#REF!')).toEqual([
      ['Box 1', 'section'],
      ['Anna Meier', undefined],
      ['Page 2 of 3', 'section'],
      ['TBC', 'no-name'],
      ['Bye', 'no-name'],
      ['(vacant)', 'no-name'],
      ['5.', 'no-name'],
      ['#REF!', 'no-name'],
    ]);
    expect(doubts('Hi all,\n1. Ann\n2. Bob\nCy\n\nSee you\nDee')).toEqual([
      ['Hi all', 'section'],
      ['Ann', undefined],
      ['Bob', undefined],
      ['Cy', undefined],
      ['See you', 'section'],
      ['Dee', 'section'],
    ]);
    expect(doubts('Monday\nAnna\nMarch 2025\nApril May\nWed 5.\nana maria lopez garcia')).toEqual([
      ['Monday', 'section'],
      ['Anna', undefined],
      ['March', 'section'],
      ['April May', undefined],
      ['Wed 5.', 'section'],
      ['ana maria lopez garcia', undefined],
    ]);
    expect(
      doubts(
        'From: Ann Lee <a@example.org>\nSubject: Players\nTo: Bob Ray <b@example.org>, Cy Day <c@example.org>\n\nHello,\nthe ladder begins on Monday. Please sign up.\nPlease put us down:\nDee Fox\nEve Orr\nBest wishes\nAnn',
      ),
    ).toEqual([
      ['Ann Lee', undefined],
      ['Subject: Players', 'section'],
      ['Bob Ray', undefined],
      ['Cy Day', undefined],
      ['Hello', 'section'],
      ['the ladder begins on Monday. Please sign up.', 'section'],
      ['Please put us down', 'section'],
      ['Dee Fox', undefined],
      ['Eve Orr', undefined],
      ['Best wishes', 'section'],
      ['Ann', undefined],
    ]);
    expect(doubts('Club Ladder 2025\nAnna Meier 1850')).toEqual([
      ['Club Ladder', 'section'],
      ['Anna Meier', undefined],
    ]);
    expect(doubts('3.11.25, 20:15 - Ann: 1. Ann\n2. Bob\n3.11.25, 20:16 - Cy left')).toEqual([
      ['Ann', undefined],
      ['Bob', 'section'],
      ['Cy left', 'section'],
    ]);
  });

  it('are ratings that are no numbers, as they stand there', () => {
    const { rows } = readList('Nom;Classement tennis;Cote\nAnna;15/4;NC\nBeat;30;1850');
    expect(rows.map(({ rating, unrated }) => rating ?? unrated)).toEqual(['NC', 1850]);
  });
});

test('of ten thousand lines is read in a moment, also where they are made to be slow', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Player ${index}, ${index % 2000}.5`);
  expect(readList(lines.join('\n')).rows).toHaveLength(10_000);
  readList(`Name: Ann\n${lines.join(', Email: ')}${' '.repeat(200_000)}`);
  readList(`BEGIN:VCARD\nFN;QUOTED-PRINTABLE:${'='.repeat(200_000)}\n${' A'.repeat(100_000)}`);
  readList(`"${'"'.repeat(200_001)},${' '.repeat(200_000)}"`);
  readList(`${'a,'.repeat(100_000)}@${'<'.repeat(100_000)}`);
});

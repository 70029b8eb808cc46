/** In brackets behind a name: in small letters, of several things, days of the week, or one of these words; "(née Lee)" is of the name. */
const IN_BRACKETS = [
  String.raw`(?!(?:née?|geb|jun|sen|jr|sr)(?!\p{L}))\p{Ll}[^()[\]]*`,
  String.raw`[^()[\]]*·[^()[\]]*`,
  String.raw`(?:(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Lu|Ma|Me|Je|Ve)\b[\s./&+-]*)+`,
  String.raw`C|NEW|New|NEU|Neu|Nouveau|Nouvelle|Captain|Capt\.?|Injured|Verletzt|Blessée?|Away|Absent|Krank|Ill`,
].join('|');

const REMARKS = new RegExp(String.raw`(?:\s*[([](?:${IN_BRACKETS})[)\]]|\s*[*†‡§])+\s*$`, 'u');

/** "Ann Lee NEW", where the name itself is not in capitals. */
const NEW = /^(.*\p{Ll}.*?)\s+(?:NEW|NEU|NOUVEAU)$/u;

/** Names without what a list says of people behind them, "Ann Lee (C)*" or "Bob Ray (injured)", where they are still told apart. */
export function withoutRemarks(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replace(REMARKS, '').replace(NEW, '$1') || name);
  const counts = new Map<string, number>();
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (counts.get(plain[index] ?? '') === 1 ? (plain[index] ?? '') : name));
}

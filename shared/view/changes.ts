import { localOf } from '../calendar/zone.ts';
import type { Step } from '../engine/season.ts';
import { peopleOfEntrant } from '../rules/entrants/people.ts';
import type { Command, PersonBehind } from '../vocabulary/command.ts';
import type { Closure, Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import { dayWords } from '../words/dates.ts';
import { because, inARow } from '../words/lists.ts';
import { nameOf, plainText } from '../words/names.ts';
import { type Phrase, say, sentence } from '../words/phrase.ts';
import { HAPPENED } from '../words/texts.ts';
import { changesInWords } from './changes-in-words.ts';
import { TEXT } from './texts.ts';

/** What a line changed of a ladder, or of a player's name, as it counts after all corrections. */
export interface ChangeTold {
  readonly line: LineNumber;
  readonly at: Instant;
  /** Each thing that it changed, without full stops. */
  readonly said: readonly Phrase[];
  /** The line that voided it, and when. */
  readonly voided?: Pick<ChangeTold, 'line' | 'at'>;
}

export interface ChangesSnapshot {
  readonly told: readonly ChangeTold[];
  readonly closures: readonly (readonly [LineNumber, readonly Closure[]])[];
}

/** What was changed in mid-season, from what to what: kept up with a season that is worked out step by step. */
export class Changes {
  readonly #made: Header;
  readonly #told: Map<LineNumber, ChangeTold>;
  /** The ones each line set that still count: of the ladder's own this can't be told, they count from its beginning on. */
  readonly #closures: Map<LineNumber, readonly Closure[]>;

  /** `made`: the header of the log. */
  constructor(made: Header, { told, closures }: ChangesSnapshot = { told: [], closures: [] }) {
    this.#made = made;
    this.#told = new Map(told.map((each) => [each.line, each]));
    this.#closures = new Map(closures);
  }

  snapshot(): ChangesSnapshot {
    return { told: this.lines(), closures: [...this.#closures] };
  }

  at(line: LineNumber): ChangeTold | undefined {
    const told = this.#told.get(line);
    return told && told.said.length > 0 ? told : undefined;
  }

  /** Oldest first. */
  all(): readonly ChangeTold[] {
    return this.lines().filter(({ said }) => said.length > 0);
  }

  /** Also those that change nothing, or no longer do after an earlier line was voided. */
  lines(): readonly ChangeTold[] {
    return [...this.#told.values()];
  }

  /** All steps from a line on are going to be taken again. */
  forget(from: LineNumber): void {
    for (const known of [this.#told, this.#closures]) {
      for (const line of known.keys()) if (line >= from) known.delete(line);
    }
  }

  /** Takes note of what a line itself did. */
  note({ entry: { line, command, effects }, before, after }: Pick<Step, 'entry' | 'before' | 'after'>): void {
    const { at, verb, body } = command;
    if (verb === 'void') this.#void(body.line, { line, at });
    const said = this.#saidBy(command, before, after);
    if (said) this.#told.set(line, { line, at, said });
    // One that was voided did nothing, under no clause.
    if (verb === 'configure' && body.closures && effects.clause !== undefined) this.#closures.set(line, body.closures);
  }

  /** Of a new name only the present one is told, and only if the organiser wants that. */
  #saidBy(command: Command, before: Ladder, after: Ladder): readonly Phrase[] | undefined {
    if (command.verb === 'regroup') return regrouped(command.body.player, before, after);
    if (command.verb === 'place') return placed(command, before);
    const { verb, body } = command;
    if (verb === 'configure') return changesInWords(this.#asBefore(before.header), body).map((words) => [words]);
    if (verb !== 'rename') return undefined;
    const { player: id, name, told } = body;
    return told ? [HAPPENED.renamed({ id, name: nameOf({ id, name }) })] : [];
  }

  #asBefore(header: Header): Header {
    const closures = [...this.#closures.values()].at(-1) ?? this.#made.closures ?? [];
    return { ...header, closures };
  }

  #void(line: LineNumber, voided: NonNullable<ChangeTold['voided']>): void {
    const told = this.#told.get(line);
    if (told) this.#told.set(line, { ...told, voided });
  }
}

/** Who was put on which rung and why, also where that is undone; nothing of one who stands there, or is not on the ladder. */
function placed({ body, override = '' }: Command<'place'>, { order, players }: Ladder): readonly Phrase[] {
  const { player: id, rung } = body;
  const from = order.rungOf(id);
  if (from === undefined || from === rung) return [];
  const name = nameOf({ id, name: players.get(id)?.name ?? '' });
  return [because(HAPPENED.placed({ id, name }, rung), plainText(override))];
}

/** Who plays with whom now; nothing where only their order or their names changed. The names link to the entrant. */
function regrouped(entrant: PlayerId, before: Ladder, after: Ladder): readonly Phrase[] {
  const [were = [], are = []] = [before, after].map((ladder) => peopleOfEntrant(ladder, entrant));
  const stayed = are.filter(({ id }) => were.some((each) => each.id === id));
  const others = are.filter((person) => !stayed.includes(person));
  if (others.length === 0 && stayed.length === were.length) return [];
  const [first, second] = stayed;
  const names = (people: readonly PersonBehind[]) => inARow(people.map(nameOf));
  if (first && !second && others.length > 0)
    return [HAPPENED.nowWith({ id: entrant, name: nameOf(first) }, names(others))];
  return [HAPPENED.nowAre({ id: entrant, name: nameOf(after.players.get(entrant) ?? { id: entrant }) }, names(are))];
}

/** The whole of it in sentences: "The final was moved from 7 June 2027 to 14 June 2027. Cancelled on 5 March 2027." */
export function changeWords({ said, voided }: ChangeTold, timezone: string): Phrase {
  const all = voided ? [...said, [TEXT.changes.cancelled(dayWords(localOf(timezone, voided.at).day))]] : said;
  return say`${all.flatMap((each, index) => say`${index > 0 ? ' ' : ''}${ended(each)}`)}`;
}

/** With its full stop, unless it ends with one. */
function ended(words: Phrase): Phrase {
  const last = words.at(-1);
  return typeof last === 'string' ? [...words.slice(0, -1), sentence(last)] : [...words, '.'];
}

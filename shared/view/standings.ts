import type { ForecastView } from '../contract/forecast.ts';
import type { Reason, StandingView, TablePlaceView } from '../contract/view.ts';
import { awayBetween, awayUntil } from '../rules/away/days.ts';
import { protectedBetween, protectedUntil } from '../rules/challenge/whom/after-games.ts';
import { peopleOfEntrant } from '../rules/entrants/people.ts';
import { regroupedBetween } from '../rules/entrants/sharing.ts';
import { prefersOf } from '../rules/go/terms.ts';
import { systemOf } from '../systems/registry.ts';
import type { SystemControls } from '../systems/system-controls.ts';
import { wordsOf } from '../systems/words.ts';
import { areAlike } from '../vocabulary/alike.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Language } from '../vocabulary/language.ts';
import { type Day, type PlayerId, type Rung, rung } from '../vocabulary/vocabulary.ts';
import { language } from '../words/language.ts';
import type { Named } from '../words/names.ts';
import type { AskedOf } from './asked-on.ts';
import type { Forecasts } from './forecast.ts';
import { measuredOf, rungsOf, touchedBy } from './measures.ts';
import { missedInARow } from './missed-in-a-row.ts';

/** How everybody stood when the last days began, or when they were seeded since. */
export type Earlier = readonly Ladder[];

interface Surroundings {
  readonly today: Day;
  readonly named: Named;
  readonly why: (player: PlayerId) => readonly Reason[];
  /** `before`: those of the last time. */
  readonly forecastsAfter: (before: Forecasts | undefined) => Forecasts;
  readonly askedOf: AskedOf;
  /** Their last results; empty before the first. */
  readonly form: (player: PlayerId) => string;
  readonly onTop: StandingView['onTop'];
}

/** What rows were made of: if that changes, each of them may change. */
interface RowInputs {
  readonly ladder: Ladder;
  readonly earlier: Earlier;
  readonly today: Day;
  readonly named: Named;
  readonly language: Language;
  readonly forecasts: Forecasts;
  readonly rows: readonly StandingView[];
}

/** The rows of a ladder as it goes on: a row that says what it said is the very row that it was. */
export class Standings {
  #made: RowInputs | undefined;
  /** Players of whom the rows say something else than before. */
  #touched = new Set<PlayerId>();
  #areAllTouched = false;

  touch(player: PlayerId): void {
    this.#touched.add(player);
  }

  touchAll(): void {
    this.#areAllTouched = true;
  }

  /** Everybody on the ladder, top first, with how they moved lately and why, and what awaits them. */
  of(ladder: Ladder, earlier: Earlier, told: Surroundings): readonly StandingView[] {
    const facts = factsOf(ladder, told, this.#made?.forecasts);
    const made =
      this.#made && !this.#areAllTouched && isOfOneDay(this.#made, ladder, earlier, told) ? this.#made : undefined;
    const touched = made ? touchedBetween(made.ladder, ladder, this.#touched) : this.#touched;
    const rowOf = rowsOf(ladder, earlier, told, facts);
    const rows = ladder.order.players().map((id, index) => {
      const before = this.#made?.rows[index];
      if (made && index > 0 && before?.id === id && !touched.has(id) && saysAsMuch(before, facts)) return before;
      const row = rowOf(id, index);
      return before && areAlike(before, row) ? before : row;
    });
    this.#made = {
      ladder,
      earlier,
      today: told.today,
      named: told.named,
      language: language(),
      forecasts: facts.forecasts,
      rows,
    };
    this.#touched = new Set();
    this.#areAllTouched = false;
    return rows;
  }
}

/** Whether only what happened to single players can make their rows differ. */
const isOfOneDay = (made: RowInputs, { header }: Ladder, earlier: Earlier, { today, named }: Surroundings): boolean =>
  made.ladder.header === header &&
  made.today === today &&
  made.named === named &&
  made.language === language() &&
  made.earlier.length === earlier.length &&
  made.earlier.every((each, index) => each === earlier[index]);

/** With the players of whom a ladder knows something else than before; who stands where, and what `Facts` tells, are not looked at. */
const touchedBetween = (before: Ladder, after: Ladder, touched: ReadonlySet<PlayerId>): ReadonlySet<PlayerId> =>
  new Set([
    ...touched,
    ...after.players.changedSince(before.players),
    ...touchedBy(before, after),
    ...awayBetween(before, after),
    ...protectedBetween(before, after),
    ...regroupedBetween(before, after),
  ]);

/** What is worked out for all at once, or changes with what others do. */
interface LadderFacts {
  readonly missed: ReadonlyMap<PlayerId, number>;
  readonly displaced: ReadonlySet<PlayerId>;
  /** Where equal points share a rung. */
  readonly shared: ReadonlyMap<PlayerId, Rung> | undefined;
  readonly forecasts: Forecasts;
  readonly askedOf: AskedOf;
  readonly tableOf: (player: PlayerId) => TablePlaceView | undefined;
}

function factsOf(ladder: Ladder, { forecastsAfter, askedOf, named }: Surroundings, before?: Forecasts): LadderFacts {
  const { controls, honours } = systemOf(ladder);
  return {
    missed: controls.missed(ladder) ? missedInARow(ladder) : new Map(),
    displaced: new Set(honours(ladder).displaced),
    shared: controls.measure === 'points' ? rungsOf(ladder) : undefined,
    forecasts: forecastsAfter(before),
    askedOf,
    tableOf: tablesOf(controls, ladder, named),
  };
}

function tablesOf({ round, tableName }: SystemControls, ladder: Ladder, named: Named): LadderFacts['tableOf'] {
  const now = round(ladder);
  return (player) => {
    const at = now?.placeOf(player);
    return (
      at && {
        number: at.table,
        name: tableName(at.table),
        place: at.place,
        points: at.points,
        met: at.met.map(({ other, score, how }) => ({ ...named(other), score, ...(how && { how }) })),
        toPlay: at.toPlay.map(named),
        ...(at.barred && { barred: at.barred.map(named) }),
        ...(at.goes && { goes: at.goes }),
      }
    );
  };
}

const saysAsMuch = (row: StandingView, { missed, displaced, shared, forecasts, askedOf }: LadderFacts): boolean =>
  row.missed === missed.get(row.id) &&
  (row.displaced ?? false) === displaced.has(row.id) &&
  (!shared || row.rung === shared.get(row.id)) &&
  areAlike(row.asked, askedOf(row.id)) &&
  areAlike(forecastsIn(row), forecasts.get(row.id) ?? NO_FORECASTS);

const forecastsIn = ({ forecast, later = NO_FORECASTS }: StandingView): readonly ForecastView[] =>
  forecast ? [forecast, ...later] : NO_FORECASTS;

const NO_FORECASTS: readonly ForecastView[] = [];

function rowsOf(ladder: Ladder, earlier: Earlier, told: Surroundings, facts: LadderFacts) {
  const { missed, displaced, shared, forecasts, askedOf } = facts;
  const { today, named, why, onTop } = told;
  const changeOf = changesSince(ladder, earlier);
  const [more, { notes: notesOf }] = [detailsOf(ladder, today), wordsOf(ladder)];
  return (id: PlayerId, index: number): StandingView => {
    const on = shared?.get(id) ?? rung(index + 1);
    const { change, ...points } = changeOf(id, on);
    const [forecast, ...later] = forecasts.get(id) ?? NO_FORECASTS;
    const table = facts.tableOf(id);
    const people = peopleOfEntrant(ladder, id)?.map((person) => named(person.id));
    const [run, notes, form, asked] = [missed.get(id), notesOf(ladder, id), told.form(id), askedOf(id)];
    return {
      rung: on,
      ...named(id),
      ...(people && { people }),
      change,
      why: why(id),
      ...(form !== '' && { form }),
      ...(index === 0 && onTop && { onTop }),
      ...points,
      ...(displaced.has(id) && { displaced: true }),
      ...(table && { table }),
      ...(asked && { asked }),
      ...(forecast && { forecast }),
      ...(later.length > 0 && { later }),
      ...(run !== undefined && { missed: run }),
      ...more(id, on),
      ...(notes.length > 0 && { notes }),
    };
  };
}

type RowChange = Pick<StandingView, 'change' | 'pointsChange'>;

/** How everybody's rung and points have changed: those who were seeded were there from the beginning, those who joined are new. */
function changesSince(ladder: Ladder, earlier: Earlier): (id: PlayerId, is: Rung) => RowChange {
  const then = earlier.map((each) => ({ ladder: each, rungs: rungsOf(each) }));
  return (id, is) => {
    const admitted = ladder.players.get(id)?.admitted;
    const before = then.find(({ rungs }) => rungs.has(id));
    const was = before?.rungs.get(id);
    if (!before || before.ladder.players.get(id)?.admitted !== admitted) return { change: 'new' };
    const [had, has] = [measuredOf(before.ladder, id, was).points, measuredOf(ladder, id, is).points];
    return {
      change: is - (was ?? is),
      ...(has !== undefined && { pointsChange: has - (had ?? has) }),
    };
  };
}

type Details = Partial<StandingView>;

/** What a ladder shows of a player besides the name, on a day: each system something else. */
function detailsOf(ladder: Ladder, today: Day): (id: PlayerId, on: Rung) => Details {
  const { preferences } = systemOf(ladder);
  return (id, on) => {
    const player = ladder.players.get(id);
    const [prefers, away] = [prefersOf(ladder, id), awayUntil(ladder, id, today)];
    const until = protectedUntil(ladder, id, today);
    return {
      ...(player?.declined !== undefined && { declined: player.declined }),
      ...(preferences.includes('rated') && { rated: player?.preferences?.rated ?? false }),
      ...measuredOf(ladder, id, on),
      ...(prefers && { prefers }),
      ...(away && { away }),
      ...(until && { protected: until }),
      ...(player?.entering && { entering: true }),
    };
  };
}

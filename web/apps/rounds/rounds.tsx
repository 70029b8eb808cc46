import type { EndedTableView, HistoryView, SettledView } from '#shared/contract/history.ts';
import { isOfPeriod } from '#shared/view/settlement-kind.ts';
import { type AtTable, endedRow, tableHeading } from '#web/ui/ladder/crosses.ts';
import { spanWords } from '#web/ui/ladder/period-span.ts';
import { TABLES } from '#web/ui/texts.ts';

interface RoundsProps {
  readonly history: Pick<HistoryView, 'players' | 'settlements'>;
}

/** The rounds of a season that are over, the last first, as tables. */
export const Rounds = ({ history: { players, settlements } }: RoundsProps) => {
  const over = settlements.filter(({ tables }) => tables).toReversed();
  if (over.length === 0) return <p class="hint">{TABLES.noneOver}</p>;
  return over.map((round, index) => (
    <details key={round.line} class="round" open={index === 0}>
      <summary>
        <h3>{titleOf(round)}</h3>
      </summary>
      <div class="scrolls">
        <table class="crosses">
          {round.tables?.map((table) => (
            <tbody key={table.name} dangerouslySetInnerHTML={{ __html: rowsOf(table, players) }} />
          ))}
        </table>
      </div>
    </details>
  ));
};

const titleOf = (round: SettledView): string => (isOfPeriod(round) ? spanWords(round) : '');

/** The rows of a table under its heading, as HTML. */
function rowsOf({ name, places }: EndedTableView, all: HistoryView['players']): string {
  const rows = places.flatMap((place, index) => {
    const who = all[place.player];
    const met = place.met.flatMap(({ player, ...meeting }) => {
      const other = all[player];
      return other ? [{ ...other, ...meeting }] : [];
    });
    return who ? [{ who, place: { ...place, name, place: index + 1, met } }] : [];
  });
  const players = rows.map(({ who }) => who);
  const [first] = rows;
  const at = (place: AtTable['place']): AtTable => ({ place, players });
  return [first ? tableHeading(at(first.place)) : '', ...rows.map(({ who, place }) => endedRow(at(place), who))].join(
    '',
  );
}

import { useEffect } from 'preact/hooks';
import type { StandingView } from '#shared/contract/view.ts';
import type { Who } from '#shared/words/phrase.ts';
import { PLAYED_AS } from '#web/apps/texts.ts';
import { LastResults } from '#web/ui/ladder/last-results.tsx';
import { boutsOfPerson, pairsOf, type RecordWith, recordsWith } from '#web/ui/ladder/pairs/people.ts';
import { type BoutOutcome, OUTCOMES, sumOf, tallyOf } from '#web/ui/ladder/record.ts';
import { Name } from '#web/ui/page/words.tsx';
import { LAST_RESULTS, WORDS } from '#web/ui/texts.ts';
import { Bouts } from '../bouts.tsx';
import type { PlayerPageData } from '../facts.ts';

export interface PeopleProps {
  readonly facts: PlayerPageData;
  /** Whose page it is: a pair with those who play as it, or one of these people. */
  readonly of: StandingView | Who;
}

/** Who plays as a pair; or all of a person, whichever pairs they play in. */
export const Part = ({ facts, of }: PeopleProps) =>
  'rung' in of ? <PeopleOf facts={facts} pair={of} /> : <Person facts={facts} person={of} />;

/** The people of a pair, with how each of them has fared in it. */
const PeopleOf = ({ facts: { history }, pair }: { readonly facts: PlayerPageData; readonly pair: StandingView }) => {
  const index = history.players.findIndex(({ id }) => id === pair.id);
  const records = (pair.people ?? []).map((who) => {
    const bouts = boutsOfPerson(history, who.id).filter(({ played }) => played.players.includes(index));
    return { who, tally: tallyOf(bouts.flatMap(({ outcome }): readonly BoutOutcome[] => (outcome ? [outcome] : []))) };
  });
  return <RecordsWith title={PLAYED_AS.people} records={records} />;
};

const Person = ({
  facts: { view, history, inAll },
  person,
}: {
  readonly facts: PlayerPageData;
  readonly person: Who;
}) => {
  const bouts = boutsOfPerson(history, person.id);
  const pairs = pairsOf(view, person.id);
  useEffect(() => {
    document.title = `${person.name} – ${view.name ?? WORDS.ladder}`;
  }, [person.name, view.name]);
  return (
    <main class="player">
      <div>
        <h1 tabIndex={-1}>
          <bdi>{person.name}</bdi>
        </h1>
        {pairs.length === 0 && <p class="stand">{PLAYED_AS.noPair}</p>}
        {pairs.map(({ id, name, rung }) => (
          <p key={id} class="stand">
            <a href={`#${id}`}>
              <bdi>{name}</bdi>
            </a>{' '}
            <small>{WORDS.rungOf(String(rung), inAll)}</small>
          </p>
        ))}
        <LastResults bouts={bouts} />
        <p class="sum">{sumOf(bouts)}</p>
      </div>
      <div>
        <RecordsWith title={PLAYED_AS.with} records={recordsWith(history, bouts)} />
      </div>
      <Bouts history={history} bouts={bouts} view={view} />
    </main>
  );
};

interface RecordsWithProps {
  readonly title: string;
  readonly records: readonly RecordWith[];
}

const RecordsWith = ({ title, records }: RecordsWithProps) => {
  const outcomes = OUTCOMES.filter((each) => each !== 'drawn' || records.some(({ tally }) => tally.drawn > 0));
  return records.length === 0 ? null : (
    <section class="records">
      <table>
        <caption>
          <h2>{title}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.name}</th>
            {outcomes.map((each) => (
              <th key={each} scope="col">
                {LAST_RESULTS.words[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ who, tally }) => (
            <tr key={who.id}>
              <th scope="row">
                <a href={`#${who.id}`}>
                  <Name of={who} />
                </a>
              </th>
              {outcomes.map((each) => (
                <td key={each}>{tally[each] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

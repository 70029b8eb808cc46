import { useState } from 'preact/hooks';
import type { HistoryView, PlayerIndex } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { resultForGroup } from '#shared/view/as-text.ts';
import { dayWords } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/game.ts';
import { scoreWords } from '#shared/words/score.ts';
import { type Bout, OUTCOMES, potWords, recordsOf, stateWords } from '#web/ui/ladder/record.ts';
import { Share } from '#web/ui/page/share.tsx';
import { Name, Names, unbroken } from '#web/ui/page/words.tsx';
import { LAST_RESULTS, SCORES, SHARING, WORDS } from '#web/ui/texts.ts';
import { PLAYER } from '../texts.ts';

const { results: RESULTS } = PLAYER;

interface BoutsProps {
  readonly history: HistoryView;
  readonly bouts: readonly Bout[];
}

export const Bouts = ({ history, bouts, view }: BoutsProps & { readonly view: LadderView }) => (
  <section class="results">
    <table>
      <caption>
        <h2>{RESULTS.title}</h2>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{SCORES.result}</th>
          <th scope="col">{RESULTS.played}</th>
        </tr>
      </thead>
      <tbody>
        {bouts.map((bout) => (
          <tr key={bout.played.line} class={bout.outcome ? undefined : 'void'}>
            <td>
              <b>
                {bout.played.kind === 'pot' ? (
                  <Pot bout={bout} history={history} />
                ) : (
                  <Opponents bout={bout} history={history} />
                )}
              </b>
              {!bout.outcome && <p>{stateWords(bout.played.state)}</p>}
              {bout.outcome && bout.played.kind !== 'pot' && !bout.played.brokenOff && (
                <ShareBout bout={bout} history={history} view={view} />
              )}
            </td>
            <td>
              <time dateTime={bout.played.at}>{dayWords(bout.played.at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {bouts.length === 0 && <p>{RESULTS.none}</p>}
  </section>
);

const Opponents = ({ bout: { own, others, points, opponents, outcome, played }, history }: BoutProps) => (
  <>
    {RESULTS[(!played.brokenOff && outcome) || 'open'](
      <span>{scoreWords([own, others[0] ?? 0])}</span>,
      playerLink(history, opponents[0]) ?? <span />,
    )}
    {played.kind === 'playoff' && RESULTS.playoff}
    {unbroken(asPlayed({ ...played, points }))}
  </>
);

interface SharedBoutProps extends BoutProps {
  readonly view: LadderView;
}

const ShareBout = (props: SharedBoutProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{SHARING.share}</summary>
      {isOpen && <SharedBout {...props} />}
    </details>
  );
};

/** A result to tell a group of. Only of the latest there are pictures. */
const SharedBout = ({ bout: { played }, history, view }: SharedBoutProps) => {
  const [challenger, challenged] = played.players.map((each) => history.players[each]);
  const [one = 0, other = 0] = played.score;
  if (!challenger || !challenged) return null;
  const result = { challenger, challenged, score: [one, other] as const, at: played.at };
  const isLatest = view.results.some(({ line, state }) => line === played.line && state === 'stands');
  return (
    <Share
      title={document.title}
      text={resultForGroup(result, view.name ?? WORDS.theLadder)}
      url={new URL('../#results', location.href).href}
      {...(isLatest && { picture: `../result/${played.line}/preview.png` })}
    />
  );
};

interface BoutProps {
  readonly bout: Bout;
  readonly history: HistoryView;
}

const Pot = ({ bout, history }: BoutProps) => (
  <>
    {bout.outcome && `${potWords(bout)} – `}
    {RESULTS.pot(<span>{bout.own}</span>, <Names of={bout.opponents.flatMap((each) => history.players[each] ?? [])} />)}
  </>
);

export const Records = ({ history, bouts }: BoutsProps) => {
  const records = recordsOf(bouts.filter(({ played }) => played.kind !== 'pot'));
  const outcomes = OUTCOMES.filter((each) => each !== 'drawn' || records.some(({ tally }) => tally.drawn > 0));
  return records.length === 0 ? null : (
    <section class="records">
      <table>
        <caption>
          <h2>{PLAYER.records.title}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{PLAYER.records.opponent}</th>
            {outcomes.map((each) => (
              <th scope="col">{LAST_RESULTS.words[each]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ opponent, tally }) => (
            <tr key={opponent}>
              <th scope="row">{playerLink(history, opponent)}</th>
              {outcomes.map((each) => (
                <td>{tally[each] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const playerLink = ({ players }: Pick<HistoryView, 'players'>, player: PlayerIndex | undefined) => {
  const who = player === undefined ? undefined : players[player];
  return who ? (
    <a href={`#${who.id}`}>
      <Name of={who} />
    </a>
  ) : null;
};

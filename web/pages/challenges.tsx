import type { ChallengeView, EntrantView } from '../../shared/contract/games.ts';
import type { LadderView } from '../../shared/contract/view.ts';
import { scoreWords } from '../../shared/words/score.ts';
import { Clause } from '../kit/clause.tsx';
import { controlsOfView } from '../kit/controls.ts';
import { Preferences, Terms } from '../kit/terms.tsx';
import { Name, Score, ShortDay } from '../kit/words.tsx';

/** Programs have no say in what they play. */
const OPEN = { people: 'Open challenges', programs: 'Coming games' } as const;

/** What is still to be played, and what waits for the coordinator. */
export const Challenges = ({ view }: { readonly view: LadderView }) => {
  const challenges = view.challenges ?? [];
  const [reported, awaiting] = [true, false].map((is) =>
    challenges.filter(({ state, waits = 'approval' }) => state === 'awaiting' && (waits !== 'approval') === is),
  );
  const open = challenges.filter(({ state }) => state !== 'awaiting');
  return (
    <>
      {awaiting && awaiting.length > 0 && <Section id="awaiting" title="Awaiting approval" challenges={awaiting} />}
      {reported && reported.length > 0 && <Section id="reported" title="Awaiting confirmation" challenges={reported} />}
      {open.length > 0 && <Section id="challenges" title={OPEN[controlsOfView(view).players]} challenges={open} />}
    </>
  );
};

/** More than this are folded away, so that the ladder stays in sight. */
const SHOWN = 4;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly challenges: readonly ChallengeView[];
}

const Section = ({ id, title, challenges }: SectionProps) => (
  <section class="challenges" id={id}>
    <h2>{title}</h2>
    <List challenges={challenges.slice(0, SHOWN)} />
    {challenges.length > SHOWN && (
      <details id={`more-${id}`}>
        <summary>{challenges.length - SHOWN} more</summary>
        <List challenges={challenges.slice(SHOWN)} />
      </details>
    )}
  </section>
);

const List = ({ challenges }: Pick<SectionProps, 'challenges'>) => (
  <ul>
    {challenges.map((challenge) => (
      <Challenge challenge={challenge} />
    ))}
  </ul>
);

const Challenge = ({ challenge }: { readonly challenge: ChallengeView }) => (
  <li>
    <b>
      <Name of={challenge.challenger} /> {challenge.score ? <Score>{scoreWords(challenge.score)}</Score> : 'challenges'}{' '}
      <Name of={challenge.challenged} />
    </b>
    <p>
      {challenge.state === 'awaiting' ? (
        'Challenged on '
      ) : (
        <>
          <Terms terms={challenge.terms} />
          {Object.keys(challenge.terms).length > 0 && '; '}issued{' '}
        </>
      )}
      <ShortDay at={challenge.since} />
      {challenge.state === 'accepted' && ', accepted'}
      {challenge.state === 'open' && ', not yet accepted'}
      {challenge.waits === 'decision' && ', disputed: the club decides'}
    </p>
  </li>
);

/** Programs that are looking for their place, and whom each has to challenge next. */
export const Entrants = ({ entrants }: { readonly entrants: readonly EntrantView[] }) =>
  entrants.length === 0 ? null : (
    <section class="challenges" id="entrants">
      <h2>Entering the ladder</h2>
      <ul>
        {entrants.map((entrant) => (
          <li>
            <b>
              <Name of={entrant} />
            </b>{' '}
            {entrant.rung === undefined ? 'has no rung yet' : `is on rung ${entrant.rung}`}
            {entrant.next && (
              <>
                {' '}
                and must challenge <Name of={entrant.next} /> next, even
              </>
            )}
            .
            {entrant.prefers && (
              <p>
                <Preferences prefers={entrant.prefers} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

/** How many pairs a page names; the rest is in its data. */
const PAIRS = 40;

/** Who has to wait for whom. */
export const Rematches = ({ view }: { readonly view: LadderView }) => {
  const { rematches = [] } = view;
  const { play } = controlsOfView(view);
  const clause =
    play.kind === 'pairs' && play.challenge.begins === 'when accepted' ? play.challenge.rematchClause : undefined;
  return rematches.length === 0 ? null : (
    <section class="rematches" id="rematches">
      <details id="pairs">
        <summary>
          <h2>Rematches</h2>
        </summary>
        <p>
          Pairs in range that have to wait before they play again; all other pairs can play now.
          <Clause of={clause} />
        </p>
        <ul>
          {rematches.slice(0, PAIRS).map(({ one, other, from }) => (
            <li>
              <ShortDay at={from} />{' '}
              <span>
                <Name of={one} /> and <Name of={other} />
              </span>
            </li>
          ))}
        </ul>
        {rematches.length > PAIRS && <p>And {rematches.length - PAIRS} more.</p>}
      </details>
    </section>
  );
};

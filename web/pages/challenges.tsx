import type { ChallengeView, EntrantView } from '#shared/contract/games.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import { NEWS } from '#shared/view/texts.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { capital } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clause } from '../ui/ladder/clause.tsx';
import { controlsOfView } from '../ui/ladder/controls.ts';
import { deadlinesOf, deadlineWords } from '../ui/ladder/deadlines.ts';
import { LISTED, Unlisted } from '../ui/ladder/night.tsx';
import { Preferences, Terms } from '../ui/ladder/terms.tsx';
import { Name, Names, Score, ShortDay, Words } from '../ui/page/words.tsx';
import { MARKS, PEOPLE, WORDS } from '../ui/texts.ts';
import { TEXT } from './texts.ts';

export const Challenges = ({ view }: { readonly view: LadderView }) => {
  const challenges = view.challenges ?? [];
  const [reported, awaiting] = [true, false].map((is) =>
    challenges.filter(({ state, waits = 'approval' }) => state === 'awaiting' && (waits !== 'approval') === is),
  );
  const open = challenges.filter(({ state }) => state !== 'awaiting');
  // Programs have no say in what they play.
  const title = controlsOfView(view).players === 'people' ? MARKS.openChallenges : TEXT.challenges.coming;
  return (
    <>
      {awaiting && awaiting.length > 0 && (
        <Section id="awaiting" title={capital(SHARED.awaiting.approval)} challenges={awaiting} view={view} />
      )}
      {reported && reported.length > 0 && (
        <Section id="reported" title={capital(SHARED.awaiting.confirmation)} challenges={reported} view={view} />
      )}
      {open.length > 0 && <Section id="challenges" title={title} challenges={open} view={view} />}
    </>
  );
};

/** More than this are folded away, so that the ladder stays in sight. */
const SHOWN = 4;

interface SectionProps {
  readonly view: LadderView;
  readonly id: string;
  readonly title: string;
  readonly challenges: readonly ChallengeView[];
}

const Section = ({ id, title, challenges, view }: SectionProps) => (
  <section class="challenges" id={id}>
    <h2>{title}</h2>
    <List challenges={challenges.slice(0, SHOWN)} view={view} />
    {challenges.length > SHOWN && (
      <details id={`more-${id}`}>
        <summary>{PEOPLE.more(challenges.length - SHOWN)}</summary>
        <List challenges={challenges.slice(SHOWN, LISTED)} view={view} />
        <Unlisted of={challenges} />
      </details>
    )}
  </section>
);

const List = ({ challenges, view }: Pick<SectionProps, 'challenges' | 'view'>) => (
  <ul>
    {challenges.map((challenge) => (
      <li>
        <Opponents challenge={challenge} />
        {challenge.state === 'awaiting' ? (
          challenge.waits === 'decision' && <p>{SHARED.disputed}</p>
        ) : (
          <p>
            <Open challenge={challenge} view={view} />
          </p>
        )}
      </li>
    ))}
  </ul>
);

/** How it stands with a challenge that has no result yet: its terms, and the date agreed or the day until which. */
const Open = ({ challenge, view }: Pick<SectionProps, 'view'> & { readonly challenge: ChallengeView }) => {
  const { state, date, offered } = challenge;
  const dues = deadlinesOf(view, challenge);
  const isAnswered = state === 'accepted' || dues.some(({ kind }) => kind === 'acceptance');
  const says = [...(isAnswered ? [] : [WORDS.notAccepted]), ...dues.map(deadlineWords)];
  return (
    <>
      {Object.keys(challenge.terms).length > 0 && (
        <>
          <Terms terms={challenge.terms} />
          {' · '}
        </>
      )}
      {dues.length === 0 && [
        ...WORDS.issued(<ShortDay at={challenge.since} />),
        `, ${state === 'accepted' ? WORDS.accepted : WORDS.notAccepted}`,
      ]}
      {dues.length > 0 && says.join(', ')}
      {date !== undefined && (
        <>
          {' · '}
          <b>
            <time dateTime={date}>{meetingWords(date)}</time>
          </b>
        </>
      )}
      {state === 'accepted' && offered && (
        <>
          {' · '}
          {SHARED.offered(<Names of={offered} />)}
        </>
      )}
    </>
  );
};

const Opponents = ({ challenge: { challenger, score, challenged } }: { readonly challenge: ChallengeView }) =>
  score ? (
    <b>
      <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
    </b>
  ) : (
    <b>
      <Words of={NEWS.feed.challenges([challenger], [challenged])} />
    </b>
  );

/** Programs that are looking for their place, and whom each has to challenge next. */
export const Entrants = ({ entrants }: { readonly entrants: readonly EntrantView[] }) =>
  entrants.length === 0 ? null : (
    <section class="challenges" id="entrants">
      <h2>{TEXT.entrants.title}</h2>
      <ul>
        {entrants.slice(0, LISTED).map((entrant) => (
          <li>
            <Entering entrant={entrant} />
            {entrant.prefers && (
              <p>
                <Preferences prefers={entrant.prefers} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <Unlisted of={entrants} />
    </section>
  );

const Entering = ({ entrant }: { readonly entrant: EntrantView }) => {
  const { rung, next } = entrant;
  const who = (
    <b>
      <Name of={entrant} />
    </b>
  );
  return (
    <>
      {rung === undefined ? TEXT.entrants.noRung(who) : TEXT.entrants.onRung(who, rung)}
      {next && TEXT.entrants.next(<Name of={next} />)}
    </>
  );
};

export const Rematches = ({ view }: { readonly view: LadderView }) => {
  const { rematches = [] } = view;
  const { play } = controlsOfView(view);
  const clause =
    play.kind === 'matches' && play.challenge.begins === 'when accepted' ? play.challenge.rematchClause : undefined;
  return rematches.length === 0 ? null : (
    <>
      <dt>{WRITTEN.rematches.heading}</dt>
      <dd class="rematches" id="rematches">
        <p>
          {TEXT.rematches.about}
          <Clause of={clause} />
        </p>
        <ul>
          {rematches.slice(0, LISTED).map(({ one, other, from }) => (
            <li>
              <ShortDay at={from} />{' '}
              <span>
                <Names of={[one, other]} />
              </span>
            </li>
          ))}
        </ul>
        <Unlisted of={rematches} />
      </dd>
    </>
  );
};

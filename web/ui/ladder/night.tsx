import type { RefObject } from 'preact';
import type { When } from '#shared/calendar/moment.ts';
import type { FinalView, MatchView, NightView, PegView } from '#shared/contract/view.ts';
import { few } from '#shared/words/lists.ts';
import type { Who } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clock, FullDay, Name, Names, Words } from '../page/words.tsx';
import { FINAL, JOY, NIGHT, PEOPLE, WORDS } from '../texts.ts';
import { Clause } from './clause.tsx';

/** How much of a list a page shows at most. */
export const LISTED = 100;

/** Says how much longer a list is than what is shown of it. */
export const Unlisted = ({ of: { length } }: { readonly of: readonly unknown[] }) =>
  length > LISTED ? <p>{PEOPLE.more(length - LISTED)}</p> : null;

/** With more names than this in a sentence, the rest is given as a number. */
const NAMED = 20;

export const FewNames = ({ of, last = 'and' }: { readonly of: readonly Who[]; readonly last?: 'and' | 'or' }) =>
  of.length > NAMED ? <Words of={few(of, NAMED)} /> : <Names of={of} last={last} />;

interface NightAt {
  readonly night: NightView;
  readonly at: When;
}

/** Whether anybody is called to challenge at a moment: before the hours and after them nobody is. */
export const isInHours = ({ night: { from, to }, at }: NightAt): boolean =>
  Date.parse(from) <= Date.parse(at) && Date.parse(at) <= Date.parse(to);

export const Turn = ({ night, at }: NightAt) => {
  const { turn, pegs, from } = night;
  const isToCome = Date.parse(at) < Date.parse(from);
  if (!turn || !(isToCome || isInHours({ night, at })))
    return <p class="turn">{pegs.length === 0 ? NIGHT.nobodyHere : SHARED.nobodyCan}</p>;
  if (isToCome)
    return (
      <p class="turn">
        <strong>{WORDS.turnFrom(<Clock at={from} />, <Name of={turn.who} />)}</strong>
      </p>
    );
  return (
    <p class="turn">
      <strong>{SHARED.turn(<Name of={turn.who} />)}</strong>
      {NIGHT.mayChallenge(<FewNames of={turn.may} last="or" />)}
    </p>
  );
};

interface MatchesProps {
  readonly matches: readonly MatchView[];
  readonly title: string;
  /** The list that is measured: how many entries have no room is said below it. */
  readonly list?: RefObject<HTMLUListElement | null>;
  readonly unseen?: number;
}

export const Matches = ({ matches, title, list, unseen = 0 }: MatchesProps) =>
  matches.length === 0 ? null : (
    <>
      <h3>
        {title} <small>{matches.length}</small>
      </h3>
      <ul class="matches" {...(list && { ref: list })}>
        {matches.slice(0, LISTED).map(({ challenger, challenged, since }) => (
          <li>
            <Clock at={since} />
            <span>
              <Name of={challenger} /> – <Name of={challenged} />
            </span>
          </li>
        ))}
      </ul>
      {unseen > 0 && <p>{PEOPLE.more(unseen)}</p>}
      <Unlisted of={matches} />
    </>
  );

export const Pegs = ({ pegs }: { readonly pegs: readonly PegView[] }) =>
  pegs.length === 0 ? null : (
    <>
      <table>
        <caption>
          <h3>{WORDS.here}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.rung}</th>
            <th scope="col">{WORDS.player}</th>
            <th scope="col">
              <abbr title={NIGHT.countMeans}>{NIGHT.count}</abbr>
            </th>
            <th scope="col">{NIGHT.now}</th>
          </tr>
        </thead>
        <tbody>
          {pegs.slice(0, LISTED).map((peg) => (
            <tr>
              <td>{peg.rung}</td>
              <th scope="row">
                <Name of={peg} />
              </th>
              <td>{signed(peg.imbalance)}</td>
              <td class={peg.side}>{stateOf(peg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unlisted of={pegs} />
    </>
  );

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

function stateOf({ side, passed, waiting }: PegView): string {
  if (side === 'light') return NIGHT.playing;
  if (waiting) return WORDS.next;
  return passed ? NIGHT.passed : NIGHT.free;
}

export const Final = ({ final }: { readonly final: FinalView }) => (
  <section class="final" id="final">
    <h2>{FINAL.title(<FullDay at={final.day} />)}</h2>
    <State final={final} />
    {final.displaced.length > 0 && !final.champion && (
      <p>
        {FINAL.displaced(<Names of={final.displaced} />)}
        <Clause of="L30" />
      </p>
    )}
    {final.ahead && (
      <p>
        {FINAL.ahead(<Name of={final.ahead.lower} />, <Name of={final.ahead.upper} />, final.ahead.forTheTop)}
        <Clause of="L32" />
      </p>
    )}
    {final.latecomers.length > 0 && !final.closed && (
      <p>
        {FINAL.removed(<Clock at={final.cutAt} />, <FewNames of={final.latecomers} />)}
        <Clause of="L29" />
      </p>
    )}
  </section>
);

const State = ({ final }: { readonly final: FinalView }) => {
  if (final.champion) {
    return (
      <p class="turn crowned">
        <strong>{SHARED.champion(<Name of={final.champion} />)}</strong>
        {JOY.congratulations}
      </p>
    );
  }
  if (final.playoff) return <Playoff playoff={final.playoff} />;
  if (final.cut) return <p>{FINAL.open}</p>;
  return (
    <p>
      {FINAL.beHere(<Clock at={final.cutAt} />)}
      <Clause of="L29" />
    </p>
  );
};

type PlayoffView = NonNullable<FinalView['playoff']>;

const Playoff = ({ playoff }: { readonly playoff: PlayoffView }) => (
  <>
    <p class="turn">
      <strong>{FINAL.playoff(<Name of={playoff.lower} />, <Name of={playoff.upper} />, playoff.forTheTop)}</strong>
      <Clause of="L32" />
    </p>
    <p>
      {FINAL.lost}
      <Clause of="L33" />
    </p>
  </>
);

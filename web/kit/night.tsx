import type { MatchView, NightView, PegView } from '../../shared/contract/view.ts';
import { TEXT } from './night/words.ts';
import { Clock, Name, Names } from './words.tsx';

/** Whose turn it is, and whom they may choose. */
export const Turn = ({ night: { turn, pegs } }: { readonly night: NightView }) => {
  if (!turn) return <p class="turn">{pegs.length === 0 ? TEXT.nobodyHere : TEXT.nobodysTurn}</p>;
  return (
    <p class="turn">
      <strong>{TEXT.turn(<Name of={turn.who} />)}</strong>
      {TEXT.mayChallenge(<Names of={turn.may} last="or" />)}
    </p>
  );
};

export const Matches = ({ matches, title }: { readonly matches: readonly MatchView[]; readonly title: string }) =>
  matches.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul class="matches">
        {matches.map(({ challenger, challenged, since }) => (
          <li>
            <Clock at={since} />
            <span>{TEXT.against(<Name of={challenger} />, <Name of={challenged} />)}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** Who is here, and whether they are free. */
export const Pegs = ({ pegs }: { readonly pegs: readonly PegView[] }) =>
  pegs.length === 0 ? null : (
    <table>
      <caption>
        <h3>{TEXT.here}</h3>
      </caption>
      <thead>
        <tr>
          <th scope="col">{TEXT.rung}</th>
          <th scope="col">{TEXT.player}</th>
          <th scope="col">
            <abbr title={TEXT.countMeans}>{TEXT.count}</abbr>
          </th>
          <th scope="col">{TEXT.now}</th>
        </tr>
      </thead>
      <tbody>
        {pegs.map((peg) => (
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
  );

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

function stateOf({ side, passed, waiting }: PegView): string {
  if (side === 'light') return TEXT.playing;
  if (waiting) return TEXT.next;
  return passed ? TEXT.passed : TEXT.free;
}

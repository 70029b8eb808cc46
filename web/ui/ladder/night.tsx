import type { MatchView, NightView, PegView } from '#shared/contract/view.ts';
import { Clock, Name, Names } from '../page/words.tsx';
import { NIGHT } from '../texts.ts';

/** Whose turn it is, and whom they may choose. */
export const Turn = ({ night: { turn, pegs } }: { readonly night: NightView }) => {
  if (!turn) return <p class="turn">{pegs.length === 0 ? NIGHT.nobodyHere : NIGHT.nobodysTurn}</p>;
  return (
    <p class="turn">
      <strong>{NIGHT.turn(<Name of={turn.who} />)}</strong>
      {NIGHT.mayChallenge(<Names of={turn.may} last="or" />)}
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
            <span>{NIGHT.against(<Name of={challenger} />, <Name of={challenged} />)}</span>
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
        <h3>{NIGHT.here}</h3>
      </caption>
      <thead>
        <tr>
          <th scope="col">{NIGHT.rung}</th>
          <th scope="col">{NIGHT.player}</th>
          <th scope="col">
            <abbr title={NIGHT.countMeans}>{NIGHT.count}</abbr>
          </th>
          <th scope="col">{NIGHT.now}</th>
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
  if (side === 'light') return NIGHT.playing;
  if (waiting) return NIGHT.next;
  return passed ? NIGHT.passed : NIGHT.free;
}

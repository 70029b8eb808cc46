import type { ImportView } from '../../../../shared/contract/clubs.ts';
import { TEXT, FILES as W } from '../texts.ts';

/** More rungs and lines than these are not shown. */
const SHOWN = 20;

interface Props {
  readonly found: ImportView;
  /** How the ladder stands that it is compared with, top first. */
  readonly order?: readonly string[];
  readonly nameOf?: (player: string) => string;
}

/** What a season log would make: which lines the rules refuse, and who would stand where. */
export const ImportPreview = ({ found, order, nameOf = (player) => player }: Props) => (
  <>
    {found.refused.length === 0 ? <p>{W.fine(found.lines)}</p> : <Refused found={found} />}
    <Standings found={found} order={order} nameOf={nameOf} />
  </>
);

const Refused = ({ found: { refused, refusedLines } }: Pick<Props, 'found'>) => (
  <>
    <p class="fault">{W.refused(refusedLines)}</p>
    <ul class="lines">
      {refused.slice(0, SHOWN).map(({ line, message }) => (
        <li key={line}>{W.line(line, message)}</li>
      ))}
    </ul>
  </>
);

const Standings = ({
  found: { standings },
  order,
  nameOf,
}: {
  readonly found: ImportView;
  readonly order: readonly string[] | undefined;
  readonly nameOf: (player: string) => string;
}) => {
  const rows = standings.map(({ player }, index) => ({ rung: index + 1, player, before: order?.[index] }));
  const shown = order ? rows.filter(({ player, before }) => player !== before) : rows;
  if (order && shown.length === 0) return <p>{W.same}</p>;
  return (
    <table class="before-after">
      <caption>{order ? W.differs : W.stands}</caption>
      <thead>
        <tr>
          <th scope="col">{TEXT.sheet.rung}</th>
          {order && <th scope="col">{TEXT.sheet.now}</th>}
          <th scope="col">{TEXT.sheet.after}</th>
        </tr>
      </thead>
      <tbody>
        {shown.slice(0, SHOWN).map(({ rung, player, before }) => (
          <tr key={rung}>
            <th scope="row">{rung}</th>
            {order && (
              <td>
                <bdi>{before === undefined ? '' : nameOf(before)}</bdi>
              </td>
            )}
            <td>
              <bdi>{nameOf(player)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

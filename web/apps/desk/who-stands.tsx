import { Name } from '../../kit/words.tsx';
import { useDesk } from './desk.ts';
import { TEXT } from './texts.ts';

/** Of a longer ladder only the top is shown. */
const SHOWN = 200;

/** Who stands where, beside the forms where there is room. */
export const WhoStands = () => {
  const { view, named } = useDesk();
  if (view.standings.length === 0) return null;
  return (
    <aside class="who-stands" aria-labelledby="who-stands">
      <h2 id="who-stands">{TEXT.play.ladder}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ol tabIndex={0} aria-labelledby="who-stands">
        {view.standings.slice(0, SHOWN).map(({ player, rung, points }) => (
          <li key={player}>
            <b>{rung}</b> <Name of={named(player)} /> {points !== undefined && <small>{points}</small>}
          </li>
        ))}
      </ol>
    </aside>
  );
};

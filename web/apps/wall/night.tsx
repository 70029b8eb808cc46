import { useState } from 'preact/hooks';
import type { When } from '#shared/calendar/moment.ts';
import type { MatchView, NightView, PegView } from '#shared/contract/view.ts';
import { Matches, Turn } from '#web/ui/ladder/night.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { NIGHT, PEOPLE, WORDS } from '#web/ui/texts.ts';
import { WALL } from '../texts.ts';
import { SMALL, shownIn, useMeasured } from './fit.ts';

interface NightProps {
  readonly night: NightView;
  readonly matches: readonly MatchView[];
  readonly at: When;
}

export const Night = ({ night, matches, at }: NightProps) => {
  // Once the hours are over, nobody is called to play.
  const isOver = Date.parse(at) > Date.parse(night.to);
  const free = isOver ? [] : night.pegs.filter(({ side }) => side === 'dark');
  return (
    <section class="night">
      <h2>{WORDS.tonight}</h2>
      <Turn night={night} at={at} />
      <Playing matches={matches} />
      {free.length > 0 && <Free pegs={free} />}
    </section>
  );
};

/** The players of running matches, as many as fit; below them how many more there are. */
const Playing = ({ matches }: Pick<NightProps, 'matches'>) => {
  const [unseen, setUnseen] = useState(0);
  const list = useMeasured<HTMLUListElement>(
    (box) => {
      const { right, bottom } = box.getBoundingClientRect();
      const lines = Array.from(box.children, (each) => each.getBoundingClientRect());
      setUnseen(lines.filter((line) => line.left >= right || line.bottom > bottom + 1).length);
    },
    [matches],
  );
  return <Matches matches={matches} title={WORDS.playing} list={list} unseen={unseen} />;
};

/** Players who are free, as many as fit: no name is cut, and the last line says how many are left out. */
const Free = ({ pegs }: { readonly pegs: readonly PegView[] }) => {
  const [shown, show] = useState(pegs.length);
  const list = useMeasured<HTMLUListElement>(
    (box) => {
      const heights = Array.from(box.children, (each) => each.getBoundingClientRect().height).slice(0, pegs.length);
      const room = matchMedia(SMALL).matches ? Number.POSITIVE_INFINITY : box.getBoundingClientRect().height;
      show(shownIn(heights, room));
    },
    [pegs],
  );
  return (
    <>
      <h3>
        {WALL.free} <small>{pegs.length}</small>
      </h3>
      <ul class="free" ref={list}>
        {pegs.map((peg, index) => (
          <li key={peg.id} class="dark" aria-hidden={index >= shown}>
            <Name of={peg} />
            {peg.waiting && ` ${WORDS.next}`}
            {peg.passed && ` (${NIGHT.passed})`}
          </li>
        ))}
        {shown < pegs.length && <li key="more">{PEOPLE.more(pegs.length - shown)}</li>}
      </ul>
    </>
  );
};

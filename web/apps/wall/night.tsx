import { useState } from 'preact/hooks';
import type { When } from '#shared/calendar/moment.ts';
import type { MatchView, NightView, PegView } from '#shared/contract/view.ts';
import { Matches, Turn } from '#web/ui/ladder/night.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { NIGHT, PEOPLE, WORDS } from '#web/ui/texts.ts';
import { WALL } from '../texts.ts';
import { columnsFor, SMALL, shownIn, useMeasured, widthOf } from './fit.ts';

interface NightProps {
  readonly night: NightView;
  readonly matches: readonly MatchView[];
  readonly at: When;
}

export const Night = ({ night, matches, at }: NightProps) => {
  const free = night.pegs.filter(({ side }) => side === 'dark');
  return (
    <section class="night">
      <h2>{WORDS.tonight}</h2>
      <Turn night={night} at={at} />
      <Matches matches={matches} title={WORDS.playing} />
      {free.length > 0 && <Free pegs={free} />}
    </section>
  );
};

/** Those who are free, as many as have room: no name is cut while there is room below, and the last line says how many are left out. */
const Free = ({ pegs }: { readonly pegs: readonly PegView[] }) => {
  const [{ columns, room }, setLaid] = useState<{ readonly columns: 1 | 2; readonly room: number }>({
    columns: 2,
    room: pegs.length,
  });
  const list = useMeasured<HTMLUListElement>(
    (box) => {
      const line = box.firstElementChild?.getBoundingClientRect().height;
      if (!line) return;
      const rows = matchMedia(SMALL).matches ? Number.POSITIVE_INFINITY : Math.floor(box.clientHeight / line);
      const half = (box.clientWidth - Number.parseFloat(getComputedStyle(box).fontSize)) / 2;
      const columns = columnsFor(Array.from(box.children, widthOf), half, rows);
      setLaid({ columns, room: columns * rows });
    },
    [pegs],
  );
  const shown = shownIn(room, pegs.length);
  return (
    <>
      <h3>
        {WALL.free} <small>{pegs.length}</small>
      </h3>
      <ul class="free" data-columns={columns} ref={list}>
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

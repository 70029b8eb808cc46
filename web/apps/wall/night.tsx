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

/** As the style sheet has it. */
const COLUMNS = 2;

/** Those who are free, as many as have room: no name is cut, and the last line says how many are left out. */
const Free = ({ pegs }: { readonly pegs: readonly PegView[] }) => {
  const [room, setRoom] = useState(pegs.length);
  const list = useMeasured<HTMLUListElement>((box) => {
    const line = box.firstElementChild?.getBoundingClientRect().height;
    const isScrolled = matchMedia(SMALL).matches;
    if (line) setRoom(isScrolled ? Number.POSITIVE_INFINITY : COLUMNS * Math.floor(box.clientHeight / line));
  }, []);
  const shown = shownIn(room, pegs.length);
  return (
    <>
      <h3>
        {WALL.free} <small>{pegs.length}</small>
      </h3>
      <ul class="free" ref={list}>
        {pegs.slice(0, shown).map((peg) => (
          <li key={peg.id} class="dark">
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

import type { FinalView, LadderView, NightView } from '#shared/contract/view.ts';
import { NIGHT as NIGHT_WORDS } from '#web/ui/texts.ts';
import { Final, isInHours, Matches, Pegs, Turn } from '../ui/ladder/night.tsx';
import { FullDay, Name } from '../ui/page/words.tsx';
import { FINAL, WORDS } from '../ui/texts.ts';
import { TEXT } from './texts.ts';

type EveningView = Pick<LadderView, 'night' | 'final' | 'matches' | 'asOf'>;

/** Whether there is a club night to show: a final that is over says itself how it ended. */
export const isNight = ({ night, final }: Pick<LadderView, 'night' | 'final'>): boolean =>
  night !== undefined && !final?.closed;

/** The club night in one line above the ladder, which opens to its board. */
export const Tonight = ({ view }: { readonly view: EveningView }) => {
  const { night, matches, asOf: at } = view;
  return night === undefined || !isNight(view) ? null : (
    <details class="night" id="night">
      <summary>
        <h2>{WORDS.tonight}</h2> <InShort night={night} matches={matches.length} isCalling={isInHours({ night, at })} />
      </summary>
      <Turn night={night} at={at} />
      <Matches matches={matches} title={WORDS.playing} />
      <Pegs pegs={night.pegs} />
    </details>
  );
};

interface InShortProps {
  readonly night: NightView;
  readonly matches: number;
  readonly isCalling: boolean;
}

const InShort = ({ night: { pegs, turn }, matches, isCalling }: InShortProps) => (
  <span>
    {pegs.length === 0 ? NIGHT_WORDS.nobodyHere : TEXT.tonight.here(pegs.length)}
    {matches > 0 && TEXT.tonight.matches(matches)}
    {turn && isCalling && TEXT.tonight.turn(<Name of={turn.who} />)}
  </span>
);

interface FinalProps {
  readonly view: Pick<LadderView, 'final' | 'past' | 'asOf'>;
}

/** On its day, and ever after, the final comes first; until then a line leads to what there is to know of it. */
export const FinalFirst = ({ view: { final, ...view } }: FinalProps) => {
  if (!final || !isNear(final, view)) return null;
  if (isOn(final, view)) return <Final final={final} />;
  return (
    <p class="ahead">
      <a href="#final">{FINAL.title(<FullDay at={final.day} />)}</a>
    </p>
  );
};

/** What there is to know of a final that is still to come. */
export const FinalAhead = ({ view: { final, ...view } }: FinalProps) =>
  final && isNear(final, view) && !isOn(final, view) ? <Final final={final} /> : null;

type When = Pick<LadderView, 'past' | 'asOf'>;

/** The final is shown from a month before, which is when it must be announced at the latest (L27). */
const isNear = ({ day }: FinalView, { past, asOf }: When): boolean =>
  past !== undefined || Date.parse(day) - Date.parse(asOf) < 31 * 86_400_000;

const isOn = ({ day }: FinalView, { past, asOf }: When): boolean => past !== undefined || day <= asOf.slice(0, 10);

import type { MatchView, NightView, PegView } from '../../../shared/contract/view.ts';
import { Matches, Turn } from '../../kit/night.tsx';
import { Name } from '../../kit/words.tsx';

interface NightProps {
  readonly night: NightView;
  readonly matches: readonly MatchView[];
}

/** Tonight's board as it is read from afar: whose turn it is, who plays whom, and who is free. */
export const Night = ({ night, matches }: NightProps) => {
  const free = night.pegs.filter(({ side }) => side === 'dark');
  return (
    <section class="night">
      <h2>Tonight</h2>
      <Turn night={night} />
      <Matches matches={matches} title="Playing now" />
      {free.length > 0 && <Free pegs={free} />}
    </section>
  );
};

const Free = ({ pegs }: { readonly pegs: readonly PegView[] }) => (
  <>
    <h3>Free to play</h3>
    <ul class="free">
      {pegs.map((peg) => (
        <li key={peg.id} class="dark">
          <Name of={peg} />
          {peg.waiting && ' goes first'}
          {peg.passed && ' (passed)'}
        </li>
      ))}
    </ul>
  </>
);

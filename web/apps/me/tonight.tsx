import { Name } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import type { NightModel } from './model.ts';
import { TONIGHT } from './texts.ts';
import type { Tools } from './tools.tsx';

export interface TonightProps {
  readonly tools: Tools;
  readonly night: NightModel;
}

export const Part = ({ tools, night }: TonightProps) => (
  <section class="tonight">
    <h2>{WORDS.tonight}</h2>
    {night.here ? <Here tools={tools} night={night} /> : <Away tools={tools} night={night} />}
  </section>
);

const Here = ({ tools, night: { turn, myTurn } }: TonightProps) => (
  <>
    <p role="status">
      <b>{TONIGHT.here}</b>
      {tools.pending.has(tools.player) && ` (${WORDS.notSent})`}
    </p>
    <p class={myTurn ? 'turn' : undefined}>
      {myTurn ? TONIGHT.yourTurn : turn ? WORDS.turn(<Name of={turn} />) : WORDS.nobodyCan}
    </p>
  </>
);

const Away = ({ tools, night: { underWay, late } }: TonightProps) => (
  <>
    {late && <p>{TONIGHT.late}</p>}
    <button
      type="button"
      class={underWay ? 'main' : undefined}
      onClick={() => tools.send(tools.command('arrive', { player: tools.player }))}
    >
      {WORDS.checkIn}
    </button>
  </>
);

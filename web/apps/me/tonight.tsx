import { Words } from '../../kit/words.tsx';
import type { NightModel } from './model.ts';
import type { Tools } from './tools.ts';
import { TEXT, turnWords } from './words.ts';

/** Whether the player is here, and whose turn it is. */
export const Tonight = ({ tools, night }: { readonly tools: Tools; readonly night: NightModel }) => (
  <section class="tonight">
    <h2>{TEXT.tonight}</h2>
    {night.here ? <Here tools={tools} night={night} /> : <Away tools={tools} night={night} />}
  </section>
);

const Here = ({ tools, night: { turn, myTurn } }: Parameters<typeof Tonight>[0]) => (
  <>
    <p role="status">
      <b>{TEXT.here}</b>
      {tools.pending.has(tools.player) && ` (${TEXT.pending})`}
    </p>
    <p class={myTurn ? 'turn' : undefined}>
      {myTurn ? TEXT.yourTurn : turn ? <Words of={turnWords(turn)} /> : TEXT.nobodysTurn}
    </p>
  </>
);

const Away = ({ tools, night: { underWay, late } }: Parameters<typeof Tonight>[0]) => (
  <>
    {late ? <p>{TEXT.late}</p> : !underWay && <p class="hint">{TEXT.noNight}</p>}
    <button
      type="button"
      class={underWay ? 'main' : undefined}
      onClick={() => tools.send(tools.command('arrive', { player: tools.player }))}
    >
      {TEXT.arrive}
    </button>
  </>
);

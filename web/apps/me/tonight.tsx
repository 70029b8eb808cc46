import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clock, Name } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { Final } from './final.tsx';
import type { NightModel } from './model.ts';
import { TONIGHT } from './texts.ts';
import type { Tools } from './tools.tsx';

export interface TonightProps {
  readonly tools: Tools;
  readonly night: NightModel;
}

export const Part = ({ tools, night }: TonightProps) => (
  <>
    <section class="tonight">
      <h2>{WORDS.tonight}</h2>
      {night.here ? <Here tools={tools} night={night} /> : <Away tools={tools} night={night} />}
    </section>
    {night.here && <Final ladder={tools.model.ladder} player={tools.player} />}
  </>
);

const Here = ({ tools, night: { turn, myTurn, from } }: TonightProps) => (
  <>
    <p role="status">
      <b>{TONIGHT.here}</b>
      {tools.pending.has(tools.player) && ` (${WORDS.notSent})`}
    </p>
    <p class={myTurn && !from ? 'turn' : undefined}>
      {!turn
        ? SHARED.nobodyCan
        : from
          ? WORDS.turnFrom(<Clock at={from} />, <Name of={turn} />)
          : myTurn
            ? TONIGHT.yourTurn
            : SHARED.turn(<Name of={turn} />)}
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

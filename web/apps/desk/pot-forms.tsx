import { useState } from 'preact/hooks';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { Area, Check, Form, Input } from '../../kit/fields.tsx';
import { readWhole } from '../../kit/scores.ts';
import { Moment, Names } from '../../kit/words.tsx';
import { useDesk } from './desk.ts';
import { readPasted } from './paste.ts';
import type { RunningView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.pots;
/** What each pays into a pot, unless the ladder says otherwise. */
const USUAL_STAKE = 100;

/** A game that is to begin: who sits down, and what is in the pot then. */
export const StartForm = () => {
  const { view, act } = useDesk();
  const [seats, setSeats] = useState<readonly string[]>([]);
  const [fresh, setFresh] = useState('');
  const [fault, setFault] = useState(false);
  const known = [...view.standings, ...view.off];
  const others = readPasted(fresh, known).filter(({ fate }) => fate !== 'again');
  const players = [...new Set([...seats, ...others.map(({ id }) => id)])];
  const stake = Number(view.header.settings?.['stake'] ?? USUAL_STAKE);

  async function start(): Promise<void> {
    setFault(players.length < 2);
    if (players.length < 2) return;
    if (!(await joinFirst())) return;
    const recorded = await act({ title: W.startTitle, verb: 'start', body: { players }, yes: W.startYes, plain: true });
    if (recorded) {
      setSeats([]);
      setFresh('');
    }
  }

  /** Somebody new joins by name, so that the ladder does not call them by their id. */
  async function joinFirst(): Promise<boolean> {
    for (const { id, name, fate } of others) {
      if (fate !== 'new') continue;
      const body = { player: id, name };
      if (!(await act({ title: WORDS.players.join, about: name, verb: 'join', body, yes: W.startYes, plain: true })))
        return false;
    }
    return true;
  }

  return (
    <section id="record">
      <h2>{W.start}</h2>
      <Form label={W.start} onSubmit={() => void start()}>
        <fieldset>
          <legend>{W.startHint}</legend>
          <div class="seats">
            {view.standings.map(({ player, name }) => (
              <Check
                key={player}
                label={<Seat name={name} seat={seats.indexOf(player) + 1} />}
                checked={seats.includes(player)}
                onInput={(sits) => setSeats(sits ? [...seats, player] : seats.filter((each) => each !== player))}
              />
            ))}
          </div>
        </fieldset>
        <Area
          label={W.fresh}
          rows={2}
          value={fresh}
          onInput={setFresh}
          fault={fault && players.length < 2 ? W.two : undefined}
        />
        <p aria-live="polite">
          {W.seats(players.length)}; {W.pot(players.length * stake)}
        </p>
        <button type="submit" class="main">
          {W.start}
        </button>
      </Form>
    </section>
  );
};

const Seat = ({ name, seat }: { readonly name: string; readonly seat: number }) => (
  <>
    <bdi>{name}</bdi>
    {seat > 0 && <small> seat {seat}</small>}
  </>
);

/** A game that is running: a score for each player ends it. */
export const FinishForm = ({ game }: { readonly game: RunningView }) => {
  const { named, act } = useDesk();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState(false);
  const scores = game.players.map((player) => [player, readWhole(typed[player] ?? '')] as const);

  function finish(): void {
    const whole = scores.every(([, score]) => score !== undefined);
    setFault(!whole);
    if (!whole) return;
    void act({ title: W.finishTitle, verb: 'finish', body: { game: game.id, scores }, yes: WORDS.play.recordYes });
  }

  const names = <Names of={game.players.map((player) => named(player))} />;
  return (
    <article class="card">
      <h3>{names}</h3>
      <p class="quiet">
        <Moment at={game.started} />; {W.pot(game.pot)}
      </p>
      <Form label={`${W.finish}: ${game.players.map((player) => named(player).name).join(', ')}`} onSubmit={finish}>
        <ScoreInputs players={game.players} typed={typed} onChange={setTyped} fault={fault} />
        <div class="buttons">
          <button type="submit" class="main">
            {WORDS.play.see}
          </button>
          <button
            type="button"
            onClick={() =>
              void act({
                title: W.abandonTitle,
                about: names,
                verb: 'abandon',
                body: { game: game.id },
                yes: WORDS.play.recordYes,
              })
            }
          >
            {WORDS.play.abandon}
          </button>
        </div>
      </Form>
    </article>
  );
};

interface ScoresProps {
  readonly players: readonly PlayerId[];
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (typed: Readonly<Record<string, string>>) => void;
  readonly fault: boolean;
}

/** A table of scores, in the order of the seats. */
export const ScoreInputs = ({ players, typed, onChange, fault }: ScoresProps) => {
  const { named } = useDesk();
  return (
    <div class="scores">
      {players.map((player) => (
        <Input
          key={player}
          label={named(player).name}
          mode="text"
          value={typed[player] ?? ''}
          onInput={(text) => onChange({ ...typed, [player]: text })}
          fault={fault && readWhole(typed[player] ?? '') === undefined ? W.whole : undefined}
        />
      ))}
    </div>
  );
};

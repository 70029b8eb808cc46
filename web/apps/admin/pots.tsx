import { useEffect, useMemo, useState } from 'preact/hooks';
import { stakeOf } from '#shared/view/pots.ts';
import { labelled } from '#shared/words/lists.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Area, Check, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { MANY, OFFERED } from '#web/ui/forms/one-of-many.tsx';
import { Search } from '#web/ui/forms/searching.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { Moment, Names } from '#web/ui/page/words.tsx';
import { LOADING, MOVES, PEOPLE, SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { PlayedEarlier, ScoreInputs } from './game-inputs.tsx';
import { LazyPanel, LazyWith } from './panels.tsx';
import type { Decided } from './people/deciding.tsx';
import type { NewcomersProps } from './people/newcomers.tsx';
import { useReader } from './people/reading/use-reader.ts';
import { TEXT, POTS as W } from './texts.ts';
import { joining, type RunningView, type StandingView } from './view.ts';
import { withOffset } from './zoned.ts';

export const Part = () => {
  const { view } = useAdmin();
  const running = view.games.filter(({ awaiting }) => !awaiting);
  // It is there when the first game ends.
  useEffect(() => void loadPart('shares').catch(() => undefined), []);
  return (
    <>
      {running.length < view.games.length && <LazyPanel part="approvals" />}
      <LazyPanel part="asked" />
      <section>
        <h2>{WORDS.playing}</h2>
        {running.length === 0 && <p class="quiet">{TEXT.play.nothingOpen}</p>}
        {running.map((game) => (
          <FinishForm key={game.id} game={game} />
        ))}
      </section>
      <StartForm />
    </>
  );
};

/** Of more players than can be looked through, those who sit already and those who are looked for. */
export function seatsOffered(
  standings: readonly StandingView[],
  seats: readonly string[],
  wanted: string,
): readonly StandingView[] {
  if (standings.length <= MANY) return standings;
  const sitting = standings.filter(({ player }) => seats.includes(player));
  const found = new Search(standings, ({ name }) => name).find(wanted, OFFERED).first;
  return [...sitting, ...found.filter((each) => !sitting.includes(each))];
}

const StartForm = () => {
  const { view, submit } = useAdmin();
  const [seats, setSeats] = useState<readonly string[]>([]);
  const [fresh, setFresh] = useState('');
  const [wanted, setWanted] = useState('');
  const offered = useMemo(() => seatsOffered(view.standings, seats, wanted), [view.standings, seats, wanted]);
  const [asking, setAsking] = useState(false);
  const reader = useReader(fresh);
  const read = typeof reader === 'object' ? reader.readList(fresh).rows : [];
  const names = read.flatMap(({ name }) => (name === '' ? [] : [name]));
  const count = seats.length + names.length;
  const wrong = names.map(whyNoName).find((why) => why !== undefined);

  const form = useForm<'players'>({
    check: () => ({
      players: reader === 'lost' && fresh !== '' ? LOADING.failed : (wrong ?? (count < 2 ? SCORES.two : undefined)),
    }),
    async send() {
      if (names.length === 0) await start([]);
      else setAsking(true);
      return undefined;
    },
  });

  async function start(others: readonly Decided[]): Promise<void> {
    if (!(await joinFirst(others))) return;
    const players = [...new Set([...seats, ...others.map(({ id }) => id)])];
    const command = { title: SCORES.start, verb: 'start', body: { players }, yes: SCORES.start, plain: true };
    if (await submit(command)) {
      setSeats([]);
      setFresh('');
    }
  }

  /** A newcomer joins by name, so that the ladder does not call them by their id. */
  async function joinFirst(others: readonly Decided[]): Promise<boolean> {
    for (const { id, name } of others) {
      if (view.standings.some(({ player }) => player === id)) continue;
      const body = joining(view, { id, name });
      if (!(await submit({ title: WORDS.addPlayer, about: name, verb: 'join', body, yes: SCORES.start, plain: true })))
        return false;
    }
    return true;
  }

  return (
    <section id="record">
      <h2>{SCORES.start}</h2>
      <Form form={form} label={SCORES.start} yes={SCORES.start}>
        {view.standings.length > MANY && <Input type="search" label={PEOPLE.find} value={wanted} onInput={setWanted} />}
        <fieldset>
          <legend>{W.startHint}</legend>
          <div class="seats">
            {offered.map(({ player, name }) => (
              <Check
                key={player}
                label={<Seat name={name} seat={seats.indexOf(player) + 1} />}
                checked={seats.includes(player)}
                onInput={(sits) => setSeats(sits ? [...seats, player] : seats.filter((each) => each !== player))}
              />
            ))}
          </div>
        </fieldset>
        <Area label={W.fresh} rows={2} value={fresh} onInput={setFresh} fault={form.faults.players} />
        <p aria-live="polite">{count > 0 && `${PEOPLE.found(count)} · ${WORDS.pot(count * stakeOf(view))}`}</p>
      </Form>
      {asking && (
        <LazyWith<NewcomersProps>
          part="newcomers"
          props={{
            names,
            mayBeHere: true,
            onEnd(people) {
              setAsking(false);
              if (people) void start(people);
            },
          }}
        />
      )}
    </section>
  );
};

const Seat = ({ name, seat }: { readonly name: string; readonly seat: number }) => (
  <>
    <bdi>{name}</bdi>
    {seat > 0 && <small> {SCORES.seat(seat)}</small>}
  </>
);

const FinishForm = ({ game }: { readonly game: RunningView }) => {
  const { view, named, submit } = useAdmin();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [playedAt, setPlayedAt] = useState('');
  const scores = game.players.map((player) => [player, readWhole(typed[player] ?? '')] as const);

  const form = useCommandForm<'scores'>({
    check: () => ({ scores: scores.some(([, score]) => score === undefined) ? SCORES.whole : undefined }),
    command: () => ({
      title: W.finish,
      verb: 'finish',
      body: { game: game.id, scores, ...(playedAt !== '' && { playedAt: withOffset(view.header.timezone, playedAt) }) },
      yes: WORDS.record,
    }),
  });
  const abandon = () =>
    submit({
      title: W.abandonTitle,
      about: names,
      verb: 'abandon',
      body: { game: game.id },
      yes: W.abandon,
      no: TEXT.play.abandonNo,
    });

  const names = <Names of={game.players.map((player) => named(player))} />;
  return (
    <article class="card">
      <h3>{names}</h3>
      <p class="quiet">
        <Moment at={game.started} />
        {SHARED.semicolon}
        {WORDS.pot(game.pot)}
      </p>
      <Form
        form={form}
        label={labelled(W.finish, game.players.map((player) => named(player).name).join(', '))}
        yes={MOVES.preview}
        beside={
          <button type="button" onClick={() => void abandon()}>
            {W.abandon}
          </button>
        }
      >
        <ScoreInputs players={game.players} typed={typed} onChange={setTyped} fault={form.faults.scores} />
        <PlayedEarlier value={playedAt} onInput={setPlayedAt} />
      </Form>
    </article>
  );
};

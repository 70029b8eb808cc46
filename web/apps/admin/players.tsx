import { useState } from 'preact/hooks';
import { Input } from '#web/ui/forms/fields.tsx';
import { mayBeAway } from '#web/ui/ladder/controls.ts';
import { ShortDay } from '#web/ui/page/words.tsx';
import { PEOPLE, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { NamedButton, Unfolded } from './panels.tsx';
import { JoinForm } from './people/join-form.tsx';
import { Away, Prefer, preferencesOf, Rename } from './people/player-dialogs.tsx';
import { Roster } from './roster.tsx';
import { COMMON, sections, players as W } from './texts.ts';
import type { StandingView } from './view.ts';

/** From this many players on there is a search field. */
const MANY = 12;
const SHOWN = 100;

export const Part = () => {
  const { view, session } = useAdmin();
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(SHOWN);
  const found = view.standings.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      {view.standings.length > 0 && (
        <section>
          <h2>{W.title}</h2>
          {view.standings.length >= MANY && (
            <Input type="search" label={PEOPLE.find} value={wanted} onInput={setWanted} />
          )}
          <Table standings={found.slice(0, most)} />
          {found.length > most && (
            <p class="buttons">
              <button type="button" onClick={() => setMost(most + SHOWN)}>
                {COMMON.showMore(found.length - most)}
              </button>
            </p>
          )}
        </section>
      )}
      {view.standings.length > 0 && <JoinForm />}
      {session.role === 'organiser' && <Roster />}
      <Off />
      {view.standings.length > 0 && <Unfolded title={sections.roll.text} part="roll" leaves />}
    </>
  );
};

const Table = ({ standings }: { readonly standings: readonly StandingView[] }) => {
  const measures = (['rating', 'points', 'gap', 'missed'] as const).filter((name) =>
    standings.some((each) => each[name] !== undefined),
  );
  return (
    <div class="scroll">
      <table class="people">
        <thead>
          <tr>
            <th scope="col">{WORDS.rung}</th>
            <th scope="col">{WORDS.name}</th>
            {measures.map((name) => (
              <th key={name} scope="col" class={name}>
                {W[name]}
              </th>
            ))}
            <th scope="col" class="played">
              {W.played}
            </th>
            <th scope="col">{W.actions}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Row key={standing.player} standing={standing} measures={measures} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface RowProps {
  readonly standing: StandingView;
  readonly measures: readonly ('rating' | 'points' | 'gap' | 'missed')[];
}

const Row = ({ standing, measures }: RowProps) => {
  const { submit, view } = useAdmin();
  const { rung, player, name, played } = standing;
  const leave = () =>
    submit({ title: W.leaveTitle(name), verb: 'leave', body: { player }, yes: COMMON.removeYes, asksWhy: true }); // N5
  return (
    <tr>
      <td>{rung}</td>
      <th scope="row">
        <bdi>{name}</bdi> <small>{player}</small>
      </th>
      {measures.map((measure) => (
        <td key={measure} class={measure}>
          {standing[measure]}
        </td>
      ))}
      <td class="played">{played === undefined ? W.never : <ShortDay at={played} />}</td>
      <td>
        <div class="buttons">
          {preferencesOf(view).length > 0 && <Prefer person={standing} />}
          {mayBeAway(view) && <Away person={standing} />}
          <Rename person={standing} />
          <NamedButton words={COMMON.remove} of={name} onClick={() => void leave()} />
        </div>
      </td>
    </tr>
  );
};

const Off = () => {
  const { view, submit } = useAdmin();
  if (view.off.length === 0) return null;
  return (
    <section>
      <details>
        <summary>
          <h2>{W.off}</h2>
        </summary>
        <ul class="lines">
          {view.off.map(({ player, name }) => (
            <li key={player}>
              <bdi>{name}</bdi>{' '}
              <NamedButton
                words={W.comeBack}
                of={name}
                onClick={() =>
                  void submit({
                    title: WORDS.addPlayer,
                    about: name,
                    verb: 'join',
                    body: { player },
                    yes: COMMON.add,
                    plain: true,
                  })
                }
              />{' '}
              <Rename person={{ player, name }} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};

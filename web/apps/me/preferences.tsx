import { useState } from 'preact/hooks';
import { systemOf } from '../../../shared/systems/registry.ts';
import type { PreferenceName, Preferences } from '../../../shared/vocabulary/command.ts';
import { dayWords } from '../../../shared/words/dates.ts';
import { say } from '../../../shared/words/phrase.ts';
import { Check, Form, Input } from '../../kit/fields.tsx';
import { Preferences as Words } from '../../kit/terms.tsx';
import { Sheet } from './sheet.tsx';
import type { Tools } from './tools.ts';
import { TEXT } from './words.ts';

const knows = ({ model }: Tools, name: PreferenceName): boolean => systemOf(model.ladder).preferences.includes(name);

/** Rated or unrated is chosen before the first result (C14). */
const isFixed = ({ model, player }: Tools): boolean => model.ladder.players.get(player)?.hasResult ?? false;

/** What the player prefers, as far as their ladder asks, and what the club has noted of their membership. */
export const OwnPreferences = ({ tools }: { readonly tools: Tools }) => {
  if (!tools.model.ladder.players.has(tools.player)) return null;
  if (knows(tools, 'paidUntil')) return <Membership tools={tools} />;
  if (!knows(tools, 'rated') && !knows(tools, 'main')) return null;
  const { preferences } = tools.model;
  const fixed = knows(tools, 'rated') && isFixed(tools);
  return (
    <section>
      <h2>{TEXT.preferences}</h2>
      <p>
        {knows(tools, 'rated') ? `${TEXT.rated}: ${preferences.rated ? 'yes' : 'no'}` : <Words prefers={preferences} />}
      </p>
      {fixed ? (
        <p class="hint">{TEXT.fixed} (C14)</p>
      ) : (
        <button type="button" onClick={() => tools.open({ kind: 'prefer' })}>
          {TEXT.change}
        </button>
      )}
    </section>
  );
};

const Membership = ({ tools }: { readonly tools: Tools }) => {
  const { registered, paidUntil } = tools.model.preferences;
  return (
    <section>
      <h2>{TEXT.member}</h2>
      <p>{registered && paidUntil ? `Registered, paid up until ${dayWords(paidUntil)}.` : TEXT.notMember}</p>
    </section>
  );
};

/** What the player prefers from now on. */
export const PreferSheet = ({ tools }: { readonly tools: Tools }) => {
  const { player, model } = tools;
  const { preferences } = model;
  const [rated, setRated] = useState(preferences.rated ?? false);
  const [main, setMain] = useState(String(preferences.main ?? ''));
  const [byoyomi, setByoyomi] = useState(String(preferences.byoyomi ?? ''));
  const [scoring, setScoring] = useState(preferences.scoring ?? '');
  const [fault, setFault] = useState(false);
  const said: Preferences = knows(tools, 'rated')
    ? { rated }
    : {
        ...(main !== '' && { main: Number(main) }),
        ...(byoyomi !== '' && { byoyomi: Number(byoyomi) }),
        ...(scoring.trim() !== '' && { scoring: scoring.trim() }),
      };
  const save = () => {
    const nothing = Object.keys(said).length === 0;
    setFault(nothing);
    if (!nothing) tools.send(tools.command('prefer', { player, ...said }));
  };
  return (
    <Sheet title={say`${TEXT.preferences}`} onClose={() => tools.open(undefined)}>
      <Form label={TEXT.preferences} onSubmit={save}>
        {knows(tools, 'rated') ? (
          <Check label={TEXT.rated} checked={rated} onInput={setRated} />
        ) : (
          <>
            <Input label={TEXT.main} type="number" mode="numeric" value={main} onInput={setMain} />
            <Input label={TEXT.byoyomi} type="number" mode="numeric" value={byoyomi} onInput={setByoyomi} />
            <Input label={TEXT.scoring} value={scoring} onInput={setScoring} />
          </>
        )}
        {fault && <p class="fault">{TEXT.nothing}</p>}
        <button type="submit" class="main">
          {TEXT.save}
        </button>
      </Form>
    </Sheet>
  );
};

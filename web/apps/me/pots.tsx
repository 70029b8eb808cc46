import { useState } from 'preact/hooks';
import { stakeOf } from '../../../shared/view/stake.ts';
import type { Scores } from '../../../shared/vocabulary/command.ts';
import type { ChallengeId, PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { counted, list, say } from '../../../shared/words/phrase.ts';
import { Check, Input } from '../../kit/fields.tsx';
import { readWhole } from '../../kit/scores.ts';
import { startingWith } from '../../kit/starting-with.ts';
import { Names, ShortDay } from '../../kit/words.tsx';
import { parseField } from './played-at.ts';
import { WORDS } from './pots-words.ts';
import { PlayedAt } from './scores.tsx';
import { Consequences, Sheet } from './sheet.tsx';
import type { Sheet as OpenSheet, Tools } from './tools.ts';
import { potWords, TEXT } from './words.ts';

export interface PotsProps {
  readonly tools: Tools;
  /** What is open of it over the page. */
  readonly sheet?: Extract<OpenSheet, { readonly kind: 'start' | 'finish' }>;
}

/** Games for points, which only some systems know: on the page, or a sheet over it. */
export const Part = ({ tools, sheet }: PotsProps) => {
  if (!sheet) return <Pots tools={tools} />;
  return sheet.kind === 'start' ? <StartSheet tools={tools} /> : <FinishSheet tools={tools} game={sheet.game} />;
};

/** The games for points in which the player sits, and the way to a new one. */
const Pots = ({ tools }: { readonly tools: Tools }) => {
  const { pots } = tools.model;
  return (
    <section>
      <h2>{WORDS.pots}</h2>
      <ul class="cards">
        {pots.map(({ id, players, since, pot }) => (
          <li key={id}>
            <b>
              <Names of={players} />
            </b>
            <p class="hint">
              <ShortDay at={since} />, {potWords(pot)}
              {tools.pending.has(id) && `, ${TEXT.onItsWay}`}
            </p>
            {!tools.pending.has(id) && (
              <button type="button" class="main" onClick={() => tools.open({ kind: 'finish', game: id })}>
                {WORDS.finish}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => tools.open({ kind: 'start' })}>
        {WORDS.start}
      </button>
    </section>
  );
};

/** From as many names on, they are searched more easily than looked through. */
const MANY = 12;

/** Who sits down to a game; the player sits first. */
const StartSheet = ({ tools }: { readonly tools: Tools }) => {
  const { model, player } = tools;
  const [id] = useState(tools.newId);
  const [others, setOthers] = useState<readonly PlayerId[]>([]);
  const [typed, type] = useState('');
  const everybody = model.ladder.order
    .players()
    .filter((each) => each !== player)
    .map(model.named);
  const shown = startingWith(everybody, typed).slice(0, MANY);
  const players = [player, ...others];
  const seat = (who: PlayerId, sits: boolean) =>
    setOthers(sits ? [...others, who] : others.filter((each) => each !== who));
  return (
    <Sheet title={say`${WORDS.start}`} onClose={() => tools.open(undefined)}>
      <p class="hint">{WORDS.startHint}</p>
      {everybody.length > MANY && <Input type="search" label={WORDS.find} value={typed} onInput={type} />}
      <div class="seats">
        {shown.map((who) => (
          <Check
            key={who.id}
            label={<bdi>{who.name}</bdi>}
            checked={others.includes(who.id)}
            onInput={(sits) => seat(who.id, sits)}
          />
        ))}
      </div>
      <p role="status">
        {WORDS.seats}: <Names of={players.map(model.named)} />; {potWords(players.length * stakeOf(model.ladder))}
      </p>
      {players.length < 2 ? (
        <p class="hint">{WORDS.two}</p>
      ) : (
        <Consequences tools={tools} command={tools.command('start', { id, players })} yes={WORDS.startYes} />
      )}
    </Sheet>
  );
};

interface FinishProps {
  readonly game: ChallengeId;
  readonly tools: Tools;
}

/** A score for each who sat in a game, and what each gets for it. */
const FinishSheet = ({ game, tools }: FinishProps) => {
  const { model } = tools;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [field, setField] = useState('');
  const playedAt = parseField(model.ladder.header.timezone, field);
  const late = playedAt !== undefined && playedAt > tools.at;
  const found = model.pots.find(({ id }) => id === game);
  const players = found?.players ?? [];
  const scores = players.flatMap(({ id }): Scores => {
    const score = readWhole(typed[id] ?? '');
    return score === undefined ? [] : [[id, score]];
  });
  return (
    <Sheet title={list(players)} onClose={() => tools.open(undefined)}>
      {players.map(({ id, name }) => {
        const text = typed[id] ?? '';
        return (
          <Input
            key={id}
            label={`${WORDS.score}: ${name}`}
            mode="text"
            value={text}
            onInput={(value) => setTyped({ ...typed, [id]: value })}
            fault={text.trim() !== '' && readWhole(text) === undefined ? WORDS.whole : undefined}
          />
        );
      })}
      <details>
        <summary>{TEXT.earlier}</summary>
        <PlayedAt value={field} onInput={setField} tools={tools} fault={late} />
      </details>
      {found && scores.length === players.length && !late ? (
        <Consequences
          tools={tools}
          command={tools.command('finish', { game, scores, ...(playedAt !== undefined && { playedAt }) })}
          yes={TEXT.record}
        />
      ) : (
        <p class="hint">{counted(players.length - scores.length, 'score')} to go.</p>
      )}
    </Sheet>
  );
};

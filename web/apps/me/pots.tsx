import { useState } from 'preact/hooks';
import type { When } from '#shared/calendar/moment.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { stakeOf } from '#shared/view/pots.ts';
import type { Scores } from '#shared/vocabulary/command.ts';
import { type ChallengeId, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled, list } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { startingWith } from '#web/ui/forms/searching.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { useProposing } from '#web/ui/ladder/use-proposals.ts';
import { Name, Names, ShortDay } from '#web/ui/page/words.tsx';
import { idFor } from '#web/ui/tablet/player-id.ts';
import { ANSWERS, PEOPLE, SCORES, WORDS } from '#web/ui/texts.ts';
import { AskedGames } from './asked-games.tsx';
import { Reach } from './opponent-contact.tsx';
import { ownPots } from './own-pots.ts';
import { PlayedAt, parseField } from './scores.tsx';
import { Consequences, Sheet } from './sheet.tsx';
import { CHALLENGES, CONFIRMING, POTS } from './texts.ts';
import type { PhoneSheet as OpenSheet, Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

export interface PotsProps {
  readonly tools: Tools;
  readonly upcoming: Upcoming;
}

export interface PotSheetProps {
  readonly tools: Tools;
  readonly sheet: Extract<OpenSheet, { readonly kind: 'start' | 'finish' }>;
}

export const Part = (props: PotsProps | PotSheetProps) => {
  if (!('sheet' in props)) return <Pots {...props} />;
  const { tools, sheet } = props;
  return sheet.kind === 'start' ? <StartSheet tools={tools} /> : <FinishSheet tools={tools} game={sheet.game} />;
};

const Pots = ({ tools, upcoming }: PotsProps) => {
  const pots = ownPots(tools);
  const actions = useProposing(tools.path);
  return (
    <section>
      <h2>{POTS.pots}</h2>
      <AskedGames {...{ tools, upcoming, actions }} />
      <ul class="cards">
        {pots.map(({ id, players, since, pot }) => (
          <li key={id}>
            <b>
              <Names of={players} />
            </b>
            <p class="hint">
              <ShortDay at={since} />, {WORDS.pot(pot)}
              {tools.pending.has(id) && `, ${CHALLENGES.onItsWay}`}
            </p>
            <Reach challenge={id} contacts={upcoming.contacts} me={tools.model.me} named={tools.model.named} />
            {findGame(tools.model.ladder, id)?.awaiting ? (
              <Waiting tools={tools} game={id} />
            ) : tools.pending.has(id) ? null : (
              <button type="button" class="main" onClick={() => tools.open({ kind: 'finish', game: id })}>
                {POTS.finish}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => tools.open({ kind: 'start' })}>
        {SCORES.start}
      </button>
    </section>
  );
};

/** The scores of a game that wait for one of its players: they are asked, and the player who reported them may withdraw them. */
const Waiting = ({ tools, game }: FinishProps) => {
  const { ladder, named } = tools.model;
  const waits = findGame(ladder, game)?.awaiting;
  if (!waits) return null;
  const [isOwn, isPending] = [waits.reported === tools.player, tools.pending.has(game)];
  const until = waits.counts && formatLocal(ladder.header.timezone, instant(waits.counts - 1));
  const scores = (
    <>
      {waits.scores.map(([player, score], place) => (
        <>
          {place > 0 && ', '}
          {player === tools.player ? ANSWERS.you : <Name of={named(player)} />} {score}
        </>
      ))}
    </>
  );
  const ask = (yes: string, command: ReturnType<Tools['command']>) => (
    <button
      type="button"
      class={yes === ANSWERS.confirm ? 'main' : undefined}
      onClick={() => tools.open({ kind: 'confirm', command, yes })}
    >
      {yes}
    </button>
  );
  return (
    <>
      <p>
        {isOwn
          ? CONFIRMING.youReported(scores)
          : CONFIRMING.reported.scores(<Name of={named(waits.reported)} />, scores)}{' '}
        {waits.disputed === undefined ? whoCan(isOwn, until) : `${capital(SHARED.disputed)}.`}
      </p>
      {!isPending && (
        <div class="buttons">
          {isOwn && ask(ANSWERS.withdraw, tools.command('reject', { game }))}
          {!isOwn &&
            (waits.disputed === undefined || waits.disputed === tools.player) &&
            ask(ANSWERS.confirm, tools.command('approve', { game }))}
          {!isOwn &&
            waits.disputed === undefined &&
            ask(CONFIRMING.dispute, tools.command('reject', { game, disputed: tools.player }))}
        </div>
      )}
    </>
  );
};

function whoCan(isOwn: boolean, until: When | undefined) {
  const day = until === undefined ? undefined : <ShortDay at={until} />;
  return CONFIRMING.can(isOwn ? POTS.another : undefined, day);
}

/** From as many names on, they are searched more easily than looked through. */
const MANY = 12;

const StartSheet = ({ tools }: { readonly tools: Tools }) => {
  const { model, player } = tools;
  const actions = useProposing(tools.path);
  const [others, setOthers] = useState<readonly PlayerId[]>([]);
  const [typed, type] = useState('');
  const everybody = model.ladder.order
    .players()
    .filter((each) => each !== player)
    .map(model.named);
  const shown = startingWith(everybody, typed).slice(0, MANY);
  const players = [player, ...others];
  // A newcomer can be asked once they are on the ladder.
  const isComing = others.some((each) => tools.pending.has(each));
  const ask = async () => {
    if (await actions.askForGame(others)) tools.open(undefined);
  };
  const seat = (who: PlayerId, sits: boolean) =>
    setOthers(sits ? [...others, who] : others.filter((each) => each !== who));
  return (
    <Sheet title={[SCORES.start]} onClose={() => tools.open(undefined)}>
      <p class="hint">{POTS.startHint}</p>
      {everybody.length > MANY && <Input type="search" label={PEOPLE.find} value={typed} onInput={type} />}
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
      <Newcomer tools={tools} onAdded={(who) => seat(who, true)} />
      <p role="status">
        {POTS.seats(<Names of={players.map(model.named)} />, WORDS.pot(players.length * stakeOf(model.ladder)))}
      </p>
      {players.length < 2 ? (
        <p class="hint">{SCORES.two}</p>
      ) : (
        <>
          <p class="hint">{isComing ? CHALLENGES.onItsWay : POTS.startAsks}</p>
          <button type="button" class="main" disabled={actions.busy || isComing} onClick={() => void ask()}>
            {POTS.startYes}
          </button>
        </>
      )}
      <div role="alert">{actions.fault !== '' && <p class="fault">{actions.fault}</p>}</div>
    </Sheet>
  );
};

const Newcomer = ({ tools, onAdded }: { readonly tools: Tools; readonly onAdded: (who: PlayerId) => void }) => {
  const { ladder, named } = tools.model;
  const [typed, type] = useState('');
  const name = typed.trim();
  const isThere = ladder.order.players().some((id) => named(id).name.toLowerCase() === name.toLowerCase());
  const add = () => {
    // Players are not told who else is in the club, so a typed name always means a newcomer.
    const player = idFor(name, ladder);
    const command = { ...tools.command('join', { player, name }), at: tools.tablet.now() };
    tools.tablet.tap(command, [POTS.joins(name)]);
    onAdded(player);
    type('');
  };
  return (
    <>
      <Input label={POTS.newcomer} value={typed} onInput={type} fault={isThere ? POTS.there : undefined} />
      {name !== '' && !isThere && (
        <button type="button" onClick={add}>
          {WORDS.addToLadder}
        </button>
      )}
    </>
  );
};

interface FinishProps {
  readonly game: ChallengeId;
  readonly tools: Tools;
}

const FinishSheet = ({ game, tools }: FinishProps) => {
  const { model } = tools;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [field, setField] = useState('');
  const playedAt = parseField(model.ladder.header.timezone, field);
  const late = field !== '' && (playedAt === undefined || playedAt > tools.at);
  const found = ownPots(tools).find(({ id }) => id === game);
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
            label={labelled(SCORES.score, name)}
            mode="text"
            value={text}
            onInput={(value) => setTyped({ ...typed, [id]: value })}
            fault={text.trim() !== '' && readWhole(text) === undefined ? SCORES.whole : undefined}
          />
        );
      })}
      <details>
        <summary>{SCORES.earlier}</summary>
        <PlayedAt value={field} onInput={setField} tools={tools} fault={late} />
      </details>
      {found && scores.length === players.length && !late ? (
        <Consequences
          tools={tools}
          command={tools.command('finish', {
            game,
            scores,
            ...(playedAt !== undefined && { playedAt }),
            ...(confirm.of(model.ladder) > 0 && { reported: tools.player }),
          })}
          yes={WORDS.record}
        />
      ) : (
        <p class="hint">{POTS.toGo(players.length - scores.length)}</p>
      )}
    </Sheet>
  );
};

/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { Command } from '#shared/vocabulary/command.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { Words } from '../page/words.tsx';
import { ask, whyUndone } from '../session/api.ts';
import { CONNECTION, ALSO as W, WORDS } from '../texts.ts';
import { asCountedOn, askedBy, asOwnOn, type RecordedMatch } from './also-match.ts';
import { isLoaded } from './system.ts';

/** The number of other ladders that are checked for both players. */
const LOOKED_AT = 20;

/** Another ladder: what it is asked for, or why its rules leave that to others. */
interface Offered {
  readonly id: string;
  readonly name: string;
  readonly commands?: readonly Command[];
  readonly no?: string;
}

export interface AlsoCountProps {
  readonly club: string;
  readonly ladders: readonly string[];
  readonly match: RecordedMatch;
  /** Who counts it, where that is one of the two. */
  readonly player?: PlayerId;
  /** The match in words, where it is not told beside this. */
  readonly says?: Phrase;
  readonly onClose?: () => void;
}

/** A match that was just recorded, offered for each other ladder on which both stand; each judges it by its own rules. */
export const Part = (props: AlsoCountProps) => {
  const { club, match, says, onClose } = props;
  const offers = useOffers(props);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  async function count({ id, commands = [] }: Offered): Promise<void> {
    const answer = (await whyNot(`/api/clubs/${club}/ladders/${id}`, commands, match)) ?? W.done;
    setAnswers((all) => ({ ...all, [id]: answer }));
  }
  if (offers.length === 0) return null;
  return (
    <section class="card also" aria-live="polite">
      {says && (
        <p>
          <Words of={says} />
        </p>
      )}
      <h2>{W.title}</h2>
      <div class="buttons">
        {offers.map(
          (each) =>
            each.commands && (
              <button
                key={each.id}
                type="button"
                disabled={answers[each.id] === W.done}
                onClick={() => void count(each)}
              >
                <bdi>{each.name}</bdi>
              </button>
            ),
        )}
        {onClose && (
          <button type="button" class="quiet" onClick={onClose}>
            {WORDS.ok}
          </button>
        )}
      </div>
      {offers.map(({ id, name, no = answers[id] }) =>
        no === undefined ? null : (
          <p key={id} class={answers[id] === undefined ? 'hint' : no === W.done ? undefined : 'fault'}>
            {labelled(name, no)}
          </p>
        ),
      )}
      <p class="hint">{W.apart}</p>
    </section>
  );
};

/** Asks another ladder for one thing after the other; why not, where one of them fails. Asked again, none is done twice. */
async function whyNot(path: string, commands: readonly Command[], { ladder, line }: RecordedMatch) {
  for (const { verb, body } of askedBy(commands)) {
    const idempotencyKey = `also-${line}-${verb}-${ladder}${path}`.slice(0, 255);
    const outcome = await ask<'recordResult'>(`${path}/${verb}`, { body, idempotencyKey });
    const no = whyUndone(outcome, CONNECTION.again);
    if (no !== undefined) return no;
  }
  return undefined;
}

function useOffers({ club, ladders, match, player }: AlsoCountProps): readonly Offered[] {
  const [offers, setOffers] = useState<readonly Offered[]>([]);
  useEffect(() => {
    const others = ladders.filter((id) => id !== match.ladder).slice(0, LOOKED_AT);
    const offerOn = (id: string) => {
      const path = `/api/clubs/${club}/ladders/${id}`;
      return player ? ownOfferOn(path, id, match, player) : officialOfferOn(path, id, match);
    };
    void Promise.all(others.map(offerOn)).then((all) => setOffers(all.flat()));
  }, [match.line]);
  return offers;
}

const nameOf = (name: string | undefined, id: string): string => name ?? `${WORDS.ladder} ${id}`;

async function officialOfferOn(path: string, id: string, match: RecordedMatch): Promise<readonly Offered[]> {
  const outcome = await ask<'getLadder'>(path);
  if (outcome.kind !== 'done') return [];
  const { body } = outcome;
  const command = asCountedOn(body, match, instant(Date.parse(body.asOf)));
  return command ? [{ id, name: nameOf(body.header.name, id), commands: [command] }] : [];
}

async function ownOfferOn(
  path: string,
  id: string,
  match: RecordedMatch,
  player: PlayerId,
): Promise<readonly Offered[]> {
  const outcome = await ask<'getLadderState'>(`${path}/state`);
  if (outcome.kind !== 'done' || !(await isLoaded(outcome.body.ladder.header))) return [];
  const ladder = parseLadder(outcome.body.ladder);
  const found = asOwnOn(ladder, match, player, outcome.body.now);
  if (!found) return [];
  const name = nameOf(ladder.header.name, id);
  return [{ id, name, ...('message' in found ? { no: found.message } : { commands: found }) }];
}

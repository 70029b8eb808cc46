/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from './admin.ts';
import { asCountedOn, type RecordedMatch } from './also-match.ts';
import { ALSO as W } from './texts.ts';

/** The number of other ladders that are checked for both players. */
const LOOKED_AT = 20;

interface Offered {
  readonly id: string;
  readonly name: string;
  readonly asked: NonNullable<ReturnType<typeof asCountedOn>>;
}

export interface AlsoCountProps {
  readonly match: RecordedMatch;
}

/** A match that was just recorded, offered for each other ladder on which both stand; each judges it by its own rules. */
export const Part = ({ match }: AlsoCountProps) => {
  const { club } = useAdmin();
  const offers = useOffers(match);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  async function count({ id, asked }: Offered): Promise<void> {
    const path = `/api/clubs/${club}/ladders/${id}/${asked.verb}`;
    const outcome = await ask<'recordResult'>(path, {
      body: asked.body,
      idempotencyKey: `also-${match.ladder}-${match.line.line}-${id}`.slice(0, 255),
    });
    setAnswers((all) => ({ ...all, [id]: whyNot(outcome) ?? W.done }));
  }
  if (offers.length === 0) return null;
  return (
    <section class="card" aria-live="polite">
      <h2>{W.title}</h2>
      <div class="buttons">
        {offers.map((each) => (
          <button key={each.id} type="button" disabled={answers[each.id] === W.done} onClick={() => void count(each)}>
            <bdi>{each.name}</bdi>
          </button>
        ))}
      </div>
      {offers.map(
        ({ id, name }) =>
          answers[id] !== undefined && (
            <p key={id} class={answers[id] === W.done ? undefined : 'fault'}>
              {labelled(name, answers[id])}
            </p>
          ),
      )}
      <p class="hint">{W.apart}</p>
    </section>
  );
};

function useOffers(match: RecordedMatch): readonly Offered[] {
  const { club, session } = useAdmin();
  const [offers, setOffers] = useState<readonly Offered[]>([]);
  useEffect(() => {
    const others = session.club.ladders.filter((id) => id !== match.ladder).slice(0, LOOKED_AT);
    void Promise.all(others.map((id) => offerOn(club, id, match))).then((all) => setOffers(all.flat()));
  }, [match]);
  return offers;
}

async function offerOn(club: string, id: string, match: RecordedMatch): Promise<readonly Offered[]> {
  const outcome = await ask<'getLadder'>(`/api/clubs/${club}/ladders/${id}`);
  if (outcome.kind !== 'done') return [];
  const asked = asCountedOn(outcome.body, match);
  return asked ? [{ id, name: outcome.body.header.name ?? `${WORDS.ladder} ${id}`, asked }] : [];
}

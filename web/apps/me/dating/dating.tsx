/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { CalledOffView, GameDateView } from '#shared/features/dates.ts';
import { eventOfGame, formatICalendar } from '#shared/view/icalendar.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { ask, type Outcome } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CONNECTION, WORDS } from '#web/ui/texts.ts';
import type { OwnChallenge } from '../model.ts';
import { formatField } from '../scores.tsx';
import { DATING, TEXT } from '../texts.ts';
import type { Tools } from '../tools.tsx';

export interface DatingProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

/** Milliseconds between two looks; a phone in a pocket does not look at all. */
const PACE = 20_000;

interface Known {
  readonly date?: GameDateView | undefined;
  /** That of before, where it was called off and no other is proposed. */
  readonly off?: CalledOffView | undefined;
}

/** What is known of the date of a challenge, and how the service is told of one; `failed` says why it was not. */
function useDate({ path }: Tools, challenge: string) {
  const [known, setKnown] = useState<Known>({});
  const look = async (): Promise<void> => {
    const outcome = await ask<'listDates'>(`${path}/dates`);
    if (outcome.kind !== 'done') return;
    const { dates, calledOff } = outcome.body;
    const ours = (each: { readonly challenge: string }) => each.challenge === challenge;
    // A service of before tells of none that was called off.
    setKnown({ date: dates.find(ours), off: calledOff?.find(ours) });
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), PACE);
    return () => clearInterval(timer);
  }, [path, challenge]);
  const told = async (asking: Promise<Outcome>): Promise<string | undefined> => {
    const outcome = await asking;
    await look();
    if (outcome.kind === 'done') return undefined;
    return outcome.kind === 'refused' ? outcome.problem.detail : CONNECTION.again;
  };
  const body = (at: string) => ({ body: { challenge, at } });
  return {
    ...known,
    propose: (at: string) => told(ask(`${path}/dates`, body(at))),
    agree: (at: string) => told(ask(`${path}/dates/agree`, body(at))),
    callOff: (at: string) => told(ask(`${path}/dates/call-off`, body(at))),
  };
}

/** When the two mean to play: either proposes a date, the other accepts it or proposes another, and either calls it off. */
export const Part = ({ challenge, tools }: DatingProps) => {
  const { date, off, propose, agree, callOff } = useDate(tools, challenge.id);
  const [doing, setDoing] = useState<'proposing' | 'calling-off'>();
  const [fault, setFault] = useState<string>();
  const isTheirs = date && !date.agreed && date.by !== tools.player;
  const does = async (action: typeof agree) => {
    if (!date) return;
    setDoing(undefined);
    setFault(await action(date.at.slice(0, 16)));
  };
  return (
    <>
      {date && (
        <p>
          <Said date={date} challenge={challenge} tools={tools} />{' '}
          {date.agreed && (
            <a href={calendarOf({ date, challenge, tools })} download="game.ics">
              {DATING.calendar}
            </a>
          )}
        </p>
      )}
      {off && (
        <p>
          <SaidOff off={off} challenge={challenge} tools={tools} />
        </p>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {doing === 'proposing' ? (
        <Proposing tools={tools} propose={propose} onDone={() => setDoing(undefined)} />
      ) : date && doing === 'calling-off' ? (
        // With a key of its own no button is another's: one who holds Enter on "Call off" has not said yes.
        <div class="buttons" key="sure">
          <button type="button" class="main" onClick={() => void does(callOff)}>
            {DATING.callOffYes(meetingWords(date.at))}
          </button>
          <button type="button" onClick={() => setDoing(undefined)}>
            {WORDS.back}
          </button>
        </div>
      ) : (
        <div class="buttons" key="choices">
          {isTheirs && (
            <button type="button" class="main" onClick={() => void does(agree)}>
              {DATING.accept}
            </button>
          )}
          <button type="button" onClick={() => setDoing('proposing')}>
            {date ? DATING.other : DATING.first}
          </button>
          {date && Date.parse(date.at) > tools.at && (
            <button type="button" onClick={() => (date.agreed ? setDoing('calling-off') : void does(callOff))}>
              {date.agreed ? DATING.callOff : isTheirs ? DATING.refuse : TEXT.takeBack}
            </button>
          )}
        </div>
      )}
    </>
  );
};

const When = ({ at }: { readonly at: GameDateView['at'] }) => (
  <b>
    <time dateTime={at}>{meetingWords(at)}</time>
  </b>
);

const Said = ({ date, challenge, tools }: DatingProps & { readonly date: GameDateView }) => {
  const when = <When at={date.at} />;
  if (date.agreed) return <>{DATING.agreed(when)}</>;
  const other = <Name of={challenge.opponent} />;
  return <>{date.by === tools.player ? DATING.youProposed(when, other) : DATING.proposed(when, other)}</>;
};

const SaidOff = ({ off: { at, by }, challenge, tools }: DatingProps & { readonly off: CalledOffView }) => {
  const when = <When at={at} />;
  if (by === undefined) return <>{DATING.isOff(when)}</>;
  return <>{by === tools.player ? DATING.youCannot(when) : DATING.cannot(<Name of={challenge.opponent} />, when)}</>;
};

/** The game alone, as a calendar file: under the same name as in the ladder's own calendar. */
function calendarOf({ date, challenge, tools: { model, at } }: DatingProps & { readonly date: GameDateView }): string {
  const { club, ladder } = ladderOfAddress();
  const { header, line } = model.ladder;
  const text = formatICalendar({
    name: header.name ?? ladder,
    domain: `${ladder}.${club}.${location.hostname}`,
    url: new URL('./', location.href).href,
    stamp: at,
    line,
    events: [
      {
        event: eventOfGame(challenge.id, instant(Date.parse(date.at)), [model.me.name, challenge.opponent.name]),
        sequence: 0,
        isCancelled: false,
      },
    ],
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

interface ProposingProps {
  readonly tools: Tools;
  readonly propose: (at: string) => Promise<string | undefined>;
  readonly onDone: () => void;
}

const Proposing = ({ tools, propose, onDone }: ProposingProps) => {
  const [typed, setTyped] = useState('');
  const form = useForm<'at'>({
    check: () => ({ at: typed === '' ? DATING.incomplete : undefined }),
    async send() {
      const no = await propose(typed.slice(0, 16));
      if (no === undefined) onDone();
      return no === undefined ? undefined : { at: no };
    },
  });
  return (
    <Form
      form={form}
      label={DATING.first}
      yes={DATING.send}
      beside={
        <button type="button" onClick={onDone}>
          {WORDS.back}
        </button>
      }
    >
      <Input
        type="datetime-local"
        label={DATING.when}
        value={typed}
        min={formatField(tools.model.ladder.header.timezone, tools.at)}
        onInput={setTyped}
        fault={form.faults.at}
      />
    </Form>
  );
};

/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { CalledOffView, GameDateView } from '#shared/features/dates.ts';
import { eventOfGame, formatICalendar } from '#shared/view/icalendar.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { momentIn } from '#web/ui/forms/clock.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { ANSWERS, CONNECTION, FORMS, WORDS } from '#web/ui/texts.ts';
import type { OwnChallenge } from './model.ts';
import { formatField } from './scores.tsx';
import { DATING } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';
import { usualDates } from './usual-dates.ts';

interface DatingProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

/** When the two mean to play: either proposes a date, the other accepts it or proposes another, and either calls it off. */
export function useDating(challenge: OwnChallenge, tools: Tools, { dates, calledOff, look }: Upcoming) {
  const [doing, setDoing] = useState<'proposing' | 'calling-off'>();
  const [fault, setFault] = useState<string>();
  const ours = (each: { readonly challenge: string }) => each.challenge === challenge.id;
  const [date, off] = [dates.find(ours), calledOff.find(ours)];
  const isTheirs = date && !date.agreed && date.by !== tools.player;
  const tell = async (what: '' | '/agree' | '/call-off', at: string): Promise<string | undefined> => {
    const outcome = await ask(`${tools.path}/dates${what}`, { body: { challenge: challenge.id, at } });
    await look();
    if (outcome.kind === 'done') return undefined;
    return outcome.kind === 'refused' ? outcome.problem.detail : CONNECTION.again;
  };
  const does = async (what: '/agree' | '/call-off') => {
    setDoing(undefined);
    if (date) setFault(await tell(what, date.at));
  };
  const done = () => setDoing(undefined);
  const isAhead = date && Date.parse(date.at) > tools.at;
  const callOff = {
    words: date?.agreed ? DATING.callOff : isTheirs ? DATING.refuse : ANSWERS.withdraw,
    does: () => (date?.agreed ? setDoing('calling-off') : void does('/call-off')),
  };
  const other = { words: date ? DATING.other : DATING.first, does: () => setDoing('proposing') };
  return {
    title: date?.agreed && isAhead ? DATING.meets(<When at={date.at} />, <Name of={challenge.opponent} />) : undefined,
    says: <Said {...{ date, off, challenge, tools, fault }} />,
    form:
      doing === 'proposing' ? (
        <Proposing {...{ challenge, tools }} propose={(at) => tell('', at)} onDone={done} />
      ) : date && doing === 'calling-off' ? (
        // With a key of its own no button is another's: one who holds Enter on "Call off" has not said yes.
        <div class="buttons" key="sure">
          <button type="button" class="main" onClick={() => void does('/call-off')}>
            {DATING.callOffYes(meetingWords(date.at))}
          </button>
          <button type="button" onClick={done}>
            {WORDS.back}
          </button>
        </div>
      ) : undefined,
    ways: isTheirs ? [{ words: ANSWERS.accept, isMain: true, does: () => void does('/agree') }] : date ? [] : [other],
    more: [...(date ? [other] : []), ...(isAhead ? [callOff] : [])],
  };
}

interface SaidProps extends DatingProps {
  readonly date: GameDateView | undefined;
  readonly off: CalledOffView | undefined;
  readonly fault: string | undefined;
}

const Said = ({ date, off, fault, ...of }: SaidProps) => (
  <>
    {date && (
      <p>
        <SaidDate date={date} {...of} />
        {date.tooLate && ` ${DATING.tooLate}`}{' '}
        {date.agreed && (
          <a href={calendarOf({ date, ...of })} download="game.ics">
            {DATING.calendar}
          </a>
        )}
      </p>
    )}
    {off && (
      <p>
        <SaidOff off={off} {...of} />
      </p>
    )}
    {fault && (
      <p class="fault" role="alert">
        {fault}
      </p>
    )}
  </>
);

const When = ({ at }: { readonly at: GameDateView['at'] }) => (
  <b>
    <time dateTime={at}>{meetingWords(at)}</time>
  </b>
);

const SaidDate = ({ date, challenge, tools }: DatingProps & { readonly date: GameDateView }) => {
  const when = <When at={date.at} />;
  if (date.agreed) return Date.parse(date.at) > tools.at ? null : <>{SHARED.date.agreed(when)}.</>;
  const other = <Name of={challenge.opponent} />;
  return date.by === tools.player ? DATING.youProposed(when, other) : <>{SHARED.date.proposed(other, when)}.</>;
};

const SaidOff = ({ off: { at, by }, challenge, tools }: DatingProps & { readonly off: CalledOffView }) => {
  const when = <When at={at} />;
  if (by === undefined) return <>{SHARED.date.off(when)}.</>;
  if (by === tools.player) return <>{DATING.youCannot(when)}</>;
  return <>{SHARED.date.cannot(<Name of={challenge.opponent} />, when)}.</>;
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

interface ProposingProps extends DatingProps {
  readonly propose: (at: string) => Promise<string | undefined>;
  readonly onDone: () => void;
}

const Proposing = ({ challenge, tools, propose, onDone }: ProposingProps) => {
  const played = tools.told?.published.history.results.map(({ at }) => at) ?? [];
  const [usual] = useState(() => usualDates(tools.model.ladder, challenge.id, played, tools.at));
  const [typed, setTyped] = useState(usual[0] ?? '');
  const zone = tools.model.ladder.header.timezone;
  const form = useForm<'at'>({
    check: () => ({ at: momentIn(zone, typed) === undefined ? FORMS.missing : undefined }),
    async send() {
      const no = await propose(typed);
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
      <div class="buttons">
        {usual.map((each) => (
          <button key={each} type="button" aria-pressed={each === typed} onClick={() => setTyped(each)}>
            {meetingWords(each)}
          </button>
        ))}
      </div>
      <ClubTime
        zone={zone}
        label={DATING.when}
        value={typed}
        min={formatField(zone, tools.at)}
        onInput={setTyped}
        fault={form.faults.at}
      />
    </Form>
  );
};

/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { CalledOffView, GameDateView } from '#shared/features/dates.ts';
import { eventOfGame, formatICalendar } from '#shared/view/icalendar.ts';
import { LONGEST, MOST } from '#shared/vocabulary/size-limits.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { momentIn } from '#web/ui/forms/clock.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
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
  const ahead = date ? offeredIn(date).filter((at) => Date.parse(at) > tools.at) : [];
  const tell = async (what: '' | '/agree' | '/call-off', body: Offered): Promise<string | undefined> => {
    const outcome = await ask(`${tools.path}/dates${what}`, { body: { challenge: challenge.id, ...body } });
    await look();
    if (outcome.kind === 'done') return undefined;
    return outcome.kind === 'refused' ? outcome.problem.detail : CONNECTION.again;
  };
  const does = async (what: '/agree' | '/call-off', at: string) => {
    setDoing(undefined);
    setFault(await tell(what, { at }));
  };
  const done = () => setDoing(undefined);
  const proposing = { challenge, tools, propose: (body: Offered) => tell('', body) };
  const callOff = {
    words: date?.agreed ? DATING.callOff : isTheirs ? DATING.refuse : ANSWERS.withdraw,
    does: () => (date?.agreed ? setDoing('calling-off') : date && void does('/call-off', date.at)),
  };
  const [only, another] = ahead;
  const answers = another === undefined ? [[ANSWERS.accept, only]] : ahead.map((at) => [meetingWords(at), at]);
  const other = { words: DATING.other, does: () => setDoing('proposing') };
  return {
    title: date?.agreed && only ? DATING.meets(<When at={only} />, <Name of={challenge.opponent} />) : undefined,
    says: <Said {...{ date, off, challenge, tools, fault }} />,
    /** Where no day is proposed yet. */
    offer: date ? undefined : <Proposing {...proposing} />,
    form:
      doing === 'proposing' ? (
        <Proposing {...proposing} onDone={done} />
      ) : date && doing === 'calling-off' ? (
        // With a key of its own no button is another's: one who holds Enter on "Call off" has not said yes.
        <div class="buttons" key="sure">
          <button type="button" class="main" onClick={() => void does('/call-off', date.at)}>
            {DATING.callOffYes(meetingWords(date.at))}
          </button>
          <button type="button" onClick={done}>
            {WORDS.back}
          </button>
        </div>
      ) : undefined,
    ways: isTheirs
      ? answers.flatMap(([words, at]) =>
          words && at ? [{ words, isMain: true, does: () => void does('/agree', at) }] : [],
        )
      : [],
    more: [...(date ? [other] : []), ...(ahead.length > 0 ? [callOff] : [])],
  };
}

/** What is proposed: one moment, or the first of several, and where. */
interface Offered {
  readonly at: string;
  readonly or?: readonly string[];
  readonly place?: string;
}

const offeredIn = ({ at, or = [] }: GameDateView) => [at, ...or];

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
        {date.place !== undefined && ` ${labelled(DATING.where, date.place)}.`}
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
  if (date.agreed) return Date.parse(date.at) > tools.at ? null : <>{SHARED.date.agreed(<When at={date.at} />)}.</>;
  const all = offeredIn(date);
  const when = all.map((at, index) => [
    index > 0 && (index === all.length - 1 ? SHARED.or : ', '),
    <When key={at} at={at} />,
  ]);
  const other = <Name of={challenge.opponent} />;
  if (date.by === tools.player) return DATING.youProposed(<span>{when}</span>, other);
  return all.length > 1 ? DATING.choose(other) : <>{SHARED.date.proposed(other, <When at={date.at} />)}.</>;
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
        event: {
          ...eventOfGame(challenge.id, instant(Date.parse(date.at)), [model.me.name, challenge.opponent.name]),
          ...(date.place !== undefined && { place: date.place }),
        },
        sequence: 0,
        isCancelled: false,
      },
    ],
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

interface ProposingProps extends DatingProps {
  readonly propose: (offered: Offered) => Promise<string | undefined>;
  /** For a form that takes the place of others. */
  readonly onDone?: () => void;
}

/** Offers the days on which the club mostly plays, all of them unless the player leaves some out or names another. */
const Proposing = ({ challenge, tools, propose, onDone }: ProposingProps) => {
  const played = tools.told?.published.history.results.map(({ at }) => at) ?? [];
  const [usual] = useState(() => usualDates(tools.model.ladder, challenge.id, played, tools.at));
  const [chosen, choose] = useState(usual);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState('');
  const zone = tools.model.ladder.header.timezone;
  const [first, ...or] = [...chosen, ...(typed === '' ? [] : [typed])];
  const form = useForm<'at'>({
    check: () => ({ at: first === undefined || momentIn(zone, first) === undefined ? FORMS.missing : undefined }),
    async send() {
      const no = first === undefined ? FORMS.missing : await propose({ at: first, or, place });
      if (no === undefined) onDone?.();
      return no === undefined ? undefined : { at: no };
    },
  });
  const turn = (day: string) =>
    choose(
      chosen.includes(day)
        ? chosen.filter((each) => each !== day)
        : usual.filter((each) => each === day || chosen.includes(each)),
    );
  const type = (day: string) => {
    // Who names a day means it: the others are left out, and may be added again.
    if (typed === '') choose([]);
    setTyped(day);
  };
  return (
    <Form
      form={form}
      label={labelled(DATING.first, challenge.opponent.name)}
      yes={DATING.send}
      beside={
        onDone && (
          <button type="button" onClick={onDone}>
            {WORDS.back}
          </button>
        )
      }
    >
      <div class="buttons days">
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={chosen.includes(each)}
            disabled={!chosen.includes(each) && chosen.length + (typed === '' ? 0 : 1) >= MOST.dates}
            onClick={() => turn(each)}
          >
            {meetingWords(each)}
          </button>
        ))}
      </div>
      <details open={usual.length === 0}>
        <summary>{DATING.own}</summary>
        <ClubTime
          zone={zone}
          label={DATING.when}
          value={typed}
          min={formatField(zone, tools.at)}
          onInput={type}
          fault={form.faults.at}
        />
        <Input label={DATING.place} value={place} maxLength={LONGEST.place} onInput={setPlace} />
      </details>
    </Form>
  );
};

/// <reference lib="dom" />

import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayWords, monthWords } from '#shared/words/dates.ts';
import { language } from '#shared/words/language.ts';
import { isAbout, type Phrase, textOf } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Check, type Choice, Select } from '#web/ui/forms/fields.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { readHistory } from '#web/ui/ladder/history.tsx';
import { hasResult, isVoidable, linesById, type Mark, marksIn, storyOf } from '#web/ui/ladder/line-story.ts';
import { Moment, Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Amend } from './amend.tsx';
import { type LogFilter, monthsBetween, useLines } from './log-lines.ts';
import { Lost, NamedButton, Unfolded } from './panels.tsx';
import { asItStands } from './recorded.ts';
import { Settled } from './settled.tsx';
import { COMMON, PEOPLE, TEXT, HISTORY as W } from './texts.ts';
import { type AdminView, byName, type LineView } from './view.ts';

const SHOWN = 20;

export const Part = () => {
  const { session } = useAdmin();
  return (
    <>
      <Log />
      {session.role === 'organiser' && <Unfolded title={TEXT.adminHistory} part="admin-history" />}
    </>
  );
};

const Log = () => {
  const { view } = useAdmin();
  const [wanted, setWanted] = useAsked();
  const [most, setMost] = useState(SHOWN);
  const { lines, found, isAll, isLooking, isLost, again } = useLines(wanted, most);
  const byId = linesById(lines);
  const marks = marksIn(lines);
  const choices = useMemo(() => peopleOf(view), [view]);
  const changes = useChanges(lines);
  const look = (change: Partial<LogFilter>) => {
    setMost(SHOWN);
    setWanted({ ...wanted, ...change });
  };
  return (
    <section>
      <h2>{TEXT.headings.history}</h2>
      <div class="looked">
        <OneOf
          label={W.who}
          value={wanted.about}
          empty={WORDS.everybody}
          choices={choices}
          onInput={(about) => look({ about })}
        />
        <Select
          label={W.back}
          value={wanted.month}
          empty={dayWords(view.asOf)}
          choices={monthsOf(view)}
          onInput={(month) => look({ month })}
        />
        <Check label={W.onlyResults} checked={wanted.onlyResults} onInput={(onlyResults) => look({ onlyResults })} />
      </div>
      <ol class="log">
        {found.slice(0, most).map((line) => (
          <Line
            key={line.line}
            line={line}
            byId={byId}
            amended={lines.find((each) => each.line === line.amends)}
            amendment={lines.find((each) => each.line === marks.get(line.line)?.line)}
            mark={marks.get(line.line)}
            change={changeOf(line, changes)}
          />
        ))}
      </ol>
      <div aria-live="polite">
        {isLost && <Lost again={again} />}
        {isLooking && <p class="quiet">{W.looking(dayWords(lines.at(-1)?.at ?? view.asOf))}</p>}
        {isAll && found.length === 0 && <p class="quiet">{COMMON.nothingFound}</p>}
        {isAll && found.length <= most && <p class="quiet">{W.start}</p>}
      </div>
      {!isLooking && !isLost && !(isAll && found.length <= most) && (
        <button type="button" onClick={() => setMost(most + SHOWN)}>
          {COMMON.earlier}
        </button>
      )}
    </section>
  );
};

/** The player whose results an address of the search asks for: "#history/ann". */
const asked = (): LogFilter => {
  const about = location.hash.split('/')[1] ?? '';
  return { about, month: '', onlyResults: about !== '' };
};

function useAsked() {
  const [wanted, setWanted] = useState(asked);
  useEffect(() => {
    const follow = () => setWanted(asked());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [wanted, setWanted] as const;
}

const monthsOf = ({ header: { season }, asOf }: AdminView): readonly Choice[] =>
  monthsBetween(season.start, asOf).map((month) => ({ value: month, text: monthWords(`${month}-01`) }));

const peopleOf = ({ standings, off, entrants }: AdminView): readonly Choice[] =>
  inOrder(byName([...standings, ...off, ...entrants]));

function inOrder(choices: readonly Choice[]): readonly Choice[] {
  const { compare } = new Intl.Collator(language());
  return choices.toSorted((one, other) => compare(one.text, other.text));
}

interface LineProps {
  readonly line: LineView;
  readonly byId: ReadonlyMap<string, LineView>;
  readonly amended: LineView | undefined;
  readonly amendment: LineView | undefined;
  readonly mark: Mark | undefined;
  readonly change: Phrase | undefined;
}

const Line = ({ line, byId, amended, amendment, mark, change }: LineProps) => {
  const { named, session, view } = useAdmin();
  const [amending, setAmending] = useState<'correct' | 'void'>();
  const story = change ?? storyOf(line, byId, named, amended);
  const { challenger = line.challenger, challenged = line.challenged } = byId.get(line.challenge ?? '') ?? {};
  const now = { ...asItStands(line, amendment), ...(challenger && challenged && { challenger, challenged }) };
  const isToday = line.at.slice(0, 10) === view.asOf.slice(0, 10);
  const isTheirs = session.role === 'organiser' || (line.by === session.label && isToday);
  const open = isTheirs && isVoidable(line) && mark?.verb !== 'voided';
  return (
    <li class={mark?.verb === 'voided' ? 'void' : undefined}>
      <p>
        <b>
          <Words of={story} />
        </b>
        {mark && <em> {mark.verb === 'voided' ? SHARED.undone : W.corrected}</em>}
        {line.override !== undefined && (
          <>
            {'. '}
            {SHARED.labelled(
              ['leave', 'place'].includes(line.verb) ? PEOPLE.why : W.because,
              <q key="why">{line.override}</q>,
            )}
          </>
        )}
      </p>
      <p class="quiet">
        <Moment at={line.at} />
        {line.by !== undefined && line.verb !== 'settle' && (
          <>
            , {W.by} <bdi>{line.by}</bdi>
          </>
        )}
        {line.moves.length > 0 && ` · ${W.moreMoves(line.moves.length)}`}
      </p>
      <Settled line={line} named={named} />
      {open && (
        <div class="buttons">
          {hasResult(line) && (
            <NamedButton words={W.correct} of={textOf(story)} onClick={() => setAmending('correct')} />
          )}
          <NamedButton words={WORDS.undo} of={textOf(story)} onClick={() => setAmending('void')} />
        </div>
      )}
      {amending && (
        <Amend
          line={now}
          story={change ?? storyOf(now, byId, named, amended)}
          how={amending}
          onEnd={() => setAmending(undefined)}
        />
      )}
    </li>
  );
};

/** Lines of which the public history tells from what to what they changed the ladder. */
const isChange = ({ verb }: LineView): boolean => verb === 'configure';

/** How long to wait for a history that does not tell of a line yet, in milliseconds, and how often. */
const [PAUSE, MOST] = [15_000, 8];

type ChangesByLine = ReadonlyMap<number, Phrase>;

function useChanges(lines: readonly LineView[]): ChangesByLine {
  const { club, ladder, view } = useAdmin();
  const [known, setKnown] = useState<ChangesByLine>(new Map());
  const newest = lines.find(isChange)?.line;
  useEffect(() => {
    if (newest === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const look = async () => {
      const history = await readHistory(`/${club}/${ladder}/`);
      if (tries === Number.POSITIVE_INFINITY) return;
      if (history) setKnown(new Map(history.changes?.map(({ line, text }) => [line, text])));
      if ((history?.version ?? 0) < view.version && ++tries < MOST) timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      tries = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
    };
  }, [club, ladder, newest, view.version]);
  return known;
}

/** What a line changed; undefined if its players have other names in public. */
function changeOf(line: LineView, changes: ChangesByLine): Phrase | undefined {
  const told = changes.get(line.line);
  return told && (line.player === undefined || isAbout(told, line.player)) ? told : undefined;
}

/// <reference lib="dom" />

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import type { AlsoCountProps } from '#web/ui/ladder/also-count.tsx';
import type { RecordedMatch } from '#web/ui/ladder/also-match.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { useSystem } from '#web/ui/ladder/system.ts';
import { Alone } from '#web/ui/page/alone.tsx';
import { useLook } from '#web/ui/page/news.tsx';
import { Account } from '#web/ui/session/account-part.tsx';
import { ask, mendBy } from '#web/ui/session/api.ts';
import type { Session } from '#web/ui/session/session.ts';
import { CONNECTION, OFFICIALS, TITLES, WORDS } from '#web/ui/texts.ts';
import { type AdminTools, type PendingCommand, Tools } from './admin.ts';
import { CommandDialog } from './command-dialog.tsx';
import type { ConfirmingProps } from './confirming.tsx';
import type { Part as Guide } from './guide/part.tsx';
import { useGuide } from './guide/steps.ts';
import {
  HEADINGS,
  headingWords,
  isOpenTo,
  LazyPanel,
  LazyWith,
  type PanelName,
  type PanelHeading as Tab,
  usePanel,
} from './panels.tsx';
import { Play } from './play.tsx';
import { matchRecorded } from './recorded-match.ts';
import { useShortcuts } from './search/keys.ts';
import { COMMON, TEXT } from './texts.ts';
import { type AdminView, type LineView, namesIn } from './view.ts';
import { WatchingClub } from './watching.tsx';

const PANELS = {
  results: Play,
  people: () => <LazyPanel part="people" />,
  rules: () => (
    <>
      <LazyPanel part="change" />
      <LazyPanel part="seasons" />
    </>
  ),
  history: () => <LazyPanel part="log" />,
  more: () => <LazyPanel part="more" />,
  webmaster: () => <LazyPanel part="webmaster" />,
} as const satisfies Record<PanelName, unknown>;

interface AskedCommand {
  readonly command: PendingCommand;
  readonly end: (recorded: LineView | undefined) => void;
}

interface AppProps {
  readonly session: Session;
  readonly club: string;
  readonly ladder: string;
}

export const Admin = (props: AppProps) => {
  const looking = useView(`/api/clubs/${props.club}/ladders/${props.ladder}`);
  const system = useSystem(looking.view?.header);
  if (looking.shut)
    return (
      <Alone title={TITLES.desk}>
        <p role="alert">{OFFICIALS.signedOut}</p>
      </Alone>
    );
  if (looking.view && system === 'loaded')
    return <Opened {...props} view={looking.view} stale={looking.stale} refresh={looking.refresh} />;
  const why = looking.stale || system === 'unreached' ? CONNECTION.trying : WORDS.oneMoment;
  return (
    <Alone title={TITLES.desk}>
      {looking.missing ? <p role="alert">{SHARED.noLadder}</p> : <p role="status">{why}</p>}
    </Alone>
  );
};

interface OpenedProps extends AppProps {
  readonly view: AdminView;
  readonly stale: boolean;
  readonly refresh: () => Promise<AdminView>;
}

const Opened = ({ view, stale, refresh, ...place }: OpenedProps) => {
  const [asked, setAsked] = useState<readonly AskedCommand[]>([]);
  const [news, setNews] = useState('');
  const [match, setMatch] = useState<RecordedMatch>();
  const guide = useGuide(view, `${place.club}/${place.ladder}`);
  const { panel, heading } = usePanel(place.session.role, guide.step);
  const submit = (command: PendingCommand) =>
    new Promise<LineView | undefined>((resolve) => {
      setNews('');
      setMatch(undefined);
      const end = async (recorded: LineView | undefined) => {
        // Also after a refusal: by then others may have recorded something, or this session may have ended.
        const seen = refresh();
        if (recorded) await seen;
        setAsked((all) => all.filter((each) => each.command !== command));
        if (recorded) setNews(COMMON.saved);
        if (recorded) setMatch(matchRecorded(place.ladder, view, command, recorded));
        resolve(recorded);
      };
      setAsked((all) => [...all, { command, end: (recorded) => void end(recorded) }]);
    });
  const named = useMemo(() => namesIn(view), [view]);
  const path = `/api/clubs/${place.club}/ladders/${place.ladder}`;
  const tools: AdminTools = { ...place, path, view, named, submit, refresh, say: setNews };
  const Panel = PANELS[panel];
  const tab = panel === 'webmaster' ? 'more' : panel;
  const dialogs = useShortcuts(place.session.role);
  return (
    <Tools.Provider value={tools}>
      <Heading tools={tools} tab={tab} onSearch={() => dialogs.show('search')} />
      {stale && (
        <p class="stale" role="status">
          {CONNECTION.stale}
        </p>
      )}
      <main class={`desk desk-${panel}`} ref={heading} tabIndex={-1} aria-label={headingWords(tab, view)}>
        {guide.step && (guide.step !== 'done' || panel === 'results') && (
          <LazyWith
            part="guide"
            props={{ step: guide.step, panel, onHide: guide.hide } satisfies Parameters<typeof Guide>[0]}
          />
        )}
        {match && place.session.club.ladders.length > 1 && (
          <LazyWith
            key={match.line}
            part="also"
            props={{ match, club: place.club, ladders: place.session.club.ladders } satisfies AlsoCountProps}
          />
        )}
        <Panel />
      </main>
      <p class="news" role="status">
        {news}
      </p>
      {dialogs.shown && <LazyWith part="search" props={dialogs} />}
      <Confirming />
      {asked.map(({ command, end }) => (
        <CommandDialog key={command.title + JSON.stringify(command.body)} command={command} onEnd={end} />
      ))}
    </Tools.Provider>
  );
};

/**
 * If the service wants confirmation that it is the organiser, they confirm in a dialog above whatever is open: once for
 * everything that waits.
 */
const Confirming = () => {
  const [onEnd, setEnd] = useState<(isConfirmed: boolean) => void>();
  const waiting = useRef<Promise<boolean>>(undefined);
  const ask = () =>
    new Promise<boolean>((resolve) => setEnd(() => resolve)).finally(() => {
      waiting.current = undefined;
      setEnd(undefined);
    });
  const askOnce = () => {
    waiting.current ??= ask();
    return waiting.current;
  };
  useEffect(() => mendBy(async ({ code }) => code === 'confirmation-needed' && askOnce()), []);
  return onEnd && <LazyWith part="code" props={{ onEnd } satisfies ConfirmingProps} />;
};

const Heading = ({
  tools: { club, ladder, session, view },
  tab,
  onSearch,
}: {
  readonly tools: AdminTools;
  readonly tab: Tab;
  readonly onSearch: () => void;
}) => {
  const name = view.header.name ?? ladder;
  useEffect(() => {
    document.title = TEXT.pageTitle(name);
  }, [name]);
  const [waiting, setWaiting] = useState(0);
  return (
    <>
      <WatchingClub onWaiting={setWaiting} />
      <header class="heading">
        <p class="club">
          <a href={`/${club}/`}>
            <bdi>{session.club.name}</bdi>
          </a>
          <span>
            <a href={`/${club}/${ladder}/`}>{TEXT.publicPage}</a>
            {controlsOf(view).hasNights && (
              <>
                {' '}
                · <a href={`/${club}/${ladder}/board/`}>{TITLES.board}</a>
              </>
            )}{' '}
            · <Account stage={{ app: 'desk', club, ladder }} actor={session} /> ·{' '}
            <button type="button" class="plain" aria-keyshortcuts="Control+K /" onClick={onSearch}>
              {WORDS.search}
            </button>
          </span>
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </header>
      <nav class="tabs" aria-label={TITLES.desk}>
        {HEADINGS.filter((id) => isOpenTo(session.role, id)).map((id) => (
          <a key={id} href={`#${id}`} aria-current={id === tab ? 'page' : undefined}>
            {headingWords(id, view)}
            {id === 'people' && waiting > 0 && (
              <>
                <span class="count" aria-hidden="true">
                  {waiting}
                </span>
                <span class="unseen"> {TEXT.requests(waiting)}</span>
              </>
            )}
          </a>
        ))}
      </nav>
    </>
  );
};

/** Milliseconds between two tries while the service is not reached. */
const AGAIN = 4000;
/** The status that says that a key or session is no good any more. */
const SIGNED_OUT = 401;

/** The ladder as the service has it, asked for again whenever something may have changed. */
function useView(path: string) {
  const [view, setView] = useState<AdminView>();
  const [stale, setStale] = useState(false);
  const [missing, setMissing] = useState(false);
  const [shut, setShut] = useState(false);
  const known = useRef<{ readonly etag: string | undefined; readonly view: AdminView }>(undefined);

  /** Fails where nothing was ever seen; else what was seen last stays. */
  async function refresh(): Promise<AdminView> {
    const outcome = await ask<'getLadder'>(path, { known: known.current?.etag });
    if (outcome.kind === 'done') {
      known.current = { etag: outcome.etag, view: outcome.body };
      setView(outcome.body);
    }
    setMissing(outcome.kind === 'refused');
    setShut(outcome.kind === 'refused' && outcome.problem.status === SIGNED_OUT);
    setStale(outcome.kind === 'unreached');
    if (!known.current) throw new Error('nothing was ever seen of this ladder');
    return known.current.view;
  }

  const look = () => refresh().catch(() => undefined);
  useLook(look, [path]);
  // After a refusal, too: a person who was signed out may sign in again in another tab.
  useEffect(() => {
    if (!stale && !missing) return undefined;
    const again = () => document.visibilityState === 'visible' && void look();
    const timer = stale ? setInterval(again, AGAIN) : undefined;
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [path, stale, missing]);
  return { view, stale, missing: missing && !view, shut, refresh };
}

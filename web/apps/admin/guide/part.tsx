/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { useLook } from '#web/ui/page/news.tsx';
import { QrCode } from '#web/ui/page/qr.tsx';
import { ask } from '#web/ui/session/api.ts';
import { SCORES, TITLES } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { headingWords } from '../panels.tsx';
import { CLUB, COMMON, FILES, LINKS, PEOPLE, SECTIONS, TEXT, GUIDE as W } from '../texts.ts';
import { type KeyKnown, type Step, type Task, tasksOf } from './steps.ts';

interface GuideProps {
  readonly step: Step;
  /** What is open below it: no way leads there. */
  readonly panel: string;
  readonly onHide: () => void;
}

export const Part = ({ step, ...shown }: GuideProps) =>
  step === 'done' ? <Live onHide={shown.onHide} /> : <Tasks {...shown} />;

const Tasks = ({ panel, onHide }: Omit<GuideProps, 'step'>) => {
  const { view } = useAdmin();
  const tasks = tasksOf(view, useKnownLinks());
  const titles = { players: PEOPLE.add, share: CLUB.site.title, begin: SCORES.start, result: SECTIONS.result };
  const next = tasks.find(([, done]) => !done)?.[0];
  return (
    <section class="guide" aria-label={W.title}>
      <ol>
        {tasks.map(([task, done]) => (
          <li key={task} aria-current={task === next ? 'step' : undefined} class={done ? 'past' : undefined}>
            <span>
              {titles[task]}
              {!done && <Ways task={task} panel={panel} />}
            </span>
          </li>
        ))}
      </ol>
      <button type="button" onClick={onHide}>
        {FILES.dismiss}
      </button>
    </section>
  );
};

/** The links of the club, looked at again when one is made; only organisers may. */
function useKnownLinks(): readonly KeyKnown[] | undefined {
  const { club, session } = useAdmin();
  const [links, setLinks] = useState<readonly KeyKnown[]>();
  useLook(async () => {
    if (session.role !== 'organiser') return;
    const outcome = await ask<'listKeys'>(`/api/clubs/${club}/access`);
    if (outcome.kind === 'done') setLinks(outcome.body.access);
  }, [club, session.role]);
  return links;
}

const Ways = ({ task, panel }: Pick<GuideProps, 'panel'> & { readonly task: Task }) => {
  const { view, club, ladder } = useAdmin();
  const games = ['#results', headingWords('results', view)] as const;
  const ways: Readonly<Record<Task, readonly (readonly [href: string, words: string])[]>> = {
    players: [['#people', TEXT.headings.people]],
    share: [
      ['#people', TEXT.headings.people],
      ['#more', CLUB.poster.title],
    ],
    begin: controlsOf(view).hasNights ? [[`/${club}/${ladder}/board/`, TITLES.board], games] : [games],
    result: [games],
  };
  return (
    <>
      {ways[task]
        .filter(([href]) => href !== `#${panel}`)
        .map(([href, words]) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
    </>
  );
};

const Live = ({ onHide }: Pick<GuideProps, 'onHide'>) => {
  const { club, ladder } = useAdmin();
  const [address] = useState(() => new URL(`/${club}/${ladder}/`, location.href).href);
  return (
    <section class="guide live">
      <div>
        <h2>{W.live}</h2>
        <p>{CLUB.site.page.says}</p>
        <p class="link">
          <a href={address}>{address}</a>
        </p>
        <p>
          <a href="#people">{W.hand}</a>
        </p>
        <button type="button" onClick={onHide}>
          {COMMON.close}
        </button>
      </div>
      <QrCode text={address} label={LINKS.qr(TEXT.publicPage)} />
    </section>
  );
};

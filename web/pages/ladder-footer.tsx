import type { LadderView } from '#shared/contract/view.ts';
import { Subscribe } from '../ui/page/subscribe.tsx';
import { FullDay, Moment } from '../ui/page/words.tsx';
import { FILE_TITLES, SHARING, WORDS } from '../ui/texts.ts';
import { FILES, type OtherFormat } from './ladder-head.tsx';
import type { PageAddress } from './page.tsx';
import { TEXT } from './texts.ts';

interface FooterProps {
  readonly view: LadderView;
  readonly place: PageAddress;
}

/** As of when a page is, its calendar, and folded away the same for programs. */
export const LadderFooter = ({ view, place: { club, ladder, past, origin } }: FooterProps) => {
  const { 'calendar.ics': calendar, ...data } = FILES;
  return (
    <footer data-version={view.version}>
      <p>{TEXT.footer.asOf(<Moment at={view.asOf} />, view.timezone)}</p>
      <div class="files">
        <a href="calendar.ics">{FILE_TITLES[calendar.title]}</a>
        {origin !== undefined && past === undefined && <Subscribe to={`${origin}/${club.id}/${ladder}/calendar.ics`} />}
        <button type="button" class="print">
          {WORDS.print}
        </button>
        <details>
          <summary>{TEXT.footer.data}</summary>
          <ul>
            {Object.entries<OtherFormat>(data).map(([href, { title }]) => (
              <li>
                <a href={href}>{FILE_TITLES[title]}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </footer>
  );
};

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly script: '/assets/chart.js' | '/assets/rounds.js' | '/assets/share.js' | '/assets/what-if.js';
}

const Part = ({ id, title, script }: PartProps) => (
  <section>
    <details id={id} data-script={script}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="place" />
    </details>
  </section>
);

interface MoreProps {
  readonly isOver: boolean;
  /** All of a table play each other, round after round. */
  readonly isInRounds: boolean;
}

export const More = ({ isOver, isInRounds }: MoreProps) => (
  <aside class="more">
    <Part id="share" title={SHARING.share} script="/assets/share.js" />
    {isInRounds && <Part id="rounds" title={TEXT.rounds} script="/assets/rounds.js" />}
    <Part id="chart" title={TEXT.chart} script="/assets/chart.js" />
    {!isOver && !isInRounds && <Part id="what-if" title={TEXT.whatIf} script="/assets/what-if.js" />}
  </aside>
);

/** What kind of ladder it is, when and where it is played, and the seasons before. */
export const About = ({ view }: { readonly view: LadderView }) => {
  const end = view.past?.end ?? view.season.end;
  const board = view.board === undefined ? '' : ` ${view.board}×${view.board}`;
  return (
    <section class="about" id="about">
      <h2>{TEXT.about.title}</h2>
      <p>
        <Span system={`${view.systemName}${board}`} start={view.season.start} end={end} />
      </p>
      {view.venue !== undefined && (
        <p>
          <bdi>{view.venue}</bdi>
        </p>
      )}
      {view.seasons && (
        <p class="seasons">
          {TEXT.about.past}
          {view.seasons.map(({ name }, index) => (
            <>
              {index > 0 && ', '}
              <a href={`${name}/`}>{name}</a>
            </>
          ))}
        </p>
      )}
    </section>
  );
};

interface SpanProps {
  readonly system: string;
  readonly start: string;
  readonly end: string | undefined;
}

export const Span = ({ system, start, end }: SpanProps) => (
  <>{TEXT.about.season(system, <FullDay at={start} />, end === undefined ? undefined : <FullDay at={end} />)}</>
);

import { TEXT } from './texts.ts';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Loaded when somebody unfolds it. */
  readonly script: '/assets/chart.js' | '/assets/what-if.js';
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

/** What a script adds to a ladder's page for whoever asks for it. */
export const More = ({ isOver }: { readonly isOver: boolean }) => (
  <aside class="more">
    <Part id="chart" title={TEXT.chart} script="/assets/chart.js" />
    {!isOver && <Part id="what-if" title={TEXT.whatIf} script="/assets/what-if.js" />}
  </aside>
);

import type { LadderView } from '../../shared/contract/view.ts';
import { PENALTIES } from '../../shared/rules/inactivity/missed-in-words.ts';
import { wordsOf } from '../../shared/systems/words.ts';
import { Moment } from '../kit/words.tsx';
import { FILES, type OtherFormat } from './ladder-head.tsx';
import { TEXT } from './texts.ts';

/** What the settlements of a ladder are called beside its results. */
function settledOn({ system }: LadderView): string {
  const { month, week, cut, deadline } = wordsOf({ header: { system } }).settlements;
  return (month ?? week ?? cut ?? deadline ?? PENALTIES).called();
}

/** As of when a page is, and in what other forms there is the same. */
export const LadderFooter = ({ view }: { readonly view: LadderView }) => (
  <footer data-version={view.version}>
    <p>{TEXT.footer.asOf(<Moment at={view.asOf} />, view.timezone)}</p>
    <ul class="files">
      {Object.entries<OtherFormat>(FILES).map(([href, { title, about }]) => (
        <li>
          <a href={href}>{TEXT.files[title]}</a>
          {about && ` (${about === 'aboutFeed' ? TEXT.files.aboutFeed(settledOn(view)) : TEXT.files[about]})`}
        </li>
      ))}
      {!view.past && (
        <>
          <li>
            <a href="wall/">{TEXT.footer.wall}</a>
          </li>
          <li>
            <a href="embed/">{TEXT.footer.embed}</a>
          </li>
        </>
      )}
    </ul>
  </footer>
);

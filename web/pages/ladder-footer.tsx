import type { LadderView } from '../../shared/contract/view.ts';
import { Moment } from '../kit/words.tsx';
import { FILES, type OtherFormat } from './ladder-head.tsx';
import { TEXT } from './words.ts';

/** As of when a page is, and in what other forms there is the same. */
export const LadderFooter = ({ view }: { readonly view: LadderView }) => (
  <footer data-version={view.version}>
    <p>{TEXT.footer.asOf(<Moment at={view.asOf} />, view.timezone)}</p>
    <ul class="files">
      {Object.entries<OtherFormat>(FILES).map(([href, { title, about }]) => (
        <li>
          <a href={href}>{TEXT.files[title]}</a>
          {about && ` (${TEXT.files[about]})`}
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

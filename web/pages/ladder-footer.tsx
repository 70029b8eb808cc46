import type { LadderView } from '../../shared/contract/view.ts';
import { Moment } from '../kit/words.tsx';
import { FILES } from './ladder-head.tsx';

/** As of when a page is, and in what other forms there is the same. */
export const LadderFooter = ({ view }: { readonly view: LadderView }) => (
  <footer data-version={view.version}>
    <p>
      As of <Moment at={view.asOf} /> ({view.timezone}).
    </p>
    <ul class="files">
      {Object.entries(FILES).map(([href, { title, about }]) => (
        <li>
          <a href={href}>{title}</a>
          {about !== '' && ` (${about})`}
        </li>
      ))}
      {!view.past && (
        <>
          <li>
            <a href="wall/">Wall display</a>
          </li>
          <li>
            <a href="embed/">Embed</a>
          </li>
        </>
      )}
    </ul>
  </footer>
);

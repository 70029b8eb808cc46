import { addressOfPage, backFrom, placesOn } from '#shared/view/pages-of-rows.ts';
import { STANDINGS } from './texts.ts';

/** "251–500". A page is called by the places that it has room for, so that it is called so whoever joins. */
export const placesWords = (page: number): string => placesOn(page).join('–');

interface PagesProps {
  /** How many there are. */
  readonly pages: number;
  /** On which page one is. */
  readonly page: number;
}

/** The ways to the other pages of a long ladder. */
export const Pages = ({ pages, page }: PagesProps) => {
  const to = (other: number): string => `${backFrom(page)}${addressOfPage(other)}#ladder`;
  return pages === 1 ? null : (
    <nav class="pages" aria-label={STANDINGS.pages}>
      {page > 1 && (
        <a rel="prev" href={to(page - 1)}>
          ‹ {placesWords(page - 1)}
        </a>
      )}
      {page < pages && (
        <a rel="next" href={to(page + 1)}>
          {placesWords(page + 1)} ›
        </a>
      )}
      <details id="pages">
        <summary>{STANDINGS.allPages(pages)}</summary>
        <ol>
          {Array.from({ length: pages }, (_, n) => n + 1).map((each) => (
            <li>
              <a href={to(each)} aria-current={each === page ? 'page' : undefined}>
                {placesWords(each)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

import { ToCopy } from '#web/ui/forms/copying.tsx';
import { CLUB } from '../texts.ts';

interface PlaceProps {
  readonly words: { readonly title: string; readonly says: string };
  readonly text: string;
  readonly look?: string;
}

/** Where something of the ladder is found, to be copied; `look` opens it. */
export const Place = ({ words: { title, says }, text, look }: PlaceProps) => (
  <li>
    <h3>{title}</h3>
    <p>{says}</p>
    <ToCopy text={text} what={title} />
    {look !== undefined && (
      <a href={look} target="_blank" rel="noopener">
        {CLUB.site.open}
        <span class="unseen"> {title}</span>
      </a>
    )}
  </li>
);

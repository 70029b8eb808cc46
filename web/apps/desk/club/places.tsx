/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { ToCopy } from '../../../kit/copying.tsx';
import { useDesk } from '../desk.ts';
import { CLUB } from '../texts.ts';
import { Poster } from './poster.tsx';
import { addressesOf, frameLine } from './site.ts';

const W = CLUB.site;

/** Where else a ladder can be seen: each with what is to be pasted there. */
export const Places = () => {
  const { club, ladder, view } = useDesk();
  const [at] = useState(() => addressesOf(new URL(`/${club}/${ladder}/`, location.href).href));
  const name = view.header.name ?? ladder;
  return (
    <>
      <section>
        <h2>{W.title}</h2>
        <p>{W.text}</p>
        <ul class="lines">
          <Place words={W.page} text={at.page} look={at.page} />
          <Place words={W.frame} text={frameLine(at.embed, name)} look={at.embed} />
          <Place words={W.calendar} text={at.calendar} />
          <Place words={W.feed} text={at.feed} />
          <Place words={W.csv} text={at.csv} />
          <Place words={W.wall} text={at.wall} look={at.wall} />
        </ul>
      </section>
      <Poster page={at.page} name={name} />
    </>
  );
};

interface PlaceProps {
  readonly words: { readonly title: string; readonly says: string };
  readonly text: string;
  /** Where to see what it gives. */
  readonly look?: string;
}

const Place = ({ words: { title, says }, text, look }: PlaceProps) => (
  <li>
    <h3>{title}</h3>
    <p>{says}</p>
    <ToCopy text={text} what={title} />
    {look !== undefined && (
      <a href={look} target="_blank" rel="noopener">
        {W.open}
        <span class="unseen"> {title}</span>
      </a>
    )}
  </li>
);

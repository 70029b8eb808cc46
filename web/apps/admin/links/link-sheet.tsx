/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { QrCode } from '#web/ui/page/qr.tsx';
import { COMMON, LINKS as W } from '../texts.ts';
import type { MadeLink } from './access.ts';

/** Links that were made just now, to scan, to copy, or to print and cut up. */
export const LinkSheet = ({ made }: { readonly made: readonly MadeLink[] }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [made]);
  return (
    <section class="made">
      <h2 ref={heading} tabIndex={-1}>
        {W.made}
      </h2>
      <p>{W.madeText}</p>
      <ul class="link-cards">
        {made.map((each) => (
          <Card key={each.link} made={each} />
        ))}
      </ul>
      <button type="button" onClick={() => print()}>
        {COMMON.print}
      </button>
    </section>
  );
};

const Card = ({ made: { link, label, role } }: { readonly made: MadeLink }) => (
  <li>
    <p>
      <b>
        <bdi>{label}</bdi>
      </b>{' '}
      <span class="tag">{W.roles[role].name}</span>
    </p>
    <QrCode text={link} label={W.qr(label)} />
    <ToCopy text={link} what={label} />
  </li>
);

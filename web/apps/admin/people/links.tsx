/// <reference lib="dom" />

import { useEffect, useRef } from 'preact/hooks';
import type { KeyView, MadeKey } from '#shared/features/access.ts';
import type { OperationId } from '#shared/features/all.ts';
import { capital } from '#shared/words/phrase.ts';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { lookAgain } from '#web/ui/page/news.tsx';
import { QrCode } from '#web/ui/page/qr.tsx';
import { type AnswerBody, type ApiOutcome, ask, type RequestOptions } from '#web/ui/session/api.ts';
import { ACCOUNT_PART, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useFetched, whyNot } from '../admin.ts';
import { COMMON, LINKS as W } from '../texts.ts';

export type MadeLink = Pick<MadeKey, 'label' | 'role'> & { readonly link: string };

/** Asks, and again as often as the service wants that done more slowly: a sheet for a whole club is long. */
export async function askInTurn<O extends OperationId>(
  path: string,
  asked: RequestOptions,
): Promise<ApiOutcome<AnswerBody<O>>> {
  for (;;) {
    const outcome = await ask<O>(path, asked);
    if (outcome.kind !== 'unreached' || !outcome.after) return outcome;
    const { after } = outcome;
    await new Promise((resolve) => setTimeout(resolve, after * 1000));
  }
}

/** The links of the club: listed, made, replaced, withdrawn. What goes wrong comes as a sentence. */
export function useLinks() {
  const { club } = useAdmin();
  const path = `/api/clubs/${club}/access`;

  const { found, lost, look } = useFetched(async (): Promise<readonly KeyView[] | undefined> => {
    const outcome = await ask<'listKeys'>(path);
    return outcome.kind === 'done' ? outcome.body.access : undefined;
  }, path);

  /** Also where the guide asks for some. */
  const again = () => Promise.all([look(), lookAgain()]);

  async function make(terms: object): Promise<MadeLink | string> {
    const outcome = await askInTurn<'createKey'>(path, { body: terms });
    await again();
    if (outcome.kind === 'refused') return outcome.problem.detail;
    const { link } = outcome.kind === 'done' ? outcome.body : {};
    return outcome.kind === 'done' && link !== undefined ? { ...outcome.body, link } : W.unclear;
  }

  /** Takes something away: a link, one of its sessions, or all of them. Undefined if that is done; twice does no harm. */
  async function end(what: string): Promise<string | undefined> {
    const outcome = await ask(`${path}/${what}`, { method: 'DELETE' });
    await again();
    return outcome.kind === 'refused' && outcome.problem.code === 'unknown-session' ? undefined : whyNot(outcome);
  }

  /** A new link in place of another; `name`: what this action is called, so that it is done once even if no answer comes. */
  async function replace({ hash }: KeyView, signOut: boolean, name: string): Promise<MadeLink | string> {
    const asked = { body: { signOut }, idempotencyKey: name };
    const outcome = await ask<'replaceKey'>(`${path}/${hash}/replacement`, asked);
    await again();
    if (outcome.kind === 'refused') return outcome.problem.detail;
    const { link } = outcome.kind === 'done' ? outcome.body : {};
    return outcome.kind === 'done' && link !== undefined ? { ...outcome.body, link } : COMMON.lost;
  }

  return { list: found, lost, look, make, end, replace };
}

export const LinkSheet = ({ made }: { readonly made: readonly MadeLink[] }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [made]);
  return (
    <section class="made">
      <h2 ref={heading} tabIndex={-1}>
        {W.copyNow}
      </h2>
      <p>{W.madeText}</p>
      <ul class="link-cards">
        {made.map((each) => (
          <Card key={each.link} made={each} />
        ))}
      </ul>
      <button type="button" onClick={() => print()}>
        {WORDS.print}
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
      <span class="tag">{capital(ACCOUNT_PART.roles[role])}</span>
    </p>
    <QrCode text={link} label={W.qr(label)} />
    <ToCopy text={link} what={label} />
  </li>
);

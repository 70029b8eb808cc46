/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { isNumbered, ruleByRule, type WrittenRule } from '#shared/words/written-rule.ts';
import { Crest } from '#web/ui/page/club-look.tsx';
import { readFile } from '#web/ui/page/published.ts';
import { QrCode } from '#web/ui/page/qr.tsx';

interface PosterProps {
  readonly club: string;
  readonly ladder: string;
  readonly address: string;
  readonly says: string;
  readonly qr: string;
  readonly print: string;
  /** The rules stand on the sheet too, with what the club says itself. */
  readonly hasRules?: true;
}

function usePage(): LadderView | undefined {
  const [page, setPage] = useState<LadderView>();
  useEffect(() => {
    void readFile<LadderView>('../view.json').then(setPage);
  }, []);
  return page;
}

/** Rules longer than this, in characters, are set smaller so that they fit on one sheet. */
const [MANY, MORE] = [3800, 5800] as const;
/** What a line or heading of its own takes at most, in characters. */
const LINE = 40;

const sizeOf = (all: readonly WrittenRule[]): string => {
  const length = all.reduce((sum, { text }) => sum + text.length + LINE * text.split('\n').length, 0);
  return length > MORE ? 'tiny' : length > MANY ? 'small' : '';
};

const Laws = ({ rules }: { readonly rules: readonly WrittenRule[] }) => (
  <dl class={`laws ${sizeOf(rules)}`}>
    {rules.map((each) => (
      <div key={each.heading}>
        <dt>
          {each.heading}
          {isNumbered(each) && <small> {each.clause}</small>}
        </dt>
        <dd>{each.text}</dd>
      </div>
    ))}
  </dl>
);

/** A sheet for the notice board; inside `.on-paper` printing the page prints it alone. */
export const PosterSheet = ({ club, ladder, address, says, qr, print: words, hasRules }: PosterProps) => {
  const page = usePage();
  const rules = (hasRules && page && ruleByRule(page.rules)) || [];
  return (
    <>
      <div class={`poster ${rules.length > 0 ? 'with-laws' : ''}`}>
        <p>
          <Crest of={page?.club?.crest} />
          <bdi>{club}</bdi>
        </p>
        <p class="name">
          <bdi>{ladder}</bdi>
        </p>
        <QrCode text={address} label={qr} />
        <p>{says}</p>
        <p class="link">{address}</p>
        {rules.length > 0 && <Laws rules={rules} />}
      </div>
      <button type="button" onClick={() => print()}>
        {words}
      </button>
    </>
  );
};

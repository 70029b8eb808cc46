import { Alone } from '#web/ui/page/alone.tsx';
import { type Assets, renderPage } from '../page.tsx';
import { NOTHING_THERE } from '../texts.ts';

/** Where nothing is published. */
export const renderNothingThere = (assets: Assets): string =>
  renderPage({
    title: NOTHING_THERE.title,
    assets,
    unindexed: true,
    children: (
      <Alone title={NOTHING_THERE.heading}>
        <p>{NOTHING_THERE.check}</p>
        <p>
          <a href="/">{NOTHING_THERE.clubs}</a>
        </p>
      </Alone>
    ),
  });

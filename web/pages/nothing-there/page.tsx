import { Alone } from '../../kit/alone.tsx';
import { type Assets, renderPage } from '../page.tsx';
import { TEXT } from './words.ts';

/** Where nothing is published. */
export const renderNothingThere = (assets: Assets): string =>
  renderPage({
    title: TEXT.title,
    assets,
    unindexed: true,
    children: (
      <Alone title={TEXT.heading}>
        <p>{TEXT.check}</p>
        <p>
          <a href="/">{TEXT.clubs}</a>
        </p>
      </Alone>
    ),
  });

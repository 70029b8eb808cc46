/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { Bump } from '#web/ui/chart/bump.tsx';
import { FollowedHistory } from '#web/ui/ladder/followed-history.tsx';

export const show = (place: Element): void =>
  render(<FollowedHistory>{(history) => <Bump history={history} />}</FollowedHistory>, place);

/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { FollowedHistory } from '#web/ui/ladder/followed-history.tsx';
import { Rounds } from './rounds.tsx';

export const show = (place: Element): void =>
  render(<FollowedHistory>{(history) => <Rounds history={history} />}</FollowedHistory>, place);

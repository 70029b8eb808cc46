import { useState } from 'preact/hooks';
import { dayWords } from '../../shared/view/dates.ts';
import type { AccessView, useLinks } from './access.ts';
import { useDesk } from './desk.ts';
import { Question } from './question.tsx';
import * as WORDS from './words.ts';

const W = WORDS.links;

/** Whether a link opens nothing any more. */
export const isOver = ({ revoked, expires }: AccessView, asOf: string): boolean =>
  revoked !== undefined || (expires !== undefined && Date.parse(expires) <= Date.parse(asOf));

interface ListProps {
  readonly list: readonly AccessView[];
  readonly withdraw: ReturnType<typeof useLinks>['withdraw'];
}

/** Links that open something, with their last use; folded away those that do not any more. */
export const List = ({ list, withdraw }: ListProps) => {
  const { view } = useDesk();
  const over = list.filter((each) => isOver(each, view.asOf));
  const valid = list.filter((each) => !isOver(each, view.asOf));
  return (
    <>
      <Items list={valid} withdraw={withdraw} />
      {over.length > 0 && (
        <details>
          <summary>{W.old}</summary>
          <Items list={over} />
        </details>
      )}
    </>
  );
};

const Items = ({ list, withdraw }: Pick<ListProps, 'list'> & Partial<ListProps>) => {
  const [asked, setAsked] = useState<AccessView>();
  return (
    <ul class="lines">
      {list.map((each) => (
        <li key={each.hash}>
          <p>
            <b>
              <bdi>{each.label}</bdi>
            </b>{' '}
            <span class="tag">{W.roles[each.role][0]}</span>
          </p>
          <p class="quiet">{timesOf(each)}</p>
          {withdraw && (
            <button type="button" onClick={() => setAsked(each)}>
              {W.withdraw}
              <span class="unseen"> {each.label}</span>
            </button>
          )}
        </li>
      ))}
      {asked && withdraw && (
        <Question
          title={W.withdrawTitle(asked.label)}
          text={W.withdrawText}
          yes={W.withdrawYes}
          go={() => withdraw(asked.hash)}
          onEnd={() => setAsked(undefined)}
        />
      )}
    </ul>
  );
};

/** Days alone: a club has no time zone of its own. */
const timesOf = ({ lastUsed, expires, revoked }: AccessView): string =>
  [
    lastUsed === undefined ? W.never : `${W.used} ${dayWords(lastUsed)}`,
    ...(expires === undefined ? [] : [`${W.until} ${dayWords(expires)}`]),
    ...(revoked === undefined ? [] : [`${W.withdrawn} ${dayWords(revoked)}`]),
  ].join('; ');

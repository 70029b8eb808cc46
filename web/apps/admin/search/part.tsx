/// <reference lib="dom" />

import { useMemo, useState } from 'preact/hooks';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { LOADING, TITLES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { headingWords, isOpenTo } from '../panels.tsx';
import { COMMON, SEARCH as W } from '../texts.ts';
import { find, type SearchItem, useItems } from './items.ts';
import { areOn, PLACES, turn } from './keys.ts';

interface Props {
  readonly shown: 'search' | 'help';
  readonly show: (shown: 'search' | 'help' | undefined) => void;
}

export const Part = ({ shown, show }: Props) =>
  shown === 'help' ? <Help onClose={() => show(undefined)} /> : <Search show={show} />;

/** Plain links below a field: the arrow keys go through them, and Enter in the field takes the first. */
const Search = ({ show }: Pick<Props, 'show'>) => {
  const { items, lost } = useItems();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => find(items, wanted), [items, wanted]);
  return (
    <Dialog title={WORDS.search} close={COMMON.close} brisk class="search" onClose={() => show(undefined)}>
      <search onKeyDown={moveFocus}>
        <Input type="search" label={W.field} value={wanted} onInput={setWanted} />
        <p class="hint" role="status">
          {wanted.trim() !== '' && (found.length === 0 ? COMMON.nothingFound : W.found(found.length))}{' '}
          {lost && LOADING.failed}
        </p>
        <ul class="found">
          {found.map((item, index) => (
            <li key={`${index} ${item.href} ${item.text}`}>
              <a href={item.href} onClick={() => show(undefined)}>
                <bdi>{item.text}</bdi> <small>{kindWords(item.kind)}</small>
              </a>
            </li>
          ))}
        </ul>
      </search>
      <button type="button" onClick={() => show('help')}>
        {W.shortcuts}
      </button>
    </Dialog>
  );
};

function kindWords(kind: SearchItem['kind']): string {
  if (kind === 'page') return TITLES.desk;
  return kind === 'player' || kind === 'results' || kind === 'ladder' ? WORDS[kind] : W.kind[kind];
}

function moveFocus(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .found a')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  if (event.key === 'Enter' && at === 0) stops[1]?.click();
  else if (step !== 0) stops[(at + step + stops.length) % stops.length]?.focus();
  else return;
  event.preventDefault();
}

const Help = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, view } = useAdmin();
  const [on, setOn] = useState(areOn);
  const places = Object.entries(PLACES).filter(([, panel]) => isOpenTo(session.role, panel));
  return (
    <Dialog title={W.shortcuts} close={COMMON.close} onClose={onClose}>
      <dl class="shortcuts">
        <div>
          <dt>
            <kbd>/</kbd> {SHARED.or.trim()} <kbd>{W.ctrl}</kbd>+<kbd>K</kbd>
          </dt>
          <dd>{WORDS.search}</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{W.shortcuts}</dd>
        </div>
        {places.map(([key, panel]) => (
          <div key={key}>
            <dt>
              <kbd>g</kbd> {W.next} <kbd>{key}</kbd>
            </dt>
            <dd>{headingWords(panel, view)}</dd>
          </div>
        ))}
      </dl>
      <Check
        label={W.on}
        checked={on}
        onInput={(now) => {
          setOn(now);
          turn(now);
        }}
      />
      <p class="hint">{W.hint}</p>
    </Dialog>
  );
};

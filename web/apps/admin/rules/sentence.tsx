/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { IN_WORDS } from '#web/ui/texts.ts';
import { COMMON } from '../texts.ts';
import type { Changed } from './text-changes.ts';

interface SentenceProps {
  readonly heading: string;
  /** Undefined while nothing is said about it yet. */
  readonly text: string | undefined;
  readonly changed?: Changed | undefined;
  /** Whether it is one that was looked for. */
  readonly isLit?: boolean;
  /** The figures in it that can be changed. */
  readonly figures?: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Leaves the rule out; undefined if it can't be left out. */
  readonly onRemove?: (() => void) | undefined;
  /** What is behind it; nothing where it is always so. */
  readonly children?: ComponentChildren;
}

/** A sentence of the rules. What is behind it lies below it, or on a telephone at the foot of the window. */
export const Sentence = ({ heading, text, changed, isLit, figures = [], children, ...sheet }: SentenceProps) => {
  const { isOpen, onOpen, onClose, onRemove } = sheet;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <div class={isLit ? 'lit' : changed && 'changed'}>
      <dt>
        {heading}
        {children && (
          <button
            ref={button}
            id={id}
            type="button"
            class="plain"
            aria-expanded={isOpen}
            aria-label={labelled(IN_WORDS.change, heading)}
            onClick={isOpen ? close : onOpen}
          >
            {IN_WORDS.change}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            class="plain without"
            aria-label={labelled(COMMON.remove, heading)}
            onClick={() => {
              button.current?.focus();
              onRemove();
            }}
          />
        )}
      </dt>
      <dd>
        {text !== undefined && <Words of={changed ?? [text, '', '']} figures={figures} button={id} />}
        {isOpen && children && (
          <Sheet heading={heading} onClose={close}>
            {children}
          </Sheet>
        )}
      </dd>
    </div>
  );
};

interface WordsProps {
  readonly of: Changed;
  readonly figures: readonly string[];
  /** What is pressed with a figure: a sentence is changed where that stands. */
  readonly button: string;
}

const Words = ({ of: [before, words, after], ...rest }: WordsProps) => (
  <>
    <Tappable text={before} {...rest} />
    {words && (
      <mark>
        <Tappable text={words} {...rest} />
      </mark>
    )}
    <Tappable text={after} {...rest} />
  </>
);

const Tappable = ({ text, figures, button }: Omit<WordsProps, 'of'> & { readonly text: string }) => (
  <>
    {text.split(/(\s+|[.,;:](?=\s|$))/).map((part, index) =>
      index % 2 === 0 && figures.includes(part) ? (
        <label key={index} for={button} class="figure">
          {part}
        </label>
      ) : (
        part
      ),
    )}
  </>
);

interface SheetProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Of several to choose from, the one that is chosen. */
const FIELD = ':is(input:not([type=radio]), input:checked, select, textarea)';

/** What is typed takes the place of the figure that is there. */
const onFocusIn = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement && target.type === 'number') target.select();
};

const Sheet = ({ heading, onClose, children }: SheetProps) => {
  const sheet = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    sheet.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
    sheet.current?.closest('div')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset
      ref={sheet}
      class="behind"
      onFocusIn={onFocusIn}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
        if (!isEnter && event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <legend class="unseen">{heading}</legend>
      <div class="columns">{children}</div>
      <button type="button" onClick={onClose}>
        {COMMON.close}
      </button>
    </fieldset>
  );
};

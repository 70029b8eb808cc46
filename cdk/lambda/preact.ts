/** What `preact-render-to-string` and the JSX runtime use of preact; the rest keeps a page up to date in a browser. */

interface Props {
  children?: unknown;
}

/** Both parts attach their hooks to it; there are no others. */
export const options = {};

export const Fragment = ({ children }: Props): unknown => children;

/** By this the JSX runtime marks what it makes; nothing that came as JSON bears it. */
const ELEMENT = Symbol.for('pv');

export const isValidElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.is(value.constructor, ELEMENT);

/** The element around everything; all others are made by the JSX runtime. */
export const h = (type: unknown, props: Props | null) => ({ type, props: { ...props }, constructor: ELEMENT });

/** What a provider is to those below it. Nothing changes while a page is written, so nobody waits for another value. */
interface Provider {
  props: Props;
  getChildContext?: () => Record<string, Provider>;
  sub?: () => void;
}

let contexts = 0;

/** A value for all parts of a page below its provider, by the names that a consumer has. */
export function createContext(value: unknown) {
  const id = `__cC${contexts++}`;
  function Context(this: Provider, { children }: Props): unknown {
    this.getChildContext = () => ({ [id]: this });
    this.sub = () => {};
    return children;
  }
  const made = Object.assign(Context, { __c: id, __: value, Provider: Context });
  const Consumer = ({ children }: { children: (value: unknown) => unknown }, current: unknown): unknown =>
    children(current);
  return Object.assign(made, { Consumer: Object.assign(Consumer, { contextType: made }) });
}

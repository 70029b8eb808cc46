import type { PartName } from '#web/scripts.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { RULE } from '#web/ui/texts.ts';

interface PartProps<Props> {
  readonly part: PartName;
  readonly props: Props;
  /** Where the part did not come, it is asked for again whenever this is another. */
  readonly of: unknown;
}

/** A part of the page with a script of its own. It is of no use without a connection, and missing as long as there is none. */
export function LazyPart<Props extends object>({ part, props, of }: PartProps<Props>) {
  const { Part } = usePart<Props>(part, of);
  return Part ? <Part {...props} /> : null;
}

/** A link to the rule that says so, on the page of the ladder. */
export const Clause = ({ of }: { readonly of: string | undefined }) =>
  /^[A-Z]\d/.test(of ?? '') ? (
    <>
      {'\u00a0'}
      <a class="clause" href={`../#rule-${of}`}>
        {RULE.rule}
      </a>
    </>
  ) : null;

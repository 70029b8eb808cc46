import { RULE } from '../../kit/texts.ts';

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

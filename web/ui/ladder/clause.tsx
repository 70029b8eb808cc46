import { createContext } from 'preact';
import { labelled } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { anchorOf, ruleOn, type WrittenRule } from '#shared/words/written-rule.ts';
import { RULE } from '../texts.ts';

/** The rules of a ladder, and the address of the page on which they stand in plain words. */
interface RulesPage {
  readonly rules: readonly WrittenRule[];
  readonly page: string;
}

export const Rulebook = createContext<RulesPage>({ rules: [], page: '' });

/** A link to the rule that says so, where there is one in plain words; never alone on a line. */
export const Clause = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : (
    <Rulebook.Consumer>
      {({ rules, page }) => <RuleLink of={of} rule={ruleOn(rules, of)} page={page} />}
    </Rulebook.Consumer>
  );

interface RuleLinkProps {
  readonly of: string;
  readonly rule: WrittenRule | undefined;
  readonly page: string;
}

const RuleLink = ({ of, rule, page }: RuleLinkProps) =>
  rule ? (
    <>
      {'\u00a0'}
      <a class="clause" href={`${page}#${anchorOf(of)}`} aria-label={labelled(capital(RULE.rule), rule.heading)}>
        {RULE.rule}
      </a>
    </>
  ) : null;

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fromOwnSide } from '#shared/words/score.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { CONNECTION } from '#web/ui/texts.ts';
import { Scores } from './scores.tsx';
import { Sheet } from './sheet.tsx';
import { RECORD } from './texts.ts';
import type { Tools } from './tools.tsx';

/** The longest that may be said, in characters. */
const LONGEST = 200;

interface DisputingProps {
  readonly tools: Tools;
  readonly title: string;
  /** The line that gave the result, and what it says. */
  readonly line: number;
  readonly about: string;
  /** Undefined in a game of several players, which has no such score. */
  readonly isChallenger: boolean | undefined;
  readonly onSaid: () => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** A player says that a result is wrong: the score as they saw it, and in their words. An organiser decides. */
export const Disputing = ({ tools, title, line, about, isChallenger, onSaid, onClose, children }: DisputingProps) => {
  const [own, setOwn] = useState('');
  const [says, setSays] = useState('');
  const seen = scoresOf(tools.model.ladder).find((each) => each.join() === own);
  const score = seen && fromOwnSide(seen, isChallenger ?? true);
  const form = useForm({
    async send() {
      const body = { line, ...(says.trim() && { says }), ...(score && { score }) };
      const outcome = await ask(`${tools.path}/disputes`, { body });
      // What was said before stays said.
      const isSaid = outcome.kind === 'refused' && outcome.problem.code === 'already-exists';
      if (outcome.kind !== 'done' && !isSaid)
        return { form: outcome.kind === 'refused' ? outcome.problem.detail : CONNECTION.again };
      onClose();
      onSaid();
      return undefined;
    },
  });
  return (
    <Sheet title={[title]} onClose={onClose}>
      <p>{about}</p>
      {children}
      <Form form={form} label={title} yes={RECORD.wrong.send}>
        {isChallenger !== undefined && <Scores legend={RECORD.wrong.score} own={own} onInput={setOwn} tools={tools} />}
        <Input label={RECORD.wrong.what} value={says} maxLength={LONGEST} onInput={setSays} />
      </Form>
    </Sheet>
  );
};

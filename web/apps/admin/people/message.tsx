import { useState } from 'preact/hooks';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { Area } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask, type Said } from '#web/ui/session/api.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { COMMON, MESSAGE as W } from '../texts.ts';

/** What the organiser writes to all players of the ladder, and then whom it did not reach. */
export const Message = () => {
  const { path, view } = useAdmin();
  const [text, setText] = useState('');
  const [told, setTold] = useState<Said<'messagePlayers'>>();
  const form = useForm({
    check: () => ({ form: text.trim() === '' ? COMMON.bad : undefined }),
    async send() {
      const outcome = await ask<'messagePlayers'>(`${path}/messages`, { body: { text } });
      if (outcome.kind === 'done') setTold(outcome.body);
      return whyNot(outcome);
    },
  });
  const missed = view.standings.filter(({ player }) => told?.unsent.includes(player)).map(({ name }) => name);
  return (
    <section>
      <details>
        <summary>
          <h2>{W.title}</h2>
        </summary>
        <Form
          form={form}
          label={W.title}
          yes={told ? undefined : W.send}
          news={
            told && (
              <>
                <p>{W.sent(told.sent.length, view.standings.length)}</p>
                {missed.length > 0 && <p>{W.missed(missed)}</p>}
              </>
            )
          }
        >
          <Area label={W.label} rows={6} value={text} maxLength={LONGEST.message} onInput={setText} />
        </Form>
      </details>
    </section>
  );
};

import { useMemo, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { randomName } from '#web/ui/page/ids.ts';
import { COMMON, LINKS as W } from '../texts.ts';
import type { MadeLink, useLinks } from './access.ts';

interface ReplaceProps {
  readonly link: KeyView;
  readonly replace: ReturnType<typeof useLinks>['replace'];
  readonly onMade: (link: MadeLink) => void;
  readonly onEnd: () => void;
}

/** Asks what becomes of those whom a link has signed in, and makes a new one in its place: once, however often it is asked for. */
export const ReplaceDialog = ({ link, replace, onMade, onEnd }: ReplaceProps) => {
  const [after, setAfter] = useState(link.role === 'player' ? 'in' : 'out');
  const name = useMemo(randomName, []);
  const { sessions, label } = link;
  const form = useForm({
    async send() {
      const made = await replace(link, after === 'out', name);
      if (typeof made === 'string') return made;
      onMade(made);
      onEnd();
      return undefined;
    },
  });
  return (
    <Dialog title={W.replaceTitle(label)} onClose={onEnd}>
      <p>{W.replaceText(sessions.length)}</p>
      <Form
        form={form}
        label={W.replaceTitle(label)}
        yes={W.replaceYes}
        beside={
          <button type="button" onClick={onEnd}>
            {COMMON.cancel}
          </button>
        }
      >
        {sessions.length > 0 && (
          <Radios
            legend={W.after}
            value={after}
            onInput={setAfter}
            choices={[
              { value: 'in', text: W.stayIn, says: W.stayInSays },
              { value: 'out', text: W.goOut, says: W.goOutSays },
            ]}
          />
        )}
        {after === 'out' && sessions.some(({ current }) => current) && <p role="status">{W.goOutHere}</p>}
      </Form>
    </Dialog>
  );
};

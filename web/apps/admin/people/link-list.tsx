import { useMemo, useState } from 'preact/hooks';
import type { KeyView, OpenSession } from '#shared/features/access.ts';
import { dayWords } from '#shared/words/dates.ts';
import { labelled, separated } from '#shared/words/lists.ts';
import { capital, textOf } from '#shared/words/phrase.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Radios } from '#web/ui/forms/fields.tsx';
import { Form, Question, useForm } from '#web/ui/forms/form.tsx';
import { randomName } from '#web/ui/page/ids.ts';
import { ACCOUNT_PART } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Back, NamedButton } from '../panels.tsx';
import { PEOPLE, LINKS as W } from '../texts.ts';
import type { MadeLink, useLinks } from './links.tsx';

/** Whether a link opens nothing any more, nor does what it has opened. */
export const isOver = ({ role, revoked, replaced, stopped, expires, sessions }: KeyView, asOf: string): boolean =>
  (revoked ?? replaced) !== undefined ||
  (role === 'organiser' && stopped !== undefined && sessions.length === 0) ||
  (expires !== undefined && Date.parse(expires) <= Date.parse(asOf));

interface Actions {
  readonly end: ReturnType<typeof useLinks>['end'];
  readonly replace: ReturnType<typeof useLinks>['replace'];
  readonly onMade: (link: MadeLink) => void;
}

interface ListProps extends Actions {
  readonly list: readonly KeyView[];
}

export const List = ({ list, ...actions }: ListProps) => {
  const { view } = useAdmin();
  const over = list.filter((each) => isOver(each, view.asOf));
  const valid = list.filter((each) => !isOver(each, view.asOf));
  return (
    <>
      <Items list={valid} actions={actions} />
      {over.length > 0 && (
        <details>
          <summary>{W.old}</summary>
          <Items list={over} />
        </details>
      )}
    </>
  );
};

interface LinkConfirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly go: () => Promise<string | undefined>;
}

interface ItemsProps {
  readonly list: readonly KeyView[];
  readonly actions?: Actions;
  /** Whether it stands where it is said whose they are. */
  readonly isBare?: boolean;
}

export const Items = ({ list, actions, isBare = false }: ItemsProps) => {
  const [asked, ask] = useState<LinkConfirmation>();
  return (
    <>
      <ul class="lines">
        {list.map((each) => (
          <li key={each.hash}>
            {!isBare && (
              <p>
                <b>
                  <bdi>{each.label}</bdi>
                </b>{' '}
                <span class="tag">{capital(ACCOUNT_PART.roles[each.role])}</span>
              </p>
            )}
            <p class="quiet">{timesOf(each)}</p>
            {actions && <Sessions of={each} end={actions.end} ask={ask} />}
            {actions && <Buttons of={each} actions={actions} ask={ask} />}
          </li>
        ))}
      </ul>
      {asked && <Question {...asked} onEnd={() => ask(undefined)} />}
    </>
  );
};

interface PartProps {
  readonly of: KeyView;
  readonly ask: (asked: LinkConfirmation) => void;
}

const Buttons = ({ of, actions: { end, replace, onMade }, ask }: PartProps & { readonly actions: Actions }) => {
  const { label, hash } = of;
  const [replacing, setReplacing] = useState(false);
  return (
    <div class="buttons">
      {of.use !== 'program' && <NamedButton words={W.replace} of={label} onClick={() => setReplacing(true)} />}
      {replacing && <ReplaceDialog link={of} replace={replace} onMade={onMade} onEnd={() => setReplacing(false)} />}
      <NamedButton
        words={W.withdraw}
        of={label}
        onClick={() =>
          ask({
            title: labelled(W.withdraw, label),
            text: W.withdrawText,
            yes: W.withdraw,
            go: () => end(hash),
          })
        }
      />
    </div>
  );
};

const Sessions = ({ of: { hash, label, sessions }, end, ask }: PartProps & Pick<Actions, 'end'>) => {
  if (sessions.length === 0) return null;
  const out = (title: string, what: string) => () =>
    ask({ title, text: W.endText, yes: W.end, go: () => end(`${hash}/sessions${what}`) });
  return (
    <ul class="sessions">
      {sessions.map((each) => (
        <li key={each.id}>
          {sessionWords(each)}{' '}
          <NamedButton
            words={W.end}
            of={`${each.device}, ${label}`}
            onClick={out(labelled(W.end, `${each.device}, ${label}`), `/${each.id}`)}
          />
        </li>
      ))}
      {sessions.length > 1 && (
        <li>
          <NamedButton words={W.endAll} of={label} onClick={out(labelled(W.endAll, label), '')} />
        </li>
      )}
    </ul>
  );
};

const sessionWords = ({ device, opened, lastUsed, current }: OpenSession): string =>
  W.session(device, current === true, dayWords(opened), dayWords(lastUsed));

/** Days alone: a club has no time zone of its own. */
const timesOf = (link: KeyView): string => {
  const times = [
    stateOf(link),
    ...(link.address ? [link.address.isConfirmed ? W.writtenTo(link.address.to) : W.sentTo(link.address.to)] : []),
    ...(link.lastUsed === undefined ? [] : [W.lastUsed(dayWords(link.lastUsed))]),
    ...(link.expires === undefined ? [] : [W.until(dayWords(link.expires))]),
    ...(link.replaced === undefined ? [] : [W.replaced(dayWords(link.replaced))]),
    ...(link.revoked === undefined || link.replaced !== undefined ? [] : [W.withdrawn(dayWords(link.revoked))]),
  ];
  return textOf(separated(times.map((time) => [time])));
};

function stateOf({ role, use, opened, stopped, usedUp, lastUsed }: KeyView): string {
  if (use === 'program') return W.program;
  if (stopped !== undefined) return role === 'player' ? W.stopped(dayWords(stopped)) : W.handedOver(dayWords(stopped));
  if (opened !== undefined) return usedUp ? W.opened(dayWords(opened)) : W.opened(dayWords(opened));
  return lastUsed === undefined ? W.never : W.notOpened;
}

interface ReplaceProps {
  readonly link: KeyView;
  readonly replace: ReturnType<typeof useLinks>['replace'];
  readonly onMade: (link: MadeLink) => void;
  readonly onEnd: () => void;
}

/** Asks what happens to those whom a link has signed in, and makes a new link in its place: once, however often it is pressed. */
const ReplaceDialog = ({ link, replace, onMade, onEnd }: ReplaceProps) => {
  const [after, setAfter] = useState(link.role === 'player' ? 'in' : 'out');
  const name = useMemo(randomName, []);
  const { sessions, label } = link;
  const title = labelled(W.replace, label);
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
    <Dialog title={title} onClose={onEnd}>
      <p>{W.replaceText}</p>
      <Form form={form} label={title} yes={PEOPLE.newLink} beside={<Back onClick={onEnd} />}>
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

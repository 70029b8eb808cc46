import { useState } from 'preact/hooks';
import type { WebhookView } from '#shared/features/webhooks.ts';
import { fullMoment } from '#shared/words/dates.ts';
import { Question } from '#web/ui/forms/question.tsx';
import { CLUB, COMMON } from '../texts.ts';
import { outcomeWords } from './outcome.ts';
import type { useWebhooks } from './webhooks.ts';

const W = CLUB.webhooks;

interface ListProps extends Pick<ReturnType<typeof useWebhooks>, 'test' | 'remove'> {
  readonly list: readonly WebhookView[];
}

/** Who is told of what, and how it last went. */
export const WebhookList = ({ list, test, remove }: ListProps) => {
  const [asked, setAsked] = useState<WebhookView>();
  if (list.length === 0) return <p>{W.none}</p>;
  return (
    <>
      <ul class="lines">
        {list.map((each) => (
          <Item key={each.id} webhook={each} test={test} onRemove={() => setAsked(each)} />
        ))}
      </ul>
      <p class="hint">{W.wentHint}</p>
      {asked && (
        <Question
          title={W.removeTitle(asked.label)}
          text={W.removeText}
          yes={COMMON.removeYes}
          go={() => remove(asked.id)}
          onEnd={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

interface ItemProps extends Pick<ListProps, 'test'> {
  readonly webhook: WebhookView;
  readonly onRemove: () => void;
}

const Item = ({ webhook: { id, label, url, events, last }, test, onRemove }: ItemProps) => {
  const [said, setSaid] = useState('');
  return (
    <li>
      <p>
        <b>
          <bdi>{label}</bdi>
        </b>
      </p>
      <p class="link">{url}</p>
      <p class="quiet">{events.map((event) => W.eventWords[event]).join('; ')}</p>
      <p>{last ? `${fullMoment(last.at)}: ${outcomeWords(last.outcome)}` : W.untold}</p>
      <p role="status">{said}</p>
      <div class="buttons">
        <button type="button" onClick={() => void test(id).then(setSaid)}>
          {W.test}
          <span class="unseen"> {label}</span>
        </button>
        <button type="button" onClick={onRemove}>
          {COMMON.remove}
          <span class="unseen"> {label}</span>
        </button>
      </div>
    </li>
  );
};

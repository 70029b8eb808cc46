/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { Area } from '#web/ui/forms/fields.tsx';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin, useFetched } from '../admin.ts';
import { INVITATION as W } from '../texts.ts';

/** How long is waited for the next letter before the invitation is read again, in milliseconds. */
const PAUSE = 500;

interface InvitationPreviewProps {
  /** The person whose invitation stands for all. */
  readonly member: string;
  readonly name: string;
  readonly text: string;
  readonly onInput: (text: string) => void;
}

/** What an invitation says, as it will arrive, with what the organiser adds to it. */
export const InvitationPreview = ({ member, name, text, onInput }: InvitationPreviewProps) => {
  const { club, ladder } = useAdmin();
  const own = useSettled(text.trim());
  const { found } = useFetched(async () => {
    const body = { ladder, member, ...(own !== '' && { text: own }) };
    const outcome = await ask<'previewInvitation'>(`/api/clubs/${club}/invitations/preview`, { body });
    return outcome.kind === 'done' ? outcome.body : undefined;
  }, `${member} ${own}`);
  if (!found) return null;
  const { from, replyTo, subject, title, paragraphs, button, ownWords } = found;
  return (
    <div class="invitation">
      <details>
        <summary>{W.preview(name)}</summary>
        <blockquote>
          <p class="envelope">
            {W.from(from)}
            <br />
            {W.subject(subject)}
            <br />
            {replyTo.length > 0 ? W.replies(replyTo) : W.noReplies}
          </p>
          <p>
            <b>{title}</b>
          </p>
          {paragraphs.map((each) => (
            <p key={each}>{each}</p>
          ))}
          <p>
            <span class="tag">{button}</span>
          </p>
        </blockquote>
      </details>
      {ownWords ? (
        <Area label={W.own} rows={2} value={text} maxLength={LONGEST.invitation} onInput={onInput} />
      ) : (
        <p class="hint">{W.noOwn}</p>
      )}
    </div>
  );
};

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

import { useEffect, useState } from 'preact/hooks';
import { type Naming, ShownNames } from '#shared/view/naming.ts';
import { ALONE_MODES, type AloneMode } from '#shared/vocabulary/club.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { FORMS, LOADING, WORDS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { isTooLong, LONGEST } from '../club/naming.ts';
import { lookAtClub } from '../club/update-club.ts';
import { Back, Lost } from '../panels.tsx';
import { CLUB, COMMON, PEOPLE as W } from '../texts.ts';
import type { PersonRow } from './rows.ts';

/** The pages of each ladder on which they stand are published again before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

type ShownAs = AloneMode | 'club';

interface PublicNameProps {
  readonly row: PersonRow;
  readonly onSaved: () => Promise<unknown>;
  readonly onEnd: () => void;
}

/** How the public sees the name of one person, with what it then reads. */
export const PublicNameDialog = (props: PublicNameProps) => {
  const [naming, setNaming] = useState<Naming | 'lost'>();
  const look = async () => setNaming((await lookAtClub())?.naming ?? 'lost');
  useEffect(() => void look(), []);
  return (
    <Dialog title={labelled(W.shownAs, props.row.name)} onClose={props.onEnd}>
      {naming === undefined && <p>{LOADING}</p>}
      {naming === 'lost' && <Lost again={look} />}
      {naming && naming !== 'lost' && <PublicNameForm {...props} naming={naming} />}
    </Dialog>
  );
};

const PublicNameForm = ({ row, naming, onSaved, onEnd }: PublicNameProps & { readonly naming: Naming }) => {
  const { club, say } = useAdmin();
  const { id, name, member } = row;
  const [as, setAs] = useState<ShownAs>(member?.shown ?? 'club');
  const [nickname, setNickname] = useState(member?.nickname ?? '');
  const seenAs = (each: ShownAs) => shownName(naming, { id, name, as: each, nickname });
  const form = useForm<'nickname'>({
    check: () => ({ nickname: as === 'nickname' ? faultIn(nickname) : undefined }),
    async send() {
      const body = { as, ...(as === 'nickname' && { nickname: nickname.trim() }) };
      const outcome = await ask<'showMember'>(`/api/clubs/${club}/members/${id}/public-name`, {
        method: 'PUT',
        body,
        patience: PATIENCE,
      });
      const no = whyNot(outcome);
      if (no !== undefined) return no;
      await onSaved();
      onEnd();
      say(COMMON.saved);
      return undefined;
    },
  });
  const modes = CLUB.naming.modes;
  return (
    <Form form={form} label={labelled(W.shownAs, name)} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
      <p>{W.shownText}</p>
      <Radios
        legend={CLUB.naming.shown}
        value={as}
        onInput={(value) => setAs(choicesFor(naming).find((each) => each === value) ?? as)}
        choices={choicesFor(naming).map((each) => ({
          value: each,
          text: each === 'club' ? W.shownAsClub : modes[each].name,
          says: each === 'nickname' && nickname.trim() === '' ? undefined : seenAs(each),
        }))}
      />
      {as === 'nickname' && (
        <Input
          label={labelled(CLUB.naming.modes.nickname.name, name)}
          value={nickname}
          onInput={setNickname}
          fault={form.faults.nickname}
        />
      )}
      {as !== 'club' && <p class="hint">{W.shownHint}</p>}
    </Form>
  );
};

const faultIn = (nickname: string): string | undefined =>
  nickname.trim() === '' ? FORMS.missing : isTooLong(nickname) ? CLUB.naming.long(LONGEST) : undefined;

/** Less of a name than the club shows of everybody. */
const choicesFor = ({ mode }: Naming): readonly ShownAs[] => [
  'club',
  ...ALONE_MODES.filter((each) => each !== 'initial' || mode === 'full'),
];

interface ShownPerson {
  readonly id: string;
  readonly name: string;
  readonly as: ShownAs;
  readonly nickname: string;
}

/** What the public reads of one name; namesakes get a number. */
function shownName({ mode, nicknames }: Naming, { id, name, as, nickname }: ShownPerson): string {
  const player: PlayerId | undefined = parsePlayerId(id);
  const all = as === 'nickname' ? { ...nicknames, [id]: nickname } : nicknames;
  const naming: Naming = { mode, nicknames: all, ...(as !== 'club' && { alone: { [id]: as } }) };
  return (player && new ShownNames(naming).of(player, name)) ?? name;
}

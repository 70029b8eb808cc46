/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import { formatMinute, parseMinute } from '#shared/calendar/minute.ts';
import type { ChoiceSaid, OwnChoices, OwnTelling } from '#shared/contract/own-telling.ts';
import { TELLING } from '#shared/view/texts.ts';
import { CHANNELS, CHOSEN_KINDS, type ChannelName, type ChosenKind, TYPED_ADDRESSES } from '#shared/vocabulary/club.ts';
import { labelled } from '#shared/words/lists.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { Subscribe } from '#web/ui/page/subscribe.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { TOLD } from '../texts.ts';
import { OwnCopy } from './own-copy.tsx';
import { PushSwitch, usePush } from './push.tsx';
import { Sharing } from './sharing.tsx';

/** What is said of a channel; all but the name where players type an address for it. */
interface ChannelWords {
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  /** What is said of an address that is none. */
  readonly wrong?: string;
}

const channelWords = (): Readonly<Record<ChannelName, ChannelWords>> => ({
  ...TOLD.channels,
  email: { ...TOLD.channels.email, name: WORDS.email, wrong: NAMES.noEmail },
});

interface ToldProps {
  readonly club: string;
}

/** Reads or saves a player's choices of notices; undefined if the service can't be reached, or sends no e-mails. */
const tell = async (club: string, body?: OwnChoices): Promise<OwnTelling | undefined> => {
  const outcome = await ask(`/api/mail/${club}/own.json`, body && { body });
  return outcome.kind === 'done' ? (outcome.body as OwnTelling) : undefined;
};

export const Notices = ({ club }: ToldProps) => {
  const push = usePush(club);
  const [told, setTold] = useState<OwnTelling>();
  const [failed, setFailed] = useState(false);
  useEffect(() => void tell(club).then(setTold), [club]);
  const choose = async (body: OwnChoices) => {
    const now = await tell(club, body);
    setFailed(now === undefined);
    if (now) setTold(now);
    return now?.said;
  };
  const channels = CHANNELS.filter((channel) => (channel === 'push' ? push.showing === 'on' : told?.[channel]));
  return (
    <>
      {(told || push.showing !== 'impossible') && (
        <section class="told">
          <h2>{TOLD.title}</h2>
          <PushSwitch push={push} />
          {told &&
            CHANNELS.filter((channel) => TYPED_ADDRESSES[channel]).map((channel) => (
              <AddressForm key={`${channel} ${told[channel]?.to}`} {...{ channel, told, choose }} />
            ))}
          {told && channels.length > 0 && (
            <details>
              <summary>{TELLING.tellWhen}</summary>
              <Kinds told={told} channels={channels} choose={choose} />
            </details>
          )}
          {failed && (
            <p class="fault" role="alert">
              {TOLD.failed}
            </p>
          )}
        </section>
      )}
      <p>
        <Subscribe to={new URL('../calendar.ics', location.href).href} />
      </p>
      <Sharing email={told?.email?.state === 'confirmed' ? told.email.to : undefined} />
      <OwnCopy club={club} />
    </>
  );
};

interface KindsProps extends ChoosingProps {
  readonly channels: readonly ChannelName[];
}

const Kinds = ({ told, channels, choose }: KindsProps) => {
  const { by, daily } = told;
  const words = channelWords();
  const offered = CHOSEN_KINDS.filter((kind) => by.email[kind] !== undefined);
  const turn = (kind: ChosenKind, channel: ChannelName) => () =>
    void choose({ daily, by: { [channel]: { [kind]: !by[channel][kind] } } });
  return (
    <>
      <table class="kinds">
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {words[channel].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offered.map((kind) => (
            <tr key={kind}>
              <th scope="row">{TELLING.kinds[kind]}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  {by[channel][kind] !== undefined && (
                    <label>
                      <input
                        type="checkbox"
                        aria-label={labelled(TELLING.kinds[kind], words[channel].name)}
                        checked={by[channel][kind]}
                        onChange={turn(kind, channel)}
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{TELLING.always}</p>
      <label class="check">
        <input type="checkbox" checked={daily} onChange={() => void choose({ daily: !daily, by: {} })} />
        {TELLING.daily}
      </label>
      <Quiet told={told} choose={choose} />
    </>
  );
};

/** When the player is left alone; kept once they have typed a whole time and go on. */
const Quiet = ({ told: { daily, quiet }, choose }: ChoosingProps) => {
  const [from, setFrom] = useState(formatMinute(quiet.from));
  const [to, setTo] = useState(formatMinute(quiet.to));
  const keep = () => {
    const now = { from: parseMinute(from) ?? quiet.from, to: parseMinute(to) ?? quiet.to };
    if (now.from !== quiet.from || now.to !== quiet.to) void choose({ daily, quiet: now, by: {} });
  };
  return (
    <fieldset class="quiet-hours" onFocusOut={keep}>
      <legend>{TOLD.quiet.legend}</legend>
      <Input type="time" label={TOLD.quiet.from} value={from} onInput={setFrom} />
      <Input type="time" label={TOLD.quiet.to} value={to} onInput={setTo} />
    </fieldset>
  );
};

interface ChoosingProps {
  readonly told: OwnTelling;
  /** What became of it; undefined if that is not known. */
  readonly choose: (choices: OwnChoices) => Promise<ChoiceSaid | undefined>;
}

/** Where the player types what they are told at on a channel; of an e-mail, what is known of it is said. */
const AddressForm = ({ channel, told, choose }: ChoosingProps & { readonly channel: ChannelName }) => {
  const { [channel]: kept, daily, said } = told;
  const { name, label = name, hint, wrong } = channelWords()[channel];
  const [typed, setTyped] = useState(kept?.to ?? '');
  const isSame = typed.trim() === kept?.to;
  const state = isSame ? kept.state : undefined;
  const send = async (address: string) => {
    const end = await choose({ [channel]: address, daily, by: {} });
    return end === 'saved' || end === 'asked' || end === undefined
      ? undefined
      : { address: end === 'invalid' ? wrong : TELLING.said[end] };
  };
  const form = useForm<'address'>({
    check: () => ({ address: TYPED_ADDRESSES[channel]?.test(typed) ? undefined : wrong }),
    send: () => send(typed),
  });
  const isKept = isSame && (state === undefined || state === 'confirmed');
  return (
    <Form
      form={form}
      label={name}
      yes={isKept ? undefined : state === 'asked' ? WORDS.sendAgain : WORDS.save}
      beside={
        kept && (
          <button type="button" onClick={() => void send('')}>
            {TOLD.remove}
          </button>
        )
      }
      news={state && <p>{said === 'asked' ? TELLING.said.asked : TELLING.states[state]}</p>}
    >
      <Input
        label={label}
        hint={hint}
        type={channel === 'email' ? 'email' : 'text'}
        value={typed}
        onInput={setTyped}
        fault={form.faults.address}
      />
    </Form>
  );
};

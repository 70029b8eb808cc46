/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { OwnChoices, OwnTelling } from '../../../../shared/contract/own-telling.ts';
import type { ChannelName } from '../../../../shared/vocabulary/club.ts';
import { ask } from '../../../kit/api.ts';
import { TOLD } from '../texts.ts';
import { AddressForm } from './address-form.tsx';
import { Kinds } from './kinds.tsx';
import { PushSwitch, usePush } from './push.tsx';
import { Sharing } from './sharing.tsx';

export interface ToldProps {
  readonly club: string;
}

/** What the service knows and takes of how a player is told; undefined where it could not be asked, or sends no e-mails. */
const tell = async (club: string, body?: OwnChoices): Promise<OwnTelling | undefined> => {
  const outcome = await ask(`/api/mail/${club}/own.json`, body && { body });
  return outcome.kind === 'done' ? (outcome.body as OwnTelling) : undefined;
};

/** How the player is told what concerns them: on this phone, by e-mail, and what of it, where there is a way; and what opponents see of them. */
export const Part = ({ club }: ToldProps) => {
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
  const channels: readonly ChannelName[] = [
    ...(told?.email ? (['email'] as const) : []),
    ...(push.showing === 'on' ? (['push'] as const) : []),
  ];
  return (
    <>
      {(told || push.showing !== 'impossible') && (
        <section class="told">
          <h2>{TOLD.title}</h2>
          <PushSwitch push={push} />
          {told && <AddressForm key={told.email?.to ?? ''} told={told} choose={choose} />}
          {told && channels.length > 0 && <Kinds told={told} channels={channels} choose={choose} />}
          {failed && (
            <p class="fault" role="alert">
              {TOLD.failed}
            </p>
          )}
        </section>
      )}
      <Sharing club={club} email={told?.email?.state === 'confirmed' ? told.email.to : undefined} />
    </>
  );
};

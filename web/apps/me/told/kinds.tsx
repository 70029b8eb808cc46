import { type ChannelName, PERSONAL_KINDS, type PersonalKind } from '../../../../shared/vocabulary/club.ts';
import type { ChoosingProps } from './address-form.tsx';
import { WORDS } from './words.ts';

interface KindsProps extends ChoosingProps {
  readonly channels: readonly ChannelName[];
}

/** What the player is told on each of the channels that they have; a tick is kept at once. */
export const Kinds = ({ told: { by, daily }, channels, choose }: KindsProps) => {
  const offered = PERSONAL_KINDS.filter((kind) => by.email[kind] !== undefined);
  const turn = (kind: PersonalKind, channel: ChannelName) => () =>
    void choose({ daily, by: { [channel]: { [kind]: !by[channel][kind] } } });
  return (
    <>
      <table class="kinds">
        <thead>
          <tr>
            <th scope="col">{WORDS.tellWhen}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {WORDS.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offered.map((kind) => (
            <tr key={kind}>
              <th scope="row">{WORDS.kinds[kind]}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${WORDS.kinds[kind]}: ${WORDS.channels[channel]}`}
                      checked={by[channel][kind] ?? false}
                      onChange={turn(kind, channel)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label class="check">
        <input type="checkbox" checked={daily} onChange={() => void choose({ daily: !daily, by: {} })} />
        {WORDS.daily}
      </label>
      <p class="hint">{WORDS.quiet}</p>
    </>
  );
};

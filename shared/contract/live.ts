/**
 * How pages learn that a ladder has changed: by the WebSocket protocol of AWS AppSync Events, of which a laptop's server speaks
 * as much as pages use. The message is the text of `version.json`, and nobody has to believe it.
 */
export const SUBPROTOCOL = 'aws-appsync-event-ws';

/** Nothing told is private: one token is enough for everybody, and it never ends. */
export const ANYBODY = 'anybody';

/** All channels of ladders lie in this one. */
export const NAMESPACE = 'ladders';

/** A part of a channel's name is at most that long, and begins and ends with a letter or digit. */
const LONGEST = 50;

const partOf = (id: string): string => id.slice(0, LONGEST).replace(/^-+|-+$/g, '') || '0';

/** The channel of a ladder. Two ladders may share one: then each hears of the other's changes too, and looks in vain. */
export const channelOf = ({ club, ladder }: { readonly club: string; readonly ladder: string }): string =>
  `/${NAMESPACE}/${partOf(club)}/${partOf(ladder)}`;

/** Admits a listener at an address: to connect, and again to each channel. */
export const authorizationAt = ({ host }: URL) => ({
  Authorization: ANYBODY,
  host: host.replace('.appsync-realtime-api.', '.appsync-api.'),
});

/** The subprotocols of a connection to an address: a browser can't send headers of its own. */
export const protocolsAt = (address: URL): string[] => [
  SUBPROTOCOL,
  `header-${btoa(JSON.stringify(authorizationAt(address)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`,
];

import type { Notice, TableRow } from '#shared/contract/notices.ts';
import { escaped as asMarkup } from '#shared/words/escaping.ts';

/** Group chats take a message in a shape of their own, each at addresses of its own. */
type Chat = 'slack' | 'discord' | 'google' | 'teams' | 'teams-connector';

/** Which group chat an address belongs to; undefined for any other receiver, which gets the notice itself. */
function chatAt({ hostname, pathname }: URL): Chat | undefined {
  if (/^hooks\.slack(?:-gov)?\.com$/.test(hostname)) return 'slack';
  if (/^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/.test(hostname) && /^\/api\/(?:v\d+\/)?webhooks\//.test(pathname))
    // Discord takes messages as Slack has them at an address with this ending.
    return pathname.endsWith('/slack') ? 'slack' : 'discord';
  if (hostname === 'chat.googleapis.com') return 'google';
  if (/\.logic\.azure\.(?:com|us|cn)$|\.api\.powerplatform\.(?:com|us|cn)$/.test(hostname)) return 'teams';
  if (/\.webhook\.office\.com$|^outlook\.office(?:365)?\.com$/.test(hostname)) return 'teams-connector';
  return undefined;
}

/** What is sent to a receiver: the notice as written, or a message in the form that the group chat behind the address takes. */
export function bodyFor(url: URL, notice: string): string {
  const chat = chatAt(url);
  if (chat === undefined) return notice;
  const said: ChatNotice = JSON.parse(notice);
  return JSON.stringify(MESSAGES[chat](said));
}

type ChatNotice = Pick<Notice, 'text' | 'link' | 'table'>;

const MESSAGES: Readonly<Record<Chat, (notice: ChatNotice) => object>> = {
  slack: (notice) => ({ text: plainMessage(notice, SLACK) }),
  discord: (notice) => ({ content: plainMessage(notice, DISCORD), allowed_mentions: { parse: [] } }),
  google: (notice) => ({ text: plainMessage(notice, GOOGLE) }),
  teams: (notice) => ({
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: cardOf(notice) },
    ],
  }),
  'teams-connector': connectorCard,
};

/** How a chat that takes one text marks it up. */
interface Markup {
  /** In characters, as the chat counts them. */
  readonly longest: number;
  /** Without what the chat would take for its own signs. */
  readonly escaped: (text: string) => string;
  /** Likewise within a block of code, where fewer signs mean something. */
  readonly inCode: (text: string) => string;
  readonly link: (address: string) => string;
}

const withEntities = (text: string): string => asMarkup(text, /[&<>]/g);
const withoutBrackets = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');

const SLACK: Markup = {
  longest: 3000,
  escaped: withEntities,
  inCode: withEntities,
  link: (address) => `<${address}>`,
};

const DISCORD: Markup = {
  longest: 2000,
  escaped: (text) => text.replace(/[\\*_~`|<>[\]#]/g, '\\$&'),
  inCode: (text) => text,
  // In brackets it shows no card of the page below each result.
  link: (address) => `<${address}>`,
};

/** It knows no escapes, and calls everybody by what stands in angle brackets: names get others that look alike. */
const GOOGLE: Markup = {
  longest: 4000,
  escaped: withoutBrackets,
  inCode: withoutBrackets,
  link: (address) => address,
};

/** The sentence, the table in letters of one width, and the address; rows are left out where it gets too long. */
function plainMessage(
  { text, link, table = [] }: ChatNotice,
  { longest, escaped, inCode, link: linked }: Markup,
): string {
  const rows = linesOf(table).map((row) => inCode(row.replaceAll('`', '’')));
  const withRows = (count: number): string => {
    const shown = [...rows.slice(0, count), ...(count < rows.length ? ['…'] : [])];
    return [escaped(text), ...(count > 0 ? ['```', ...shown, '```'] : []), linked(link)].join('\n');
  };
  const most = rows.findLastIndex((_, index) => withRows(index + 1).length <= longest) + 1;
  const message = withRows(most);
  if (message.length <= longest) return message;
  return `${escaped([...text].slice(0, longest / 8).join(''))}…\n${linked(link)}`;
}

/** Where the table leaves players out, a row of its own says so. */
function linesOf(table: readonly TableRow[]): readonly string[] {
  const width = Math.max(0, ...table.map(({ rung }) => String(rung).length));
  return table.flatMap((row, index) => {
    const line = `${String(row.rung).padStart(width)} ${arrowOf(row) || ' '} ${calledIn(row)}`;
    const before = table[index - 1]?.rung ?? row.rung;
    return row.rung > before + 1 && row.points === undefined ? ['…', line] : [line];
  });
}

function arrowOf({ rung, was }: TableRow): string {
  if (was === undefined) return '';
  return was === null || was > rung ? '▲' : '▼';
}

const calledIn = ({ name, points }: TableRow): string => (points === undefined ? name : `${name} · ${points}`);

/** Facts are rows of two cells in both kinds of cards. */
const factsOf = (table: readonly TableRow[], escaped: (text: string) => string) =>
  table.map((row) => ({ title: `${row.rung} ${arrowOf(row)}`.trim(), value: escaped(calledIn(row)) }));

const shortAddress = (link: string): string => link.replace(/^https?:\/\/|\/$/g, '');

/** An adaptive card, as the workflows of Teams post it. */
function cardOf({ text, link, table = [] }: ChatNotice): object {
  const escaped = (each: string) => each.replace(/[\\*_[\]]/g, '\\$&');
  return {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', text: escaped(text), wrap: true },
      ...(table.length > 0 ? [{ type: 'FactSet', facts: factsOf(table, escaped) }] : []),
    ],
    actions: [{ type: 'Action.OpenUrl', title: shortAddress(link), url: link }],
  };
}

/** A card as the connectors of Teams took it before there were workflows. */
function connectorCard({ text, link, table = [] }: ChatNotice): object {
  const escaped = (each: string) => withEntities(each).replace(/[\\*_[\]`#]/g, '\\$&');
  const facts = factsOf(table, escaped).map(({ title: name, value }) => ({ name, value }));
  return {
    '@type': 'MessageCard',
    '@context': 'https://schema.org/extensions',
    summary: text,
    text: escaped(text),
    ...(facts.length > 0 && { sections: [{ facts }] }),
    potentialAction: [{ '@type': 'OpenUri', name: shortAddress(link), targets: [{ os: 'default', uri: link }] }],
  };
}

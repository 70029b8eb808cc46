import { describe, expect, test } from 'vitest';
import { bodyFor } from '#functions/notifying/chats.ts';
import { noticesOf } from '#shared/view/public-notices/notices.ts';
import { Club } from '../view/club.ts';

const PLACE = { club: 'riverside', ladder: 'main', page: 'https://ladder.example/riverside/main/' };
const TEXT = 'Main ladder: Dee 2–0 Bob; Dee took 2nd.';

const AT = {
  slack: 'https://hooks.slack.com/services/T0/B0/x',
  discord: 'https://discord.com/api/webhooks/1/x',
  google: 'https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t',
  workflow: 'https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=x',
  power: 'https://default1.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/1',
  connector: 'https://club.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4',
};

/** The notice of a result on a ladder of so many, as it is kept. */
function written(names: Readonly<Record<string, string>> = {}, count = 4): string {
  const others = Array.from({ length: count - 4 }, (_, index) => [`p${index}`, `Player ${index}`] as const);
  const players = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', ...Object.fromEntries(others), ...names };
  const club = new Club().seed('2021-09-06T18:00:00+01:00', players);
  const { entry } = club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
  const commands = club.season.lines().map(({ command }) => command);
  const [notice] = noticesOf({ header: club.season.header, commands }, entry ?? expect.fail(), PLACE);
  return JSON.stringify(notice);
}

const sent = (address: string, notice = written()) => JSON.parse(bodyFor(new URL(address), notice));

const TABLE = '1   Ann\n2 ▲ Dee\n3 ▼ Bob\n4 ▼ Cy';

describe('a result in a group chat', () => {
  test('has its sentence, the table after it and the address of the page, in the shape that the chat takes', () => {
    const fenced = `${TEXT}\n\`\`\`\n${TABLE}\n\`\`\`\n`;
    expect(sent(AT.slack)).toEqual({ text: `${fenced}<${PLACE.page}>` });
    expect(sent(AT.discord)).toEqual({ content: `${fenced}<${PLACE.page}>`, allowed_mentions: { parse: [] } });
    expect(sent(AT.google)).toEqual({ text: `${fenced}${PLACE.page}` });
    for (const address of [AT.workflow, AT.power])
      expect(sent(address)).toMatchObject({
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              type: 'AdaptiveCard',
              body: [
                { text: TEXT },
                { type: 'FactSet', facts: [{ title: '1', value: 'Ann' }, { title: '2 ▲' }, {}, {}] },
              ],
              actions: [{ type: 'Action.OpenUrl', url: PLACE.page }],
            },
          },
        ],
      });
    expect(sent(AT.connector)).toMatchObject({
      '@type': 'MessageCard',
      summary: TEXT,
      sections: [{ facts: [{ name: '1', value: 'Ann' }, {}, {}, {}] }],
    });
  });

  test.each([
    ['https://ptb.discord.com/api/v10/webhooks/1/x', 'content'],
    ['https://discordapp.com/api/webhooks/1/x?thread_id=2', 'content'],
    ['https://discord.com/api/webhooks/1/x/slack', 'text'],
    ['https://hooks.slack-gov.com/services/x', 'text'],
    ['https://outlook.office.com/webhook/1', '@type'],
  ])('goes by the host and path of %s', (address, field) => {
    expect(sent(address)).toHaveProperty(field);
  });

  test.each([
    'https://chat.example.org/hooks/1',
    'https://discord.com.example.org/api/webhooks/1/x',
    'https://hooks.slack.com.evil.example/services',
    'https://notlogic.azure.com.example.org/',
    'https://discord.com/developers',
  ])('is the notice itself for %s', (address) => {
    const notice = written();
    expect(bodyFor(new URL(address), notice)).toBe(notice);
  });

  test('calls nobody, and lets no name change how it looks', () => {
    const notice = written({ dee: '<!channel> & <users/all> *D* `x` [y](z)', bob: '@everyone' });
    expect(sent(AT.slack, notice).text).not.toMatch(/<[!u@]|&(?!amp;|lt;|gt;)/);
    expect(sent(AT.slack, notice).text).toContain('&lt;!channel&gt; &amp;');
    expect(sent(AT.google, notice).text).not.toContain('<');
    const { content } = sent(AT.discord, notice);
    expect(content).toContain('\\*D\\* \\`x\\` \\[y\\](z)');
    expect(content.split('```')).toHaveLength(3);
    expect(JSON.stringify(sent(AT.workflow, notice))).toContain('\\\\*D\\\\*');
    expect(sent(AT.connector, notice).text).toContain('&lt;!channel&gt;');
  });

  test('shows the first ten and whom it moved, and stays as short as the chat wants it', () => {
    const notice = written({}, 40);
    expect(sent(AT.slack, notice).text.match(/^ ?\d+ [ ▲▼] /gm)).toHaveLength(10);
    const long = Object.fromEntries(['ann', 'bob', 'cy', 'dee'].map((id) => [id, `${id} ${'\\*'.repeat(300)}`]));
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`p${n}`, `p${n} ${'王'.repeat(98)}`]));
    for (const [address, most] of [
      [AT.discord, 2000],
      [AT.google, 4096],
    ] as const) {
      const { content, text = content } = sent(address, written({ ...many, ...long }, 24));
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).toContain(PLACE.page);
    }
  });

  test('says further down too where those stand whom it is about', () => {
    const others = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`p${n}`, `Player ${n}`]));
    const club = new Club().seed('2021-09-06T18:00:00+01:00', { ...others, dee: 'Dee', bob: 'Bob' });
    const { entry } = club.match('2021-09-06T21:00:00+01:00', 'bob', 'dee', [2, 0]);
    const commands = club.season.lines().map(({ command }) => command);
    const [notice] = noticesOf({ header: club.season.header, commands }, entry ?? expect.fail(), PLACE);
    expect(notice?.table?.slice(-2)).toEqual([
      { rung: 15, was: 16, player: 'bob', name: 'Bob' },
      { rung: 16, was: 15, player: 'dee', name: 'Dee' },
    ]);
    expect(sent(AT.slack, JSON.stringify(notice)).text).toMatch(/10 {3}Player 9\n…\n15 ▲ Bob\n16 ▼ Dee/);
  });
});

/// <reference lib="dom" />

/** What the service says of a key that it knows. */
interface Session {
  readonly club: { readonly id: string; readonly name: string; readonly ladders: readonly string[] };
  readonly role: string;
}

/** Whether an answer is what this page was built for; fields that it does not know are no matter. */
const isSession = (value: unknown): value is Session =>
  isObject(value) && 'role' in value && 'club' in value && isObject(value.club) && 'ladders' in value.club;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const say = (words: string): void => {
  const who = document.querySelector('#who');
  if (who) who.textContent = words;
};

/** Takes the key out of the address at once, so that it stays in no history and on no screen. */
function takeKey(): string {
  const key = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return key;
}

/** Opens a session with a key, or without one asks whose session this browser has. */
const ask = (key: string): Promise<Response> =>
  key === ''
    ? fetch('/api/session')
    : fetch('/api/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });

async function enter(key: string): Promise<void> {
  const response = await ask(key);
  if (response.status >= 500) return say('That did not work. Please try again in a moment.');
  const session: unknown = response.ok ? await response.json() : undefined;
  if (isSession(session)) return welcome(session);
  if (key === '') return say('Please open the whole link that your organiser gave you.');
  say('This link is not valid, or no longer. Please ask your organiser for a new one.');
}

function welcome({ club, role }: Session): void {
  say(`You are ${role} of ${club.name}.`);
  const where = document.querySelector('#where');
  for (const ladder of [undefined, ...club.ladders]) {
    const link = document.createElement('a');
    link.href = ladder === undefined ? `/${club.id}/` : `/${club.id}/${ladder}/`;
    link.textContent = ladder ?? club.name;
    const item = document.createElement('li');
    item.append(link);
    where?.append(item);
  }
}

enter(takeKey()).catch(() => say('The service cannot be reached. Please check your connection and try again.'));

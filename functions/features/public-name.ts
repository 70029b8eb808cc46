import { shownName } from '#shared/features/members.ts';
import { ShownNames } from '#shared/view/naming.ts';
import { readNaming, showAlone } from '../books/naming.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem } from '../http/problem.ts';
import { changeBy } from './admin-history.ts';
import { showAgain } from './keep-name.ts';
import { personIn } from './members.ts';

/** Shows the public less of one person's name than of everybody else's, or again as much. */
async function showMember(call: Call): EndpointAnswer<'showMember'> {
  const asked = readAs(shownName, call.event);
  if (isProblem(asked)) return asked;
  const person = await personIn(call);
  if (isProblem(person)) return person;
  const { as, nickname } = asked.value;
  const { club, runtime } = call;
  const { id, name } = person;
  const change = { ...changeBy(call, 'person-shown', `${name}: ${as}`), member: id };
  await showAlone(runtime.database, club, id, { as: as === 'club' ? undefined : as, nickname }, change);
  await showAgain(call, id);
  const shown = new ShownNames(await readNaming(runtime.database, club)).of(id, name) ?? id;
  return { status: 200, body: { as, shown } };
}

export const publicName = { showMember } as const;

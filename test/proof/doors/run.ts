import { inFolder } from '#test/bench/figures.ts';
import { build } from '#test/bench/trees.ts';
import { askedFor, conclude } from '../program.ts';
import { ROUTES } from './routes.ts';
import { tableOf, tryDoors } from './try-doors.ts';

const asked = askedFor(1);
await inFolder(async (folder) => {
  const bundles = await build({ name: 'now', path: process.cwd() }, folder);
  const { doors, callers } = await tryDoors(Math.max(1, asked.size), bundles);
  const figures = `${ROUTES.length} routes × ${callers.length} callers × 5 clubs, ${doors.requests.toLocaleString('en')} requests, ${doors.faults.length} unexpected`;
  const about = `Which statuses callers got: those of a suspended and of a deleted club there, all others at one club, to which nobody of another club belongs. Each was also sent to the other clubs, and to one that there never was. What stays shut, and who only looks, met the functions as they are packaged, on an emulator of DynamoDB; what may change something was asked of the same functions in one process, each time on a table of its own. Besides, each route was asked by those who may, with one thing wrong (query, content type, origin, ids of another club, impossible ids, endless texts), by strangers about what is there and what is not, and with every method that it has not.`;
  conclude('doors', asked, figures, doors.faults, `${about}\n\n${tableOf(doors)}`);
});

import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { capital, textOf } from '#shared/words/phrase.ts';
import { WORDS } from '../ui/texts.ts';
import { clubSide, type Hand, SIDE } from './club-side.ts';
import { box, disc, GOLD, INK, LINE, lines, PAPER, PICTURE, photo, picture, QUIET, write } from './drawing.ts';
import { drawable } from './letters.ts';

const CARD = { x: SIDE, y: 56, width: PICTURE.width - SIDE - 56, height: PICTURE.height - 112 } as const;
const [PAD, DISC] = [48, 108] as const;
/** What moved them last: its size, and the middle of its first line. */
const [WHY, BELOW] = [28, CARD.y + CARD.height - 76] as const;
const MIDDLE = CARD.x + CARD.width / 2;

/** How far from the middle a photograph and the rung stand, where there are both. */
const BESIDE = 118;

/** The picture of a player beside a link to their page: their rung, how their last games went, and what moved them last. */
export function playerPicture(
  view: LadderView,
  player: StandingView,
  ladder: string,
  hand: Hand & { readonly face?: string | undefined },
): string {
  const { face } = hand;
  const x = face === undefined ? MIDDLE : MIDDLE + BESIDE;
  const { club } = view;
  const isFirst = player.rung === 1;
  const place = WORDS.rungOf(String(player.rung), view.standings.length).join('');
  const said = drawable(player.why[0] ? textOf(player.why[0].text) : '') ?? '';
  const why = lines(capital(said), WHY, CARD.width - 2 * PAD, 2, hand.measure);
  const foot = [view.name ?? ladder, club?.name ?? ''].filter((each) => each !== '').join(' · ');
  return picture(
    clubSide(club, player.name, foot, hand),
    box({ ...CARD, fill: PAPER, round: 28 }),
    ...(face === undefined ? [] : [photo({ x: MIDDLE - BESIDE, y: CARD.y + 152, radius: DISC, href: face })]),
    disc({ x, y: CARD.y + 152, radius: DISC, fill: isFirst ? GOLD : LINE }),
    write(String(player.rung), { x, y: CARD.y + 152, size: player.rung > 99 ? 96 : 128, at: 'middle' }),
    write(place, { x: MIDDLE, y: CARD.y + 306, size: 40, fill: INK, at: 'middle' }),
    formOf(player.form ?? '', hand),
    ...why.map((line, n) => write(line, { x: MIDDLE, y: BELOW + n * WHY * 1.2, size: WHY, fill: QUIET, at: 'middle' })),
  );
}

/** The last games, the newest last: full where won, open where lost, half as high where drawn. */
function formOf(form: string, { accent }: Hand): string {
  const [step, radius, y] = [52, 17, CARD.y + 370] as const;
  const first = MIDDLE - ((form.length - 1) * step) / 2;
  return [...form]
    .map((game, n) => {
      const x = first + n * step;
      const open = `<circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="${QUIET}" stroke-width="5"/>`;
      if (game === 'L') return open;
      return game === 'W' ? disc({ x, y, radius, fill: accent }) : `${open}${disc({ x, y, radius: 8, fill: QUIET })}`;
    })
    .join('');
}

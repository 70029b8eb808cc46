import { addDays, weekday } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import type { Pairing, Score } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { expectedScore } from './match-play.ts';
import { idOf, named, withId } from './members.ts';
import { challengeId, type DemoLadder, Diary, Scribe } from './scribe.ts';

export const demos: readonly DemoLadder[] = [
  { club: 'crewe-chess', name: 'Crewe Chess Club', ladder: 'main', play: playCrewe },
];

const ZONE = 'Europe/London';
/** Eleven weeks of long play, from a Tuesday on; the club meets on Tuesdays. */
const DAYS_SO_FAR = 77;
const TUESDAY = 2;

/** `rated`: has elected to have games rated; only those of two such players are (C14). */
const member = (name: string, rating: number, keen: number, rated: boolean) => ({
  ...named(name),
  rating,
  rated,
  keen,
});
type CreweMember = ReturnType<typeof member>;

const FOUNDERS: readonly CreweMember[] = [
  member('Sheila Blagg', 1120, 6, false),
  member('Ron Tatton', 1165, 4, false),
  member('Imogen Furnival', 1190, 8, true),
  member('Clive Bebbington', 1240, 5, true),
  member('Mohammed Aslam', 1310, 8, true),
  member('Pauline Wych', 1345, 3, false),
  member('Geoff Alsager', 1390, 7, true),
  member('Harriet Sandbach', 1420, 6, true),
  member('Derek Minshull', 1455, 5, false),
  member('Callum Haslington', 1500, 9, true),
  member('Rita Acton', 1535, 6, true),
  member('Frank Wistaston', 1580, 4, false),
  member('Joyce Barthomley', 1610, 7, true),
  member('Neil Shavington', 1660, 6, true),
  member('Bronwen Audlem', 1705, 8, true),
  member('Keith Nantwich', 1760, 5, true),
  member('Stanley Coppenhall', 1835, 4, false),
  member('Ewa Zielinska', 1910, 7, true),
];
const NEWCOMER = member('Toby Leighton', 1475, 9, true);
const MEMBERS: readonly CreweMember[] = [...FOUNDERS, NEWCOMER];

const memberOf = (id: PlayerId): CreweMember => withId(MEMBERS, id);

const SECRETARY = { by: 'ladder secretary' } as const;

/** Some months of long play up to now, the same whenever `now` is on the same day. */
function playCrewe(now: Instant): Season {
  const diary = new Diary(ZONE);
  const today = diary.today(now);
  const start = tuesdayBy(addDays(today, -DAYS_SO_FAR));
  const club = new CreweClub(new Scribe(headerFrom(start)), diary);
  club.seed(start);
  diary.plan(addDays(start, 17), (day) => club.join(day));
  diary.plan(addDays(start, 30), (day) => club.amend('correct', day));
  diary.plan(addDays(start, 44), (day) => club.amend('void', day));
  diary.plan(addDays(start, 52), (day) => club.sheet(day));
  diary.plan(addDays(start, 60), (day) => club.leave(day));
  diary.live(start, today, (day) => club.live(day));
  return club.scribe.season;
}

const tuesdayBy = (day: Day): Day => addDays(day, -((weekday(day) + 7 - TUESDAY) % 7));

const headerFrom = (start: Day): Header => ({
  system: 'crewe',
  timezone: ZONE,
  season: { start, end: addDays(start, 38 * 7) },
  name: 'Long play',
});

class CreweClub {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #chance = new Chance(19_140_613);
  readonly #results: LineNumber[] = [];
  #challenges = 0;

  constructor(scribe: Scribe, diary: Diary) {
    this.scribe = scribe;
    this.#diary = diary;
  }

  seed(day: Day): void {
    const players = FOUNDERS.map(({ keen, ...player }) => player);
    this.scribe.write(this.#diary.at(day, 19), 'seed', { order: 'rating', players }, SECRETARY);
  }

  join(day: Day): void {
    const { id: player, name, rated } = NEWCOMER;
    this.scribe.write(this.#diary.at(day, 12.3), 'join', { player, name }, SECRETARY);
    this.scribe.write(this.#diary.at(day, 20.1), 'prefer', { player, rated }, { by: name });
  }

  leave(day: Day): void {
    this.scribe.write(this.#diary.at(day, 9.5), 'leave', { player: idOf('Pauline Wych') }, SECRETARY);
  }

  /** A score was written down the wrong way round, or a game did not count. */
  amend(verb: 'correct' | 'void', day: Day): void {
    const line = this.#results.at(-1);
    if (line === undefined) return;
    const at = this.#diary.at(day, 10);
    if (verb === 'void') this.scribe.write(at, 'void', { line }, SECRETARY);
    else this.scribe.write(at, 'correct', { line, score: [0.5, 0.5] }, SECRETARY);
  }

  /** A game that two agreed on, further apart than a challenge reaches, and handed in afterwards. */
  sheet(day: Day): void {
    const { order } = this.scribe.ladder;
    const [challenger, challenged] = [order.at(order.size - 1), order.at(3)];
    if (!challenger || !challenged) return;
    const id = challengeId('sheet-1');
    const match = { id, challenger, challenged, agreed: true, score: this.#play({ challenger, challenged }) };
    const playedAt = this.#diary.at(addDays(day, -3), 15);
    this.scribe.write(this.#diary.at(day, 11), 'match', { ...match, playedAt }, SECRETARY);
  }

  /** Now and then a player challenges; on the evenings of the club nights most games are played. */
  live(day: Day): void {
    for (const { id, keen } of MEMBERS) {
      if (this.#chance.happens(keen / 25)) this.#challenge(id, day);
    }
  }

  #challenge(challenger: PlayerId, day: Day): void {
    const { order } = this.scribe.ladder;
    const own = order.rungOf(challenger) ?? 0;
    const away = this.#chance.happens(0.12) ? this.#chance.between(1, 4) : -this.#chance.between(1, 10);
    const challenged = order.at(own + away);
    if (!challenged || this.#isBusy(challenger) || this.#isBusy(challenged)) return;
    const at = this.#diary.at(day, 8 + this.#chance.next() * 14);
    const pairing = { id: challengeId(`c${this.#challenges + 1}`), challenger, challenged };
    if (!this.scribe.allows(at, 'challenge', pairing)) return;
    this.#challenges += 1;
    this.scribe.write(at, 'challenge', pairing, { by: memberOf(challenger).name });
    this.#diary.plan(addDays(day, this.#chance.between(1, 4)), (answered) => this.#answer(pairing, answered));
  }

  /** With one game still to play most people arrange no other. */
  #isBusy(player: PlayerId): boolean {
    const open = [...this.scribe.ladder.challenges.values()];
    return open.some(({ challenger, challenged }) => player === challenger || player === challenged);
  }

  #isOpen = ({ id }: Pairing): boolean => this.scribe.ladder.challenges.has(id);

  #answer(pairing: Pairing, day: Day): void {
    if (!this.#isOpen(pairing)) return;
    const { id: challenge, challenger, challenged } = pairing;
    const at = this.#diary.at(day, 8 + this.#chance.next() * 14);
    if (this.#chance.happens(0.09)) {
      this.scribe.write(at, 'decline', { challenge }, { by: memberOf(challenged).name });
    } else if (this.#chance.happens(0.04)) {
      this.scribe.write(at, 'withdraw', { challenge }, { by: memberOf(challenger).name });
    } else {
      this.scribe.write(at, 'accept', { challenge }, { by: memberOf(challenged).name });
      const evening = addDays(tuesdayBy(day), 7 * this.#chance.between(1, 2));
      this.#diary.plan(evening, (played) => this.#result(pairing, played));
    }
  }

  #result(pairing: Pairing, day: Day): void {
    if (!this.#isOpen(pairing)) return;
    const at = this.#diary.at(day, 21 + this.#chance.next() * 1.5);
    const result = { challenge: pairing.id, score: this.#play(pairing) };
    this.#results.push(this.scribe.write(at, 'result', result, SECRETARY));
  }

  #play({ challenger, challenged }: Pick<Pairing, 'challenger' | 'challenged'>): Score {
    if (this.#chance.happens(0.28)) return [0.5, 0.5];
    const expected = expectedScore(memberOf(challenger).rating, memberOf(challenged).rating);
    return this.#chance.happens(expected) ? [1, 0] : [0, 1];
  }
}

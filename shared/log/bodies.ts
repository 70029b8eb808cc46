import * as z from 'zod/mini';
import type { OwnField } from '../rules/rule.ts';
import type { System } from '../systems/system.ts';
import { type Bodies, UNFINISHED } from '../vocabulary/command.ts';
import type { Reconfiguration } from '../vocabulary/header.ts';
import { MOST } from '../vocabulary/size-limits.ts';
import { SEEDING_ORDERS, type Verb } from '../vocabulary/vocabulary.ts';
import { FAULTS } from './fault-words.ts';
import * as field from './fields.ts';
import { saying, settingFault } from './fields.ts';

const ofPlayer = z.strictObject({ player: field.player });
const ofChallenge = z.strictObject({ challenge: field.challenge });
const nothing = z.strictObject({});
const pairing = { id: field.challenge, challenger: field.player, challenged: field.player };
const arrived = { arrivedAt: z.exactOptional(field.moment) };
const played = { score: field.score, playedAt: z.exactOptional(field.moment) };

export type BodySchemas = { readonly [V in Verb]: z.ZodMiniType<Bodies[V]> };

const OWN: { readonly [Field in OwnField]: z.ZodMiniType } = {
  agreed: z.exactOptional(z.boolean()),
  unreached: z.exactOptional(z.literal(true)),
  points: z.exactOptional(field.games),
  minutes: z.exactOptional(field.minutes),
  pgn: z.exactOptional(field.pgn),
  white: z.exactOptional(field.player),
  gap: z.exactOptional(field.gap),
  rung: z.exactOptional(field.rung),
  distance: z.exactOptional(field.distance),
  people: z.exactOptional(field.people),
  lineup: z.exactOptional(field.lineup),
  walkover: z.exactOptional(z.literal(true)),
  noShow: z.exactOptional(z.literal(true)),
  retired: z.exactOptional(z.literal(true)),
  reported: z.exactOptional(field.player),
  disputed: z.exactOptional(field.player),
  challenge: field.challenge,
  game: field.challenge,
};

const oneAtMost = z.refine(
  (body) => UNFINISHED.filter((how) => typeof body === 'object' && body !== null && how in body).length <= 1,
  saying(() => FAULTS.oneEnding),
);

const CORRECTED = { score: { score: field.score }, scores: { scores: field.scores } } as const;

const made = new Map<System, BodySchemas>();

/** The shape of each verb's object in a system: a field of another system is an unknown one. */
export function bodiesOf(system: System): BodySchemas {
  const schemas = made.get(system) ?? bodySchemas(system);
  made.set(system, schemas);
  return schemas;
}

function bodySchemas(system: System): BodySchemas {
  const own = preferencesOf(system);
  const seeded = z.strictObject({
    id: field.player,
    name: z.exactOptional(field.name),
    rating: z.exactOptional(field.rating),
    ...own,
    ...ownOf(system, 'seed'),
  });
  return {
    seed: z.strictObject({
      order: z.enum(SEEDING_ORDERS),
      players: z.readonly(
        z.array(seeded).check(
          z.minLength(
            1,
            saying(() => FAULTS.onePlayer),
          ),
          z.maxLength(MOST.seeded),
        ),
      ),
    }),
    join: z.strictObject({
      player: field.player,
      name: z.exactOptional(field.name),
      ...own,
      ...ownOf(system, 'join'),
    }),
    prefer: z.strictObject({ player: field.player, ...own }).check(
      z.refine(
        (body) => Object.keys(body).length > 1,
        saying(() => FAULTS.onePreference),
      ),
    ),
    rename: z.strictObject({ player: field.player, name: field.name, told: z.exactOptional(z.literal(true)) }),
    regroup: z.strictObject({ player: field.player, people: field.people }),
    leave: ofPlayer,
    away: z
      .strictObject({ player: field.player, from: field.day, to: field.day })
      .check(z.refine(({ from, to }) => from <= to, { ...saying(() => FAULTS.toFirst), path: ['to'] })),
    back: ofPlayer,
    arrive: z.strictObject({ player: field.player, ...arrived }),
    depart: ofPlayer,
    pass: ofPlayer,
    challenge: z.strictObject({ ...pairing, ...ownOf(system, 'challenge') }),
    accept: ofChallenge,
    decline: ofChallenge,
    withdraw: ofChallenge,
    postpone: z.strictObject({ challenge: field.challenge, player: z.exactOptional(field.player) }),
    place: z.strictObject({ player: field.player, rung: field.rung }),
    offer: z.strictObject({ challenge: field.challenge, player: field.player }),
    result: z.strictObject({ challenge: field.challenge, ...played, ...ownOf(system, 'result') }).check(oneAtMost),
    match: z.strictObject({ ...pairing, ...played, ...sheetOf(system) }).check(oneAtMost),
    approve: answersOf(system, 'approve'),
    reject: answersOf(system, 'reject'),
    abandon: z.strictObject(ownOf(system, 'abandon')),
    start: z.strictObject({
      id: field.challenge,
      players: z.readonly(
        z.array(field.player).check(
          z.minLength(
            2,
            saying(() => FAULTS.twoPlayers),
          ),
          z.maxLength(MOST.seats),
          z.refine(
            (players) => new Set(players).size === players.length,
            saying(() => FAULTS.playerTwice),
          ),
        ),
      ),
    }),
    finish: z.strictObject({
      game: field.challenge,
      scores: field.scores,
      playedAt: z.exactOptional(field.moment),
      ...ownOf(system, 'finish'),
    }),
    correct: correctionsOf(system),
    void: z.strictObject({ line: field.line }),
    close: nothing,
    playoff: z
      .strictObject({
        players: z.readonly(z.tuple([field.player, field.player])),
        winner: field.player,
        walkover: z.exactOptional(z.literal(true)),
      })
      .check(
        z.refine(
          ({ players, winner }) => players.includes(winner),
          saying(() => FAULTS.winner),
        ),
      ),
    configure: reconfigurationsOf(system),
    settle: nothing,
  };
}

/** Name, last day, closures and settings, each as a header has it; what is null goes back to what it is by itself. */
function reconfigurationsOf(system: System): z.ZodMiniType<Reconfiguration> {
  const settings = z.record(field.settingName, z.nullable(field.settingValue)).check((given) => {
    const fault = settingFault(system, given.value);
    if (fault) given.issues.push({ code: 'custom', message: fault.says, path: [...fault.path], input: given.value });
  });
  return z
    .strictObject({
      name: z.exactOptional(field.name),
      end: z.exactOptional(
        system.seasonEnds === 'always' ? z.nullable(field.day).check(lastDayStays(system)) : z.nullable(field.day),
      ),
      closures: z.exactOptional(field.closures),
      settings: z.exactOptional(settings),
    })
    .check(
      z.refine(
        (body) => Object.keys(body).length > 0,
        saying(() => FAULTS.oneChange),
      ),
    );
}

const lastDayStays = ({ name }: System) =>
  z.refine(
    (end) => end !== null,
    saying(() => FAULTS.needsEnd(name)),
  );

/** What is said to a result that waits; whether it has to name a game, the rules say. */
function answersOf(system: System, verb: 'approve' | 'reject'): z.ZodMiniType<Bodies['approve'] & Bodies['reject']> {
  const own = ownOf(system, verb);
  if (!system.rules[verb]?.fields.includes('game')) return z.strictObject(own);
  const either = { game: z.exactOptional(field.challenge), challenge: z.exactOptional(field.challenge) };
  return z.strictObject({ ...own, ...either });
}

/** A result gets another score, an arrival another time. */
function correctionsOf(system: System): z.ZodMiniType<Bodies['correct']> {
  const { score, rules } = system;
  const scored = { ...CORRECTED[score.corrects], ...pointsIn(system) };
  if (!rules.arrive) return z.strictObject({ line: field.line, ...scored });
  const either = { ...pointsIn(system), score: z.exactOptional(field.score), arrivedAt: z.exactOptional(field.moment) };
  return z.strictObject({ line: field.line, ...either }).check(
    z.refine(
      (body) => ('arrivedAt' in body ? Object.keys(body).length === 2 : 'score' in body),
      saying(() => FAULTS.scoreOrArrival),
    ),
  );
}

/** The points of each game, in systems that have them. */
const pointsIn = ({ score }: System): Readonly<Record<never, never>> =>
  score.corrects === 'score' && score.points ? { points: OWN.points } : {};

function preferencesOf(system: System): Readonly<Record<never, never>> {
  return Object.fromEntries(system.preferences.map((name) => [name, field.preferences[name]]));
}

/** What a match is corrected to, as a sheet asks it: all that a result says, except who reports it. */
function sheetOf(system: System): Readonly<Record<never, never>> {
  if (system.rules.match) return ownOf(system, 'match');
  const { reported: _, ...own }: { readonly reported?: unknown } = ownOf(system, 'result');
  return own;
}

/** The fields that a system adds to a verb's common ones. */
const ownOf = ({ rules }: System, verb: Verb): Readonly<Record<never, never>> =>
  Object.fromEntries((rules[verb]?.fields ?? []).map((name) => [name, OWN[name]]));

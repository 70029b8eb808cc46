import * as z from 'zod/mini';
import type { Route } from '../../functions/http/routes.ts';
import type { Operation } from '../../shared/contract/answers.ts';
import * as requests from '../../shared/contract/requests.ts';
import { bodiesOf } from '../../shared/log/bodies.ts';
import { headerShape } from '../../shared/log/parse.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { Verb } from '../../shared/vocabulary/vocabulary.ts';
import { type Json, OVERRIDE, requestSchema } from './schemas.ts';

/** What each operation is asked that is no verb of the season log. */
const REQUESTS: { readonly [O in Operation]?: z.ZodMiniType } = {
  createClub: requests.newClub,
  replaceOrganiser: requests.nothing,
  createLadder: z.extend(headerShape, requests.newLadder.shape),
  openUpload: requests.newUpload,
  startSeason: requests.newSeason,
  chooseNaming: requests.naming,
  chooseListing: requests.listing,
  chooseLanguage: requests.clubLanguage,
  chooseColour: requests.clubColour,
  chooseCrest: requests.clubCrest,
  changeStatus: requests.ladderStatus,
  deleteLadder: requests.namedAgain,
  deleteClub: requests.namedAgain,
  suspendClub: requests.suspension,
  forgetPlayer: requests.forgetting,
  addMembers: requests.newMembers,
  askToJoin: requests.newRequest,
  disputeResult: requests.newDispute,
  dismissDispute: requests.dismissedDispute,
  claimRequest: requests.claimedRequest,
  chooseRequests: requests.openRequests,
  acceptRequest: requests.acceptedRequest,
  changeMember: requests.memberChange,
  subscribeToPush: requests.pushSubscription,
  changeOwnContact: requests.ownContact,
  openSession: requests.openedLink,
  makeKey: requests.newKey,
  replaceKey: requests.newReplacement,
  makeWebhook: requests.newWebhook,
};

/** Without one, these get an id. */
const NAMED: readonly Verb[] = ['challenge', 'match', 'start'];

/** The verb's object as each system has it, and beside its fields the reason for passing over a rule. */
function verbBody(verb: Verb): Json {
  const variants = new Map<string, { readonly schema: Json; readonly systems: string[] }>();
  const knowing = systems().filter(({ rules }) => verb in rules);
  // What the engine does itself, or no system knows yet, is the same in all of them.
  for (const system of knowing.length > 0 ? knowing : systems()) {
    const schema = withOverride(verb, requestSchema(bodiesOf(system)[verb]));
    const text = JSON.stringify(schema);
    const variant = variants.get(text) ?? { schema, systems: [] };
    variant.systems.push(system.name);
    variants.set(text, variant);
  }
  const [only, another] = [...variants.values()];
  if (only && !another) return only.schema;
  return { anyOf: [...variants.values()].map(({ schema, systems: of }) => ({ title: of.join(', '), ...schema })) };
}

function withOverride(verb: Verb, schema: Json): Json {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const needed = required.filter((name) => !(name === 'id' && NAMED.includes(verb)));
  const properties = { ...Object(schema['properties']), override: OVERRIDE };
  return { ...schema, properties, ...(required.length > 0 && { required: needed }) };
}

/** What a route is to be sent; nothing where it needs nothing but an empty object. */
export function bodyOf({ operation, verb, carries }: Route): Json {
  if (carries === 'log') return { 'application/jsonl': { schema: { type: 'string', description: 'A season log.' } } };
  const request = REQUESTS[operation];
  const schema = verb ? verbBody(verb) : request ? requestSchema(request) : { type: 'object' };
  return { 'application/json': { schema } };
}

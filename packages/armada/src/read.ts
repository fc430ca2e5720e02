import { told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { FACTIONS } from './data/types.ts';
import { id, seat, side } from './read-parts.ts';

/** Setups come from files, so they are read with care: shape here, meaning where they are used. */

const card = (what: string) => told(id, `The id of ${what}.`);

/** What a fleet has brought: one objective of each kind. */
export const ObjectivesShape = v.strictObject({
  assault: v.exactOptional(card('an assault objective')),
  defence: v.exactOptional(card('a defence objective')),
  navigation: v.exactOptional(card('a navigation objective')),
});

const FleetShape = v.strictObject({
  name: v.optional(told(v.pipe(v.string(), v.maxLength(200)), 'For the players.')),
  faction: told(v.picklist(FACTIONS), 'The faction of all its cards.'),
  ships: upTo(
    20,
    v.strictObject({
      card: card('the ship card'),
      upgrades: told(upTo(30, id), 'The ids of its upgrade cards. One of them all is the commander.'),
    }),
  ),
  squadrons: told(upTo(60, id), 'The ids of the squadron cards, one entry for each squadron.'),
  objectives: v.optional(ObjectivesShape),
});

export const RulesShape = v.strictObject({
  width: v.optional(
    told(
      v.pipe(v.number(), v.minValue(600), v.maxValue(5000)),
      'Of the play area, in millimetres: 1828.8, in games of up to 200 points 914.4.',
    ),
  ),
  depth: v.optional(told(v.pipe(v.number(), v.minValue(600), v.maxValue(5000)), 'In millimetres: 914.4.')),
  rounds: v.optional(
    told(v.nullable(whole(1, 100)), 'How many rounds are played: 6. Null: until one fleet has no ships left.'),
  ),
  points: v.optional(told(v.nullable(whole(1, 5000)), 'The limit of points for a fleet: 400. Null: none.')),
  prices: v.optional(told(v.picklist(['latest', 'first']), 'Which points of the cards count: the latest ones.')),
  unenforced: v.optional(
    told(v.boolean(), 'Cards whose text the program does not carry out are allowed; the players do it by hand.'),
  ),
});

export const captains = told(
  v.strictTuple([seat, seat]),
  'The seats of the two team commanders, where there are more than two players; usually the first seat of each side.',
);

export const SetupShape = v.strictObject({
  fleets: told(v.pipe(v.array(FleetShape), v.minLength(2), v.maxLength(6)), 'One for each seat.'),
  sides: v.optional(told(upTo(6, side), 'The side of each seat; two seats of one side are a team.'), [0, 1]),
  captains: v.optional(captains),
  objective: v.optional(
    told(
      id,
      'A campaign objective that the battle itself names; otherwise the first player chooses from what was brought.',
    ),
  ),
  rules: v.optional(RulesShape, {}),
});
export type Setup = v.InferOutput<typeof SetupShape>;

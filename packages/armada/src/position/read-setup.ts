import { told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { CAMPAIGNS } from '../campaign/battle.ts';
import { FACTIONS } from '../data/types.ts';
import { id, MOST_UNITS, seat, side } from './parts.ts';

/** Setups come from files, so they are read with care: shape here, meaning where they are used. */

const card = (what: string) => told(id, `The id of ${what}.`);

/** What a fleet has brought: one objective of each kind. */
export const ObjectivesShape = v.strictObject({
  assault: v.exactOptional(card('an assault objective')),
  defence: v.exactOptional(card('a defence objective')),
  navigation: v.exactOptional(card('a navigation objective')),
});

const places = (text: string) =>
  told(upTo(80, whole(0, MOST_UNITS - 1)), `${text} By their place in the fleet, ships first, then squadrons.`);

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
  scarred: v.optional(places('Of a campaign: units that were destroyed in an earlier battle.')),
  veterans: v.optional(places('Of a campaign: its veterans, ships and unique squadrons.')),
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

export const CampaignShape = told(
  v.strictObject({
    rules: v.optional(told(v.picklist(CAMPAIGNS), 'The campaign: The Corellian Conflict.'), 'corellian-conflict'),
    assault: told(side, 'The side that has declared the assault: it is the first player.'),
    objectives: v.optional(told(upTo(5, id), 'The objectives that the place offers.'), []),
    base: v.optional(
      told(v.boolean(), 'The place holds a base of the other side, which chooses among these objectives.'),
      false,
    ),
    exchange: v.optional(
      told(v.boolean(), 'The other side may put another of its objectives in place of the one that was chosen.'),
      false,
    ),
    own: v.optional(told(whole(0, 3), 'How many of its own objectives the other side adds: 3.'), 3),
  }),
  'A battle of a campaign.',
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
  campaign: v.exactOptional(CampaignShape),
});
export type Setup = v.InferOutput<typeof SetupShape>;

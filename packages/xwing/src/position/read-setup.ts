import { told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { count, faction, id } from './parts.ts';

/** Setups come from files, so they are read with care: shape here, meaning where they are used. */

export const SquadShape = v.strictObject({
  faction,
  name: v.optional(told(v.pipe(v.string(), v.maxLength(200)), 'For the reader.')),
  description: v.optional(told(v.pipe(v.string(), v.maxLength(10_000)), 'For the reader.')),
  obstacles: v.optional(
    told(
      v.pipe(v.array(id), v.maxLength(3)),
      'Those that the player brings; they are laid out unless the setup names others.',
    ),
  ),
  damageDeck: v.optional(told(v.picklist(['core', 'core2']), 'The damage deck that the player brings.')),
  ships: v.pipe(
    v.array(
      v.strictObject({
        type: told(id, 'The id of the ship type.'),
        pilot: told(id, 'The id of the pilot.'),
        upgrades: v.pipe(
          v.array(v.strictObject({ slot: told(id, 'The icon of the card.'), id: told(id, 'The id of the card.') })),
          v.maxLength(30),
        ),
        section: v.optional(told(count, 'Of a huge ship of two cards, which of them.')),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});

const millimetres = v.pipe(v.number(), v.minValue(300), v.maxValue(5000));

export const RulesShape = v.strictObject({
  width: v.optional(told(millimetres, 'Of the play area from west to east, in millimetres.'), 914.4),
  depth: v.optional(told(millimetres, 'Of the play area from south to north, in millimetres.'), 914.4),
  points: v.optional(
    told(
      v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))),
      'The most squad points of a squad; null for no limit.',
    ),
    100,
  ),
  damageDeck: v.optional(
    told(v.picklist(['core', 'core2']), 'The damage deck of the first core set or that of the second one.'),
    'core2',
  ),
  ownDecks: v.optional(told(v.boolean(), 'Each side draws from a deck of its own.'), false),
  roundLimit: v.optional(told(v.nullable(whole(1, 1000)), 'The match ends on points after so many rounds.'), null),
  timeLimit: v.optional(
    told(v.nullable(whole(1, 1000)), 'Minutes. Seat 0 is asked at the end of each round whether they are over.'),
    null,
  ),
  mission: v.optional(told(v.nullable(id), 'The id of a mission: "leaders" is the only one.'), null),
  unenforced: v.optional(
    told(v.boolean(), 'Cards whose text the program does not carry out are allowed; the players do it by hand.'),
    false,
  ),
});

export const SetupShape = v.strictObject({
  squads: told(v.pipe(v.array(SquadShape), v.minLength(2), v.maxLength(8)), 'One for each seat.'),
  sides: v.optional(
    told(upTo(8, v.picklist([0, 1])), 'The side of each seat; two seats of one side are a team.'),
    [0, 1],
  ),
  obstacles: v.optional(
    told(v.pipe(v.array(id), v.maxLength(12)), 'The obstacles to choose from, by id; otherwise those of the squads.'),
  ),
  rules: v.optional(RulesShape, {}),
});

export type Setup = v.InferOutput<typeof SetupShape>;

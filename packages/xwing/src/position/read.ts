import { type Json, type Refusal, type Result, readPositionBy, told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import type { ValueName } from '../cards/vocabulary.ts';
import { coordinate, count, faction, id, MOST_AT_ONCE, MOST_SHIPS, shipNumber, tokenCounts } from './parts.ts';
import { RulesShape } from './read-setup.ts';

const roundNumber = whole(0, 1000);
const cardKey = told(v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/)), 'An upgrade card as `slot/id`.');

/** A card as it comes out of the box, or one to which something has happened. */
const UpgradeShape = v.union([
  cardKey,
  v.strictObject({
    card: cardKey,
    discarded: v.optional(told(v.boolean(), 'It lies facedown and counts for points only.'), false),
    face: v.optional(told(v.picklist([0, 1]), 'Which side of a dual card is up.'), 0),
    tokens: v.optional(
      told(count, 'Tokens that lie on the card (ordnance, for instance); as at the start without it.'),
    ),
  }),
]);

const DamageShape = v.strictObject({
  card: told(id, 'The id of the card; "hidden" for a facedown one that nobody knows, "" for a stand-in (R-XW-20).'),
  faceup: v.optional(v.boolean(), false),
  round: v.optional(
    told(roundNumber, 'When it was dealt or turned faceup; 0 for this round. Some effects begin with the next one.'),
    0,
  ),
});

const ShipShape = v.strictObject({
  seat: v.optional(told(whole(0, 7), 'Whose ship it is.'), 0),
  faction,
  type: told(id, 'The id of the ship type.'),
  pilot: told(id, 'The id of the pilot.'),
  upgrades: v.optional(
    told(v.pipe(v.array(UpgradeShape), v.maxLength(30)), 'Its upgrade cards; what it may carry is not asked here.'),
    [],
  ),
  x: v.optional(told(coordinate, 'The middle of its base, in millimetres from the west edge.')),
  y: v.optional(told(coordinate, 'The middle of its base, in millimetres from the south edge.')),
  degrees: v.optional(told(coordinate, 'Where it looks: 0 is north, 90 east.'), 0),
  reserve: v.optional(
    told(v.boolean(), 'In setup: still to be placed. A ship with neither place, reserve nor docked is destroyed.'),
    false,
  ),
  carrier: v.optional(told(shipNumber, 'The ship that carries it, or has carried it.')),
  docked: v.optional(told(v.boolean(), 'It is docked on its carrier and has no place of its own.'), false),
  shields: v.optional(told(count, 'Shield tokens left; all of them without this.')),
  tokens: v.optional(told(tokenCounts, 'Tokens by kind.'), {}),
  locks: v.optional(
    told(upTo(MOST_SHIPS, shipNumber), 'The ships that it has locked: its blue tokens; the red ones follow from it.'),
    [],
  ),
  damage: v.optional(told(v.pipe(v.array(DamageShape), v.maxLength(40)), 'Its damage cards.'), []),
  conditions: v.optional(told(upTo(20, id), 'Its condition cards, by id.'), []),
  aside: v.optional(
    told(v.pipe(v.array(id), v.maxLength(40)), 'Damage cards that lie on its conditions and are not dealt yet.'),
    [],
  ),
  dial: v.optional(
    told(
      v.nullable(id),
      'The manoeuvre on its dial, as a dial code; "hidden" for one that whoever wrote this may not see.',
    ),
    null,
  ),
  revealed: v.optional(told(v.boolean(), 'Its dial has been revealed in this round.'), false),
  activated: v.optional(told(v.boolean(), 'It has been activated in this round.'), false),
  fought: v.optional(told(v.boolean(), 'It has had its opportunity to attack in this Combat phase.'), false),
  performed: v.optional(told(upTo(60, id), 'The actions that it has performed in this round, by name.'), []),
  bumped: v.optional(
    told(v.boolean(), 'Its last manoeuvre of this round overlapped a ship or met an obstacle.'),
    false,
  ),
  bombed: v.optional(told(v.boolean(), 'It has dropped a bomb in this round.'), false),
  doomed: v.optional(
    told(v.boolean(), 'Destroyed, and here only for its attack under the simultaneous attack rule.'),
    false,
  ),
  flown: v.optional(told(v.nullable(whole(-5, 5)), 'The speed of its last manoeuvre of this round.'), null),
  mobile: v.optional(
    told(v.picklist(['front', 'right', 'rear', 'left']), 'Where its mobile firing arc points, if it has one.'),
    'front',
  ),
});

/** Every value that something may last on. */
const VALUES: Readonly<Record<ValueName, true>> = {
  skill: true,
  attack: true,
  agility: true,
  hull: true,
  shields: true,
  attackDice: true,
  defenceDice: true,
  locks: true,
  locksPerShip: true,
  actions: true,
  attackRange: true,
  attackBonus: true,
  defenceBonus: true,
  safeCrits: true,
  rerolls: true,
};

const change = v.optional(whole(-MOST_AT_ONCE, MOST_AT_ONCE));

/** What a card or a rule notes for later: a word, or a few of them by name. */
const word = v.union([id, whole(-1000, 1000), v.boolean()]);
const note = v.union([word, v.pipe(v.record(id, word), v.maxEntries(10))]);

/** An effect that goes on, whatever became of its source. */
const LastingShape = v.strictObject({
  source: told(id, 'The card that began it (`3:ept.expose`), or a note of the rules (`attack`).'),
  ship: told(shipNumber, 'The ship that it is about.'),
  until: told(v.picklist(['activation', 'phase', 'combat', 'round', 'game']), 'When it ends.'),
  value: v.optional(told(v.picklist(Object.keys(VALUES) as ValueName[]), 'The value that it changes.')),
  modifier: v.optional(
    told(v.strictObject({ set: change, add: change, atLeast: change, atMost: change }), 'How it changes that value.'),
  ),
  note: v.optional(told(note, 'What the card has noted.')),
});

const difficulty = v.picklist(['green', 'white', 'red']);

const ManoeuvreShape = v.strictObject({
  code: told(id, 'As on the dial.'),
  bearing: v.picklist([
    'stationary',
    'straight',
    'bank',
    'turn',
    'koiogran',
    'segnor',
    'tallon',
    'reversestraight',
    'reversebank',
  ]),
  speed: whole(-5, 5),
  side: v.nullable(v.picklist(['left', 'right'])),
  difficulty,
  energy: v.exactOptional(told(count, 'Huge ships: energy gained.')),
  template: v.exactOptional(told(v.picklist(['bank', 'turn']), 'The template, where a card has changed it.')),
});

/** How far the active ship has come. */
const TurnShape = v.variant('step', [
  v.strictObject({ step: v.picklist(['reveal', 'attack', 'fought']) }),
  v.strictObject({
    step: v.literal('fly'),
    manoeuvre: told(ManoeuvreShape, 'What was revealed and is to be flown.'),
    difficulty: told(difficulty, 'As what it counts.'),
  }),
  v.strictObject({
    step: v.literal('act'),
    manoeuvre: told(ManoeuvreShape, 'What was flown.'),
    difficulty: told(difficulty, 'As what it counted.'),
    overlapped: v.optional(told(upTo(MOST_SHIPS, shipNumber), 'The ships that it has overlapped.'), []),
    obstacles: v.optional(
      told(
        upTo(30, v.strictObject({ kind: id, at: told(whole(-1, 30), 'Its place in `obstacles`; -1 if it has gone.') })),
        'The obstacles that it has met, the nearest to its start first.',
      ),
      [],
    ),
    checksLater: v.optional(
      told(v.boolean(), 'A card has put the check of pilot stress off until after the action.'),
      false,
    ),
  }),
]);

/** How a match can end. */
const REASONS = ['destroyed', 'points', 'quiet', 'mission', 'conceded', 'agreed'] as const;
const edge = v.picklist(['south', 'north', 'west', 'east']);

const Spot = {
  x: told(coordinate, 'In millimetres from the west edge.'),
  y: told(coordinate, 'In millimetres from the south edge.'),
  degrees: v.optional(told(coordinate, 'Turned clockwise by so much.'), 0),
};

/** Around the middle of the token; no obstacle is larger than a hand. */
const offset = v.pipe(v.number(), v.minValue(-200), v.maxValue(200));

const ObstacleShape = v.strictObject({
  kind: told(id, 'The id of the obstacle; "asteroid" or "debris" for one with an outline of its own.'),
  ...Spot,
  outline: v.exactOptional(
    told(
      v.pipe(v.array(v.strictTuple([offset, offset])), v.minLength(3), v.maxLength(60)),
      'Its corners around its middle, x to the right and y ahead, in either order of rotation.',
    ),
  ),
});

const BombShape = v.strictObject({
  card: told(id, 'The id of the bomb card, without its slot.'),
  ship: told(shipNumber, 'The ship that dropped it.'),
  part: v.optional(told(count, 'Which token of a set of cluster mines: 0 the middle one, 1 and 2 the others.'), 0),
  ...Spot,
});

export const PositionShape = v.strictObject({
  ships: told(v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(MOST_SHIPS)), 'All ships, destroyed ones too.'),
  sides: v.optional(
    told(upTo(8, v.picklist([0, 1])), 'The side of each seat; two seats of one side are a team.'),
    [0, 1],
  ),
  obstacles: v.optional(told(upTo(30, ObstacleShape), 'The obstacles on the table.'), []),
  bombs: v.optional(
    told(
      upTo(30, BombShape),
      'The bomb tokens on the table. Place and heading are those of the middle of the edge at the template; a dropped token looks as its ship did and reaches astern.',
    ),
    [],
  ),
  touching: v.optional(
    told(
      upTo(200, v.strictTuple([shipNumber, shipNumber, v.optional(upTo(2, shipNumber), [])])),
      'Two ships that touch, and those of them that have moved since.',
    ),
    [],
  ),
  phase: v.optional(
    v.picklist(['initiative', 'obstacles', 'forces', 'planning', 'activation', 'combat', 'end']),
    'planning',
  ),
  stage: v.optional(told(v.picklist(['start', 'decloak', 'ships', 'end']), 'How far the phase has come.'), 'start'),
  round: v.optional(told(roundNumber, '0 in setup.'), 1),
  combatSkill: v.optional(
    told(
      v.nullable(whole(-MOST_AT_ONCE, 2 * MOST_AT_ONCE)),
      'The pilot skill of the current step of the Combat phase.',
    ),
    null,
  ),
  active: v.optional(told(v.nullable(shipNumber), 'The ship whose turn it is.'), null),
  turn: v.optional(told(TurnShape, 'How far the active ship has come.')),
  edges: v.optional(told(v.nullable(v.tuple([edge, edge])), 'The edge of each side; null before they are chosen.'), [
    'south',
    'north',
  ]),
  supply: v.optional(told(upTo(12, id), 'Obstacles that are still to be placed.'), []),
  lasting: v.optional(told(upTo(200, LastingShape), 'What cards and rules have begun and what has not ended.'), []),
  uses: v.optional(
    told(
      v.pipe(v.record(id, whole(0, 900)), v.maxEntries(500)),
      'What has been used how often: `round:3:ept.expose`, `round:attack`, `game:quiet`.',
    ),
    {},
  ),
  discarded: v.optional(told(upTo(2, upTo(40, id)), 'The discard pile of each damage deck.'), []),
  outcome: v.optional(
    told(
      v.nullable(
        v.strictObject({
          winner: told(v.nullable(v.picklist([0, 1])), 'The side that has won; null for a draw.'),
          reason: v.picklist(REASONS),
        }),
      ),
      'Set when the match is over.',
    ),
    null,
  ),
  initiative: v.optional(told(v.picklist([0, 1]), 'The side that has it.'), 0),
  rules: v.optional(told(RulesShape, 'What the players have agreed on.'), {}),
});

export type PositionData = v.InferOutput<typeof PositionShape>;

export const readPosition = (position: Json): Result<PositionData, Refusal> => readPositionBy(PositionShape, position);

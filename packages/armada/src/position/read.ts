import { type Json, type Refusal, type Result, readPositionBy, told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import type { Scope } from '../cards/vocabulary.ts';
import { COMMANDS, DEFENCE_TOKENS, ZONES } from '../data/types.ts';
import { HIDDEN } from '../state.ts';
import { coordinate, few, id, MOST_AT_ONCE, MOST_UNITS, seat, side, unitNumber } from './parts.ts';
import { CampaignShape, captains, ObjectivesShape, RulesShape } from './read-setup.ts';

/** Positions come from files, so they are read with care: shape here, meaning in fault.ts. docs/schema is written from here. */

const command = v.picklist(COMMANDS);
const zone = v.picklist(ZONES);
const edge = v.picklist(['south', 'north', 'west', 'east']);
const commands = (text: string) => v.optional(told(upTo(10, command), text), []);
const dials = (text: string) => v.optional(told(upTo(10, v.picklist([...COMMANDS, HIDDEN])), text), []);
const yes = (text: string) => v.optional(told(v.boolean(), text), false);

const only = (text: string) => v.exactOptional(told(v.literal(true), text));

const TokenShape = v.strictObject({
  kind: v.picklist(DEFENCE_TOKENS),
  state: v.optional(v.picklist(['ready', 'exhausted', 'discarded']), 'ready'),
});
const DamageShape = v.strictObject({
  card: told(id, 'The id of the card; "hidden" for a facedown one that nobody knows.'),
  faceup: v.optional(v.boolean(), false),
});
/** What a card notes for later: a word or a number, or a few of them. */
const word = v.union([id, whole(-1000, 100_000)]);
const note = v.union([word, upTo(10, word)]);

/** A card as it comes out of the box, or one to which something has happened. */
const UpgradeShape = v.union([
  told(id, 'The id of the upgrade card.'),
  v.strictObject({
    id: told(id, 'The id of the upgrade card.'),
    discarded: yes('It is turned over and does nothing; it counts for points.'),
    exhausted: v.optional(told(v.boolean(), 'It is exhausted; without this as at the start of a match.')),
    tokens: commands('Command tokens that lie on it.'),
    dials: dials('Command dials that lie facedown on it, the top one first.'),
    count: v.optional(told(few, 'What else is counted on it (ordnance, rounds).'), 0),
    note: v.exactOptional(told(note, 'What it has noted: a chosen zone, the rounds of its tokens.')),
  }),
]);

const common = {
  seat: v.optional(told(seat, 'Whose it is.'), 0),
  status: v.optional(
    told(
      v.picklist(['reserve', 'aside', 'play', 'destroyed', 'retreated']),
      'Still to be deployed, set aside by an effect, on the table, destroyed; of a campaign: retreated into hyperspace.',
    ),
    'play',
  ),
  x: v.exactOptional(told(coordinate, 'Its place, in millimetres from the west edge.')),
  y: v.exactOptional(told(coordinate, 'Its place, in millimetres from the south edge.')),
  degrees: v.optional(told(coordinate, 'Where it looks: 0 is north, 90 east.'), 0),
  tokens: v.exactOptional(
    told(
      upTo(12, v.union([v.picklist(DEFENCE_TOKENS), TokenShape])),
      'Its defence tokens by kind, or with their state. Without this those of its card, ready.',
    ),
  ),
  objectives: v.optional(told(few, 'Objective tokens that are assigned to it.'), 0),
  activated: yes('It has been activated in this round.'),
  doomed: yes('Destroyed, but still here until the end of an effect that lets it act.'),
  asideBy: v.exactOptional(told(id, 'The card that has set it aside: `0:profundity`, or the id of the objective.')),
  scarred: only('Of a campaign: it was destroyed in an earlier battle.'),
  veteran: v.exactOptional(
    told(v.picklist(['ready', 'spent']), 'Of a campaign: a veteran, and whether its token is spent.'),
  ),
  victor: only('Of a campaign: it has destroyed an enemy in this battle.'),
  joined: only('Of a campaign: it fights in this battle only.'),
};
const ShipShape = v.strictObject({
  ...common,
  ship: told(id, 'The id of the ship card.'),
  upgrades: v.optional(told(upTo(30, UpgradeShape), 'Its upgrade cards; what it may carry is not asked here.'), []),
  speed: v.optional(told(whole(0, 4), 'On its speed dial.'), 1),
  shields: v.optional(
    told(
      v.partial(v.strictObject(v.entriesFromList(ZONES, few))),
      'By hull zone, where they are not at their maximum.',
    ),
    {},
  ),
  damage: v.optional(
    told(v.union([whole(0, 52), upTo(52, DamageShape)]), 'Damage cards: how many facedown ones, or card by card.'),
    0,
  ),
  commands: commands('Its command tokens.'),
  raids: commands('Its raid tokens.'),
  dials: dials('Its facedown command dials, the top one first; "hidden" for one that whoever wrote this may not see.'),
  open: commands('Dials that lie open beside it in its activation.'),
  retreats: only('Of a campaign: it has discarded its dial to retreat into hyperspace.'),
  marked: v.optional(
    told(upTo(12, v.strictObject({ token: v.picklist(['focus', 'chaff']), zone })), 'Tokens on its hull zones.'),
    [],
  ),
  aim: v.optional(
    told(v.nullable(v.strictObject({ x: coordinate, y: coordinate })), 'Where its targeting token lies (Ignition).'),
    null,
  ),
});
const SquadronShape = v.strictObject({
  ...common,
  squadron: told(id, 'The id of the squadron card.'),
  hull: v.exactOptional(told(few, 'Hull points left; all of them without this.')),
});

/** A record of nothing: the compiler asks for every one of them. */
const SCOPES: Readonly<Record<Scope, null>> = {
  attack: null,
  command: null,
  activation: null,
  turn: null,
  phase: null,
  round: null,
  game: null,
};
const change = v.exactOptional(whole(-1000, 1000));
/** An effect that goes on, whatever became of its source. */
const LastingShape = v.strictObject({
  source: told(id, 'The card that began it (`3:wulff-yularen`), or a note of the rules.'),
  unit: told(unitNumber, 'The ship or squadron that it is about.'),
  until: told(v.picklist(Object.keys(SCOPES) as Scope[]), 'When it ends.'),
  instance: v.exactOptional(told(whole(0, 1_000_000), 'Of an attack: which one.')),
  value: v.exactOptional(told(id, 'The value that it changes.')),
  modifier: v.exactOptional(
    told(v.strictObject({ set: change, add: change, atLeast: change, atMost: change }), 'How it changes that value.'),
  ),
  note: v.exactOptional(told(note, 'What the card has noted.')),
});

const Spot = {
  x: told(coordinate, 'In millimetres from the west edge.'),
  y: told(coordinate, 'In millimetres from the south edge.'),
};
const ObstacleShape = v.strictObject({
  token: told(id, 'The id of the obstacle token.'),
  ...Spot,
  degrees: v.optional(told(coordinate, 'Turned clockwise by so much.'), 0),
  marked: yes('It has moved in this round.'),
  station: v.exactOptional(
    told(
      v.strictObject({ armed: v.optional(v.boolean(), false), damage: v.optional(few, 0) }),
      'A station that can be attacked: whether it shoots, and the damage it has suffered.',
    ),
  ),
});
const MarkerShape = v.strictObject({
  kind: v.picklist(['objective', 'mine', 'grav-well', 'grav-shift']),
  id: v.exactOptional(told(whole(0, 10_000), 'By which it is named; without this its place in the list.')),
  seat: v.optional(told(v.nullable(seat), 'Whose it is; null for nobody’s.'), null),
  ...Spot,
  by: v.exactOptional(told(id, 'The card that has put it there, where that matters.')),
});

/** How a match can end. */
const REASONS = ['fleet', 'score', 'rounds', 'conceded', 'agreed'] as const;

export const PositionShape = v.strictObject({
  units: told(
    v.pipe(v.array(v.union([ShipShape, SquadronShape])), v.minLength(1), v.maxLength(MOST_UNITS)),
    'All ships and squadrons, destroyed ones too.',
  ),
  sides: v.optional(told(upTo(6, side), 'The side of each seat; two seats of one side are a team.'), [0, 1]),
  captains: v.exactOptional(captains),
  first: v.optional(told(side, 'The side that is the first player.'), 0),
  objective: v.optional(told(v.nullable(id), 'The id of the objective that is played.'), null),
  round: v.optional(told(whole(0, 1000), '1; 0 in setup.')),
  phase: v.optional(
    v.picklist(['initiative', 'objective', 'obstacles', 'deployment', 'command', 'ship', 'squadron', 'status', 'over']),
    'ship',
  ),
  stage: v.optional(
    told(v.picklist(['start', 'main', 'end']), 'How far the phase has come: `start` is before its first effects.'),
    'main',
  ),
  turnOf: v.exactOptional(told(side, 'Whose turn it is in the phase; without this the first player’s.')),
  active: v.optional(told(v.nullable(unitNumber), 'The ship that is being activated.'), null),
  step: v.optional(
    told(v.picklist(['reveal', 'commands', 'attack', 'manoeuvre', 'late', 'end']), 'The step it has come to.'),
    'reveal',
  ),
  attacked: v.optional(told(upTo(6, zone), 'Hull zones of the active ship that have attacked.'), []),
  attacks: v.exactOptional(told(few, 'How many attacks it has performed; without this one for each of these zones.')),
  targeted: v.optional(told(upTo(60, id), 'What it has targeted from where in this activation: `front>5`.'), []),
  commanding: v.optional(
    told(
      v.nullable(
        v.strictObject({
          dial: yes('A dial was spent for it.'),
          token: yes('A token was spent for it.'),
          left: told(few, 'How many squadrons it may still activate.'),
          activated: v.optional(upTo(MOST_AT_ONCE, unitNumber), []),
          relayed: v.optional(upTo(MOST_AT_ONCE, v.strictObject({ by: unitNumber, squadron: unitNumber })), []),
        }),
      ),
      'The Squadron command that the active ship is resolving.',
    ),
    null,
  ),
  flying: v.optional(
    told(
      v.nullable(
        v.strictObject({
          squadron: unitNumber,
          by: v.optional(told(v.nullable(unitNumber), 'The ship whose command did it.'), null),
          commanded: v.exactOptional(
            told(v.boolean(), 'It may both move and attack; without this if a ship commands it.'),
          ),
          moved: yes('It has moved.'),
          attacked: yes('It has attacked.'),
        }),
      ),
      'The squadron that is being activated.',
    ),
    null,
  ),
  squadronsLeft: v.optional(
    told(whole(0, 2), 'Squadron Phase: how many squadrons the side may still activate in this turn.'),
    2,
  ),
  passes: v.optional(told(v.strictTuple([few, few]), 'Pass tokens by side.'), [0, 0]),
  passed: v.optional(
    told(v.strictTuple([v.boolean(), v.boolean()]), 'Whether each side has passed by a token in its last turn.'),
    [false, false],
  ),
  edges: v.optional(told(v.strictTuple([edge, edge]), 'The player edge of each side.'), ['south', 'north']),
  brought: v.optional(
    told(upTo(6, v.nullable(ObjectivesShape)), 'In setup: the objectives of each seat; null for those nobody knows.'),
    [],
  ),
  supply: v.optional(told(upTo(30, id), 'In setup: obstacles that are still to be placed, by id.'), []),
  obstacles: v.optional(told(upTo(30, ObstacleShape), 'The obstacles on the table.'), []),
  markers: v.optional(told(upTo(60, MarkerShape), 'The small tokens on the table.'), []),
  note: v.optional(
    told(
      v.pipe(v.record(id, note), v.maxEntries(10)),
      'What the objective has noted: the edge of a corona, a token by its number, `secret` dials.',
    ),
    {},
  ),
  victory: v.optional(told(v.strictTuple([whole(0, 100), whole(0, 100)]), 'Victory tokens by side.'), [0, 0]),
  lasting: v.optional(told(upTo(200, LastingShape), 'What cards have begun and what has not ended.'), []),
  uses: v.optional(
    told(
      v.pipe(v.record(v.pipe(v.string(), v.maxLength(120)), whole(0, 900)), v.maxEntries(500)),
      'What has been used how often: `round:3:wulff-yularen`, `round:ships`.',
    ),
    {},
  ),
  discarded: v.optional(told(upTo(52, id), 'The discard pile of the damage deck.'), []),
  outcome: v.optional(
    told(
      v.nullable(
        v.strictObject({
          winner: told(v.nullable(side), 'The side that has won; null for a draw.'),
          reason: v.picklist(REASONS),
          score: v.strictTuple([whole(0, 20_000), whole(0, 20_000)]),
        }),
      ),
      'Set when the match is over.',
    ),
    null,
  ),
  rules: v.optional(told(RulesShape, 'What the players have agreed on.'), {}),
  campaign: v.exactOptional(CampaignShape),
});
export type PositionData = v.InferOutput<typeof PositionShape>;

export const readPosition = (position: Json): Result<PositionData, Refusal> => readPositionBy(PositionShape, position);

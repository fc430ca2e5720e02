import { type Json, type Refusal, type Result, readPositionBy } from '@holotisch/engine';
import * as v from 'valibot';
import { BATTLE_KINDS, RANKS } from '../data/types.ts';
import { SCOPES, TOKENS } from '../state.ts';
import {
  coordinate,
  FallenShape,
  few,
  id,
  MiniShape,
  many,
  number,
  place,
  seat,
  side,
  TerrainShape,
  unitNumber,
  whole,
} from './parts.ts';
import { RulesShape } from './read-setup.ts';

const kinds = [...BATTLE_KINDS['1.2'], ...BATTLE_KINDS['2.6']] as const;
const flag = v.optional(v.boolean(), false);

/** Flat notes of cards: words, numbers, yes and no, and lists of them. */
const word = v.union([id, number, v.boolean(), v.null()]);
const note = v.union([word, v.pipe(v.array(word), v.maxLength(40))]);
const notes = v.optional(v.record(id, note), {});

const EquippedShape = v.union([
  id,
  v.strictObject({ id, exhausted: flag, discarded: flag, wounds: v.optional(few, 0), note: v.optional(note) }),
]);

export const UnitShape = v.strictObject({
  card: id,
  seat,
  /** Where its leader stands, and which way it looks (0 is up the table, clockwise). */
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  degrees: v.optional(number, 0),
  /** Its miniatures in order, those of upgrades last. */
  minis: v.optional(v.pipe(v.array(v.union([FallenShape, MiniShape])), v.maxLength(40)), []),
  /** Wounds of its leader. */
  wounds: v.optional(few, 0),
  leader: v.optional(place),
  upgrades: v.optional(v.pipe(v.array(EquippedShape), v.maxLength(20)), []),
  /** The unit (by number) that carries it; it is aside then. */
  inside: v.optional(v.nullable(unitNumber), null),
  status: v.optional(v.picklist(['reserve', 'aside', 'play', 'defeated']), 'play'),
  /** Another one than is printed; without `promoted` it was promoted. */
  rank: v.optional(v.picklist(RANKS)),
  promoted: v.optional(v.boolean()),
  order: v.optional(v.picklist(['none', 'faceup', 'facedown']), 'none'),
  tokens: v.optional(v.partial(v.strictObject(v.entriesFromList(TOKENS, many))), {}),
  panicked: flag,
  damaged: flag,
  disabled: flag,
  /** Defeated, but it still finishes what it does. */
  doomed: flag,
  destroyedWeapons: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  resilienceRolled: flag,
  bounty: v.optional(few, 0),
  bountiesWon: v.optional(few, 0),
  note: notes,
});

export type UnitShape = v.InferOutput<typeof UnitShape>;

const MARKER_KINDS = [
  'objective',
  'condition',
  'charge',
  'smoke',
  'poi',
  'graffiti',
  'asset',
  'advantage',
  'bane',
  'cart',
] as const;

const MarkerShape = v.strictObject({
  /** By which others speak of it; left out: its place in the list. */
  id: v.optional(whole(0, 9999)),
  kind: v.picklist(MARKER_KINDS),
  x: coordinate,
  y: coordinate,
  seat: v.optional(v.nullable(seat), null),
  by: v.optional(id, ''),
  claimed: v.optional(v.nullable(unitNumber), null),
  wounds: v.optional(few, 0),
  note: v.optional(note),
});

const HandShape = v.strictObject({
  cards: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  played: v.optional(v.nullable(id), null),
  discard: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  aside: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  divulged: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  contingencies: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  nominated: v.optional(v.nullable(unitNumber), null),
  /** Left out: the tokens of all that have neither an order nor been activated. */
  pool: v.optional(v.pipe(v.array(v.picklist(RANKS)), v.maxLength(40))),
  /** Tokens that lie facedown on a card. */
  kept: v.optional(v.pipe(v.array(v.picklist(RANKS)), v.maxLength(3)), []),
  passes: v.optional(few, 0),
  passed: flag,
});

/** The unit that is being activated, and how far it has come. */
const TurnShape = v.union([
  unitNumber,
  v.strictObject({
    unit: unitNumber,
    step: v.optional(v.picklist(['start', 'rally', 'act', 'end']), 'act'),
    /** Left out: 2; at the start of an activation whatever the unit has then. */
    actions: v.optional(whole(0, 6)),
    done: v.optional(v.pipe(v.array(id), v.maxLength(20)), []),
    attacked: flag,
    moved: flag,
    standardMoves: v.optional(few, 0),
    cumbersome: flag,
    panics: flag,
    over: flag,
  }),
]);

const change = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99)));

/** What cards have begun and what has not ended. */
const LastingShape = v.strictObject({
  /** The card that began it, as windows name it (`2:ram`, `command:0.ambush`). */
  source: v.pipe(v.string(), v.maxLength(120)),
  unit: unitNumber,
  until: v.picklist(SCOPES),
  instance: v.exactOptional(whole(0, 1_000_000)),
  value: v.exactOptional(id),
  modifier: v.exactOptional(v.strictObject({ set: change, add: change, atLeast: change, atMost: change })),
  note: v.exactOptional(note),
});

const cardsByKind = <T extends v.GenericSchema>(of: T) => v.strictObject(v.entriesFromList(kinds, v.optional(of)));

export const PositionShape = v.strictObject({
  units: v.pipe(v.array(UnitShape), v.minLength(1), v.maxLength(160)),
  sides: v.optional(v.pipe(v.array(side), v.maxLength(4)), [0, 1]),
  terrain: v.optional(v.pipe(v.array(TerrainShape), v.maxLength(60)), []),
  markers: v.optional(v.pipe(v.array(MarkerShape), v.maxLength(80)), []),
  hands: v.optional(v.pipe(v.array(HandShape), v.maxLength(4)), []),
  rows: v.optional(cardsByKind(v.pipe(v.array(id), v.maxLength(12))), {}),
  battle: v.optional(cardsByKind(id), {}),
  /** 2.6: the advantage card of each side. */
  advantages: v.optional(v.tuple([v.nullable(id), v.nullable(id)]), [null, null]),
  vetoes: v.optional(few, 0),
  note: notes,
  blue: v.optional(side, 0),
  edges: v.optional(v.picklist(['south', 'north']), 'south'),
  round: v.optional(whole(0, 100), 1),
  phase: v.optional(
    v.picklist(['terrain', 'sides', 'battle', 'prepare', 'deployment', 'command', 'activation', 'end', 'over']),
    'activation',
  ),
  /** How far the phase has come; see docs/NOTATION.md. */
  stage: v.optional(whole(0, 3)),
  priority: v.optional(seat, 0),
  counter: v.optional(seat, 0),
  /** Whose turn is next; left out: of who has priority, or of the active unit's enemy. */
  turnOf: v.optional(side),
  active: v.optional(v.nullable(TurnShape), null),
  victory: v.optional(v.tuple([many, many]), [0, 0]),
  /** What cards have begun and what has not ended; what has been used how often. */
  lasting: v.optional(v.pipe(v.array(LastingShape), v.maxLength(200)), []),
  uses: v.optional(v.pipe(v.record(v.pipe(v.string(), v.maxLength(160)), whole(0, 999)), v.maxEntries(500)), {}),
  /** Pieces that still have to be placed, of a table that the players lay themselves. */
  supply: v.optional(v.pipe(v.array(TerrainShape), v.maxLength(60)), []),
  /** The battle deck that each seat has brought. */
  brought: v.optional(v.pipe(v.array(cardsByKind(v.pipe(v.array(id), v.maxLength(12)))), v.maxLength(4))),
  /** Army points by seat; left out: what the units cost. */
  points: v.optional(v.pipe(v.array(whole(0, 10_000)), v.maxLength(4))),
  /** The command cards of the round lie open; left out: as the step says. */
  revealed: v.optional(v.boolean()),
  /** The number that the next token gets. */
  nextMarker: v.optional(whole(0, 9999)),
  outcome: v.optional(
    v.nullable(
      v.strictObject({
        winner: v.nullable(side),
        reason: id,
        score: v.strictTuple([whole(0, 10_000), whole(0, 10_000)]),
      }),
    ),
    null,
  ),
  rules: v.optional(RulesShape, {}),
});

export type PositionData = v.InferOutput<typeof PositionShape>;

export const readPosition = (position: Json): Result<PositionData, Refusal> => readPositionBy(PositionShape, position);

import type { Ask, Json } from '@holotisch/engine';
import { type Script, type Spec, ship, squadron, type TableSpec } from '../../table.ts';
import { ALL_UPGRADES, type Heard, listen } from './listening.ts';

/**
 * Two ships a side: 0 carries all upgrade cards, 2 is its friend, and 1 looks at both of them. Everybody has something
 * of everything: command tokens, damage, shields lost and left, tokens in every state. 3 is a unique squadron beside
 * the enemy, 4 an enemy's beside the friends.
 */

export const ISD = 'imperial-i-class-star-destroyer';
const TOKENS = ['brace', { kind: 'redirect', state: 'exhausted' }, { kind: 'evade', state: 'discarded' }, 'contain'];
const FULL = {
  speed: 2,
  tokens: TOKENS,
  shields: { front: 2, left: 1, right: 3 },
  damage: [{ card: 'blinded-gunners', faceup: true }, { card: 'hidden' }],
  commands: ['navigate', 'repair', 'concentrate'],
} as const;
const CARD = {
  id: ALL_UPGRADES,
  tokens: ['repair', 'navigate', 'squadron', 'concentrate'],
  dials: ['repair'],
  count: 1,
};

export interface Fleet {
  readonly card?: Spec;
  readonly own?: Spec;
  readonly foe?: Spec;
  readonly friend?: Spec;
  readonly also?: readonly Spec[];
  /** Where the enemy stands: the nearer side of the table is at 460. */
  readonly y?: number;
  readonly [more: string]: unknown;
}

export const fleet = (spec: Fleet = {}): Heard => listen('upgrade', position(spec));

/** The same with one card alone. */
export function position({ card, own, foe, friend, also = [], y = 470, ...more }: Fleet = {}): TableSpec {
  const plain = (x: unknown): Spec => JSON.parse(JSON.stringify(x)) as Spec;
  return {
    units: [
      ship(ISD, 0, 800, 300, 0, plain({ ...FULL, ...own, upgrades: [{ ...CARD, ...card }] })),
      ship(ISD, 1, 880, y, 180, plain({ ...FULL, raids: ['squadron'], ...foe })),
      ship(ISD, 0, 960, 300, 0, plain({ ...FULL, damage: 1, ...friend })),
      squadron('luke-skywalker', 0, 980, y, { hull: 3 }),
      squadron('tie-bomber-squadron', 1, 880, 360, { hull: 4 }),
      ...also,
    ],
    active: 0,
    step: 'attack',
    red: ['crit', 'double', 'accuracy', 'blank', 'hit'],
    blue: ['hit', 'crit', 'accuracy'],
    black: ['hitcrit', 'blank', 'hit'],
    ...plain(more),
  };
}

/** What is heard in an attack, and what it sets off. */
export function attack(shot: string, heard: Heard, script: Script = {}): Heard {
  heard.table.fight({ attack: shot, ...script });
  return heard;
}
/** What is heard while a squadron that is activated attacks; `shot` is the target. */
export const strike = (shot: string, heard: Heard): Heard => attack(`>${shot}`, heard, { 'squadron-act': 'attack' });

/** Everybody has nothing: no shields, no tokens of any kind, no damage; and the dice are blank. */
const NOTHING = { tokens: [], commands: [], damage: 0, raids: [], shields: { front: 0, left: 0, right: 0, rear: 0 } };
export const POOR = {
  card: { tokens: [], dials: [], count: 0 },
  own: NOTHING,
  foe: NOTHING,
  friend: NOTHING,
  red: Array(6).fill('blank'),
  blue: Array(6).fill('hit'),
  black: Array(6).fill('blank'),
};

/** Commands that are offered are resolved, the first one first; squadrons are activated; everything else is left. */
const firstOf = (a: Ask): Json =>
  'options' in a ? (a.options.find((o) => o.id !== 'none') ?? a.options[0]!).id : null;
export const OBEY: Script = { command: firstOf, 'command-squadron': firstOf };

/** What is heard in the activation of a ship, from its dial to its manoeuvre. */
export function activation(unit: number, heard: Heard): Heard {
  heard.table.goOn((t) => t.state.active !== unit, OBEY);
  return heard;
}

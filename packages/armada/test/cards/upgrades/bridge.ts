import { type Json, Match } from '@holotisch/engine';
import { armada } from '../../../src/game.ts';
import type { Face, Ship } from '../../../src/state.ts';
import { lay, type Script, type Spec, ship, Table } from '../../table.ts';

/** Ships and the people aboard, for the tests of commanders and officers. */

export const VSD = 'victory-ii-class-star-destroyer';
export const ISD = 'imperial-ii-class-star-destroyer';
export const CR90 = 'cr90-corvette-a';

/** Where the enemy's flagship stands: how far its front lies from ours. */
export const CLOSE = 460;
export const MEDIUM = 580;
export const LONG = 660;

interface Duel {
  readonly mine?: readonly Json[];
  readonly theirs?: readonly Json[];
  readonly own?: Spec;
  readonly foe?: Spec;
  readonly y?: number;
  readonly also?: readonly Spec[];
  readonly red?: readonly Face[];
  readonly blue?: readonly Face[];
  readonly black?: readonly Face[];
  readonly [more: string]: unknown;
}
/** Ship 0, a Victory II of the first player, looks at ship 1, an Imperial II of the second. Ship 0 is about to attack. */
export function duel({ mine = [], theirs = [], own = {}, foe = {}, y = CLOSE, also = [], ...more }: Duel): Table {
  const units = [
    ship(VSD, 0, 900, 300, 0, { speed: 2, upgrades: [...mine], ...own }),
    ship(ISD, 1, 900, y, 180, { speed: 2, upgrades: [...theirs], ...foe }),
    ...also,
  ];
  return lay({ active: 0, step: 'attack', ...JSON.parse(JSON.stringify(more)), units });
}
/** A friend of ship 0 beside it. */
export const wing = (more: Spec = {}, id = VSD): Spec => ship(id, 0, 760, 300, 0, { speed: 2, ...more });

/** The attack of ship 0 from front to front. */
export const fire = (t: Table, script: Script = {}): Table => t.fight({ attack: 'front>1.front', ...script });
/** Uses these in this window, one after the other, each when it is offered; otherwise it passes. */
export function using(window: string, ...cards: readonly string[]): Script {
  const left = [...cards];
  return {
    [`window:${window}`]: (a) => {
      const isOpen = 'options' in a && a.options.some((o) => o.id === left[0]);
      return isOpen ? left.shift()! : 'pass';
    },
  };
}
export const faces = (t: Table): readonly Face[] => t.events('damage').at(-1)?.faces ?? [];
/** How many dice were rolled, and how many lay there in the end. */
export const pool = (t: Table): readonly [number, number] => [
  t.events('rolled').at(-1)?.dice.length ?? 0,
  faces(t).length,
];
export const states = ({ tokens }: Pick<Ship, 'tokens'>): readonly string[] =>
  tokens.map((t) => `${t.kind} ${t.state}`);

/** A match from its set-up on; whatever nobody speaks of is answered in the quietest way. */
export function match(
  faction: 'empire' | 'rebel' | 'republic',
  mine: readonly Json[],
  more: readonly Json[] = [],
  prices: 'latest' | 'first' = 'latest',
): Table {
  const objectives = { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' };
  const flagship = { empire: ISD, rebel: 'mc80-command-cruiser', republic: 'venator-i-class-star-destroyer' } as const;
  const enemy = { card: flagship.empire, upgrades: ['admiral-screed'] };
  const fleets = [
    { faction, ships: [{ card: flagship[faction], upgrades: mine }, ...more], squadrons: [], objectives },
    { faction: 'empire', ships: [enemy, { card: VSD, upgrades: [] }], squadrons: [], objectives },
  ];
  const rules = { unenforced: true, points: null, prices };
  const setup = JSON.parse(JSON.stringify({ fleets, rules })) as Json;
  const started = Match.start(armada, { setup, seed: 'bridge' }, { keep: 'all', verify: true });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return new Table(started.value);
}

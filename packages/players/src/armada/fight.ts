import type { AskOf, Die, OfShot } from '@holotisch/armada';
import {
  antiSquadronOf,
  atRange,
  batteryOf,
  costOf,
  critsOn,
  hasKeyword,
  hitsOn,
  hullOf,
  isAccuracy,
  totalOf,
  unitOf,
} from '@holotisch/armada/rules';
import type { Imagined, Ship } from './imagine.ts';
import { expected, worthOfDamage } from './worth.ts';

/** Attacking and defending: the target that is worth most, the dice that disappoint, the tokens that save most. */

/** What an attack is expected to bring, in points. */
export function worthOfShot(
  { g }: Imagined,
  { attacker, zone, defender, defending, range, obstructed }: OfShot,
): number {
  const from = unitOf(g.state, attacker);
  const to = unitOf(g.state, defender);
  if (!from) return 0;
  if (!to) return 1;
  const battery = to.kind === 'ship';
  const armament = battery ? batteryOf(g, from, zone) : antiSquadronOf(g, from, zone);
  const dice = from.kind === 'ship' ? atRange(armament, range ?? 'close') : armament;
  const crits = battery && (from.kind === 'ship' || hasKeyword(g, from, 'bomber'));
  let damage = expected(dice, crits) - (obstructed ? 0.7 : 0);
  if (to.kind === 'squadron') {
    const kill = damage >= to.hull ? 1.3 : 1;
    return Math.min(damage, to.hull) * worthOfDamage(g, to) * kill;
  }
  // Shields in front of the hull count less than the hull behind them.
  const shields = defending === null ? 0 : to.shields[defending];
  const through = Math.max(0, damage - shields);
  if (to.tokens.some((t) => t.kind === 'brace' && t.state === 'ready') && damage > 3) damage *= 0.7;
  const left = hullOf(g, to) - to.damage.length;
  const kill = through >= left ? costOf(to, g.state.rules.prices) * 0.6 : 0;
  return damage * worthOfDamage(g, to) * 0.7 + through * worthOfDamage(g, to) * 0.6 + kill;
}

export function chooseShot(imagined: Imagined, ask: AskOf<'attack' | 'further-target'>): string | undefined {
  let best: { id: string; worth: number } | undefined;
  for (const { id, about } of ask.options) {
    if (!about) continue;
    const worth = worthOfShot(imagined, about);
    if (best === undefined || worth > best.worth) best = { id, worth };
  }
  return best?.id;
}

/** How good a die is for the attacker. */
const goodOf = (die: Die, crits: boolean): number =>
  hitsOn(die.face) + (crits ? critsOn(die.face) : 0) + (isAccuracy(die.face) ? 0.6 : 0);

/** Dice to reroll: those that are below what one may expect. */
export function chooseRerolls(imagined: Imagined, ask: AskOf<'reroll' | 'evade' | 'dice'>): string[] {
  const { g } = imagined;
  const attack = g.state.attacks.at(-1);
  if (!attack) return [];
  const mine = attack.seat === imagined.seat;
  const attacker = unitOf(g.state, attack.attacker);
  const crits = attack.armament === 'battery' && (attacker?.kind !== 'squadron' || hasKeyword(g, attacker, 'bomber'));
  const rated = ask.options
    .map(({ id, about }) => ({ id, good: about ? goodOf(attack.dice[about.die]!, crits) : 0 }))
    .sort((a, b) => (mine ? a.good - b.good : b.good - a.good));
  const wanted = rated.filter(({ good }) => (mine ? good < 0.75 : good > 0.75)).slice(0, ask.max);
  const chosen = wanted.length < ask.min ? rated.slice(0, ask.min) : wanted;
  return chosen.map(({ id }) => id);
}

/** The damage that the attack in progress would do as the dice lie. */
function pending({ g }: Imagined): number {
  const attack = g.state.attacks.at(-1);
  if (!attack) return 0;
  const total = totalOf(g, {
    attack,
    attacker: unitOf(g.state, attack.attacker),
    defender: unitOf(g.state, attack.defender),
    dealt: [],
  });
  let left = total;
  for (let i = 0; i < attack.memory.brace; i++) left = Math.ceil(left / 2);
  return left;
}

/** The defence token that is worth spending now, or none. */
export function chooseDefence(
  imagined: Imagined,
  ask: { readonly options: readonly { readonly id: string }[] },
): string | undefined {
  const { g } = imagined;
  const attack = g.state.attacks.at(-1);
  const unit = attack && unitOf(g.state, attack.defender);
  if (!attack || !unit) return undefined;
  const damage = pending(imagined);
  if (damage === 0) return 'pass';
  let best: { id: string; worth: number } | undefined;
  for (const { id } of ask.options) {
    const at = /token\.(\d+)$/.exec(id)?.[1];
    const token = at === undefined ? undefined : unit.tokens[Number(at)];
    if (!token) continue;
    const saved = savedBy(imagined, token.kind, damage);
    // An exhausted token is lost for good when it is spent.
    const price = token.state === 'exhausted' ? 1.6 : 0.35;
    const worth = saved - price;
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { id, worth };
  }
  const other = ask.options.find(({ id }) => id !== 'pass' && !/token\.\d+$/.test(id));
  return best?.id ?? other?.id ?? 'pass';
}

function savedBy({ g }: Imagined, kind: string, damage: number): number {
  const attack = g.state.attacks.at(-1)!;
  const unit = unitOf(g.state, attack.defender);
  const top = Math.max(0, ...attack.dice.map((d) => goodOf(d, attack.armament === 'battery')));
  switch (kind) {
    case 'scatter':
      return damage;
    case 'brace':
      return Math.floor(damage / 2);
    case 'evade':
      return attack.range === 'long' || attack.range === 'extreme' ? top : Math.max(0, top - 0.75);
    case 'redirect': {
      if (unit?.kind !== 'ship' || attack.defending === null) return 0;
      const through = damage - unit.shields[attack.defending];
      return through > 0 ? Math.min(through, 2) * 0.9 : 0.1;
    }
    case 'contain':
      return attack.dice.some((d) => critsOn(d.face) > 0) && unit?.kind === 'ship'
        ? throughHull(unit, attack.defending, damage)
        : 0;
    case 'salvo':
      return 0.9;
    default:
      return 0;
  }
}

const throughHull = (ship: Ship, zone: keyof Ship['shields'] | null, damage: number): number =>
  zone !== null && damage > ship.shields[zone] ? 0.6 : 0;

/** The token of the defender that would save most. */
export function chooseAccuracy(imagined: Imagined, ask: AskOf<'accuracy'>): string | undefined {
  const damage = pending(imagined);
  let best: { id: string; worth: number } | undefined;
  for (const { id, about } of ask.options) {
    if (!about) continue;
    const worth = savedBy(imagined, about.kind, damage);
    if (best === undefined || worth > best.worth) best = { id, worth };
  }
  return best?.id;
}

/** Whether an accuracy icon is worth a die: only if a token would save more than that die does. */
export function accuracyPays(imagined: Imagined): boolean {
  const { g } = imagined;
  const attack = g.state.attacks.at(-1);
  const unit = attack && unitOf(g.state, attack.defender);
  if (!attack || !unit) return false;
  const damage = pending(imagined);
  return unit.tokens.some(
    (t, at) => t.state !== 'discarded' && !attack.locked.includes(at) && savedBy(imagined, t.kind, damage) >= 1,
  );
}

import type { AskOf, Die, data, OfShot } from '@holotisch/armada';
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
  isActivated,
  totalOf,
  unitOf,
} from '@holotisch/armada/rules';
import type { Imagined, Ship } from './imagine.ts';
import { oddsAgainst } from './odds.ts';
import { worthOfDamage } from './worth.ts';

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
  const pool = obstructed ? withoutWorst(dice) : dice;
  const { defended } = oddsAgainst(to, pool, crits, from.kind === 'ship' ? (range ?? 'close') : 'close');
  const point = worthOfDamage(g, to);
  let worth = 0;
  if (to.kind === 'squadron') {
    const cost = costOf(to, g.state.rules.prices);
    for (const [damage, chance] of defended.entries())
      worth += chance * (Math.min(damage, to.hull) * point + (damage >= to.hull ? 0.3 * cost : 0));
    return worth;
  }
  // Shields in front of the hull count less than the hull behind them.
  const shields = defending === null ? 0 : to.shields[defending];
  const left = hullOf(g, to) - to.damage.length;
  const kill = costOf(to, g.state.rules.prices) * 0.6;
  for (const [damage, chance] of defended.entries()) {
    const through = Math.max(0, damage - shields);
    worth += chance * ((0.7 * damage + 0.6 * through) * point + (through >= left ? kill : 0));
  }
  return worth;
}

/** An obstructed attack loses a die: its worst one. */
function withoutWorst(dice: data.Dice): data.Dice {
  const colour = (['red', 'blue', 'black'] as const).find((one) => dice[one] > 0);
  return colour === undefined ? dice : { ...dice, [colour]: dice[colour] - 1 };
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
  });
  let left = total;
  for (let i = 0; i < attack.memory.brace; i++) left = Math.ceil(left / 2);
  return left;
}

/** What it costs to turn a ready token, while others may still shoot and when nobody will; and to lose one for good. */
const TURNED = 0.35;
const TURNED_LAST = 0.05;
const LOST = 0.8;
const LOST_PER_ROUND = 0.35;

/** The defence token that is worth spending now, or none. */
export function chooseDefence(
  imagined: Imagined,
  ask: { readonly options: readonly { readonly id: string }[] },
): string | undefined {
  const { g, enemyShips, enemySquadrons } = imagined;
  const attack = g.state.attacks.at(-1);
  const unit = attack && unitOf(g.state, attack.defender);
  if (!attack || !unit) return undefined;
  const damage = pending(imagined);
  if (damage === 0) return 'pass';
  const shooters = [...enemyShips, ...enemySquadrons].some((enemy) => !isActivated(g.state, enemy));
  const rounds = Math.max(0, (g.state.rules.rounds ?? g.state.round + 2) - g.state.round);
  const dies = (by: number): boolean =>
    unit.kind === 'squadron'
      ? by >= unit.hull
      : by - (attack.defending === null ? 0 : unit.shields[attack.defending]) >= hullOf(g, unit) - unit.damage.length;
  let best: { id: string; worth: number } | undefined;
  for (const { id } of ask.options) {
    const at = /token\.(\d+)$/.exec(id)?.[1];
    const token = at === undefined ? undefined : unit.tokens[Number(at)];
    if (!token) continue;
    const saved = savedBy(imagined, token.kind, damage);
    if (saved <= 0) continue;
    // An exhausted token is lost for good when it is spent; a life is worth any of them.
    const turned = shooters ? TURNED : TURNED_LAST;
    const price =
      token.state === 'exhausted' ? (rounds === 0 && !shooters ? 0 : LOST + LOST_PER_ROUND * rounds) : turned;
    const worth = saved - (dies(damage) ? 0 : price);
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

/** A die to add: black ones hit most often, red ones hardest. */
export const chooseColour = ({ options }: AskOf<'colour'>): string | undefined =>
  ['black', 'red', 'blue'].find((colour) => options.some(({ id }) => id === colour));

/** A dial always adds a die; a token alone is for a die that shows nothing. */
export function concentratePays({ g }: Imagined): boolean {
  const attack = g.state.attacks.at(-1);
  const ship = attack && unitOf(g.state, attack.attacker);
  if (ship?.kind !== 'ship') return true;
  return (
    ship.open.includes('concentrate') || attack!.dice.some((die) => goodOf(die, attack!.armament === 'battery') < 0.5)
  );
}
